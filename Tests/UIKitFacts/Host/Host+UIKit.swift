// For UIKit only: it needs an app that hosts the tests and has a window scene.
#if canImport(UIKit) && !os(watchOS)
  import Dispatch
  import QuartzCore
  import UIKit

  /// What differs between the stand-in and UIKit: where windows come from, and what can be chosen.
  ///
  /// UIKit has one application, and its scenes are the hosting app's.
  @MainActor
  struct Host {
    nonisolated static let choosesPresentedNext = false
    nonisolated static let makesApplications = false
    nonisolated static let choices: [PresentedControllerNext?] = [nil]

    let application: UIApplication
    let scene: UIWindowScene

    init() {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      guard let first = scenes.first else { fatalError("The tests need an app with a window scene.") }
      application = .shared
      scene = first
    }

    func makeWindow() -> UIWindow {
      UIWindow(windowScene: scene)
    }

    func choose(_ next: PresentedControllerNext?, in window: UIWindow) {
      if next != nil { fatalError("UIKit has chosen.") }
    }

    func makeApplication(delegate: (any UIApplicationDelegate)?) -> UIApplication {
      fatalError("UIKit has one application.")
    }

    func makeScene(of application: UIApplication) -> UIWindowScene {
      fatalError("UIKit makes the scenes.")
    }

    /// Waits until what a change brings with it has been told, which UIKit may do when a transaction ends.
    func settle() async {
      for _ in 0..<2 {
        await withCheckedContinuation { continuation in
          CATransaction.begin()
          CATransaction.setCompletionBlock { DispatchQueue.main.async { continuation.resume() } }
          CATransaction.commit()
        }
      }
    }

    /// Runs what makes and drops objects, so that nothing keeps them for a while.
    func drain<Value>(_ body: () throws -> Value) rethrows -> Value {
      try autoreleasepool(invoking: body)
    }
  }

  /// The stand-in's choice between the readings of Apple's pages, so that the tests compile.
  enum PresentedControllerNext: CaseIterable, Sendable {
    case presentingController
    case superviewOfItsView
  }
#endif
