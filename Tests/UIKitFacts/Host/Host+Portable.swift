#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit

  /// What differs between the stand-in and UIKit: where windows come from, and when changes are over.
  ///
  /// The stand-in has an application and a scene for every test.
  @MainActor
  struct Host {
    let application: UIApplication
    let scene: UIWindowScene
    private let delegate = HostDelegate()

    /// The longest wait.
    nonisolated static let patience = Duration.seconds(30)

    init() {
      application = UIApplication(delegate: delegate)
      scene = UIWindowScene(
        application: application,
        bounds: CGRect(x: 0, y: 0, width: 390, height: 844)
      )
    }

    /// Waits for a scene: nothing to wait for here.
    static func waitForScene() async throws {}

    func makeWindow() -> UIWindow {
      UIWindow(windowScene: scene)
    }

    /// Waits until UIKit has finished a change: nothing to wait for here.
    func settle() async {}

    /// Returns whether a condition holds, now or soon.
    @discardableResult
    func settles(_ condition: () -> Bool) async -> Bool {
      condition()
    }

    /// Runs what makes and drops objects, so that nothing keeps them for a while.
    static func drain<Value>(_ body: () throws -> Value) rethrows -> Value {
      try body()
    }
  }

  private final class HostDelegate: UIResponder, UIApplicationDelegate {}
#endif
