#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit

  /// What differs between the stand-in and UIKit: where windows come from, and what can be chosen.
  ///
  /// The stand-in has an application and a scene for every test.
  @MainActor
  struct Host {
    nonisolated static let choosesPresentedNext = true
    nonisolated static let makesApplications = true
    nonisolated static let choices: [PresentedControllerNext?] = PresentedControllerNext.allCases

    let application: UIApplication
    let scene: UIWindowScene
    private let delegate = HostDelegate()

    init() {
      application = UIApplication(delegate: delegate)
      scene = UIWindowScene(
        application: application,
        bounds: CGRect(x: 0, y: 0, width: 390, height: 844)
      )
    }

    func makeWindow() -> UIWindow {
      UIWindow(windowScene: scene)
    }

    func choose(_ next: PresentedControllerNext?, in window: UIWindow) {
      if let next { window.presentedControllerNext = next }
    }

    func makeApplication(delegate: (any UIApplicationDelegate)?) -> UIApplication {
      UIApplication(delegate: delegate)
    }

    func makeScene(of application: UIApplication) -> UIWindowScene {
      UIWindowScene(application: application)
    }

    /// Waits until what a change brings with it has been told: nothing to wait for here.
    func settle() async {}

    /// Runs what makes and drops objects, so that nothing keeps them for a while.
    func drain<Value>(_ body: () throws -> Value) rethrows -> Value {
      try body()
    }
  }

  private final class HostDelegate: UIResponder, UIApplicationDelegate {}
#endif
