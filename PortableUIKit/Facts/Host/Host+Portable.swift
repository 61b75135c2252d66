#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit

  /// The differences between the stand-in and UIKit: where windows come from, and when changes have finished.
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

    /// Waits for a scene. The stand-in always has one.
    static func waitForScene() async throws {}

    func makeWindow() -> UIWindow {
      UIWindow(windowScene: scene)
    }

    /// Waits until a change has finished. The stand-in finishes changes at once.
    func settle() async {}

    /// Returns whether a condition holds, now or soon.
    @discardableResult
    func settles(_ condition: () -> Bool) async -> Bool {
      condition()
    }

    /// Runs code that makes and releases objects, so that they are deallocated when it returns.
    static func drain<Value>(_ body: () throws -> Value) rethrows -> Value {
      try body()
    }
  }

  extension Host {
    /// Gives a controller its method for an action.
    static func addMethods(to controller: ActingController) {
      UIResponder.addMethod(.act, to: type(of: controller)) { responder, sender in
        (responder as? ActingController)?.performed += [sender].compactMap { $0 as? UICommand }
      }
    }
  }

  extension Selector {
    @MainActor static let act = Selector("act:")
  }

  private final class HostDelegate: UIResponder, UIApplicationDelegate {}
#endif
