// For UIKit only: it needs an app that hosts the tests and has a window scene.
#if canImport(UIKit) && !os(watchOS)
  import Dispatch
  import QuartzCore
  import UIKit

  /// The differences between the stand-in and UIKit: where windows come from, and when changes have finished.
  ///
  /// UIKit has one application, and its scenes are those of the hosting app.
  @MainActor
  struct Host {
    /// The error that no scene connected to the app.
    struct NoScene: Error, CustomStringConvertible {
      var description: String {
        "No window scene connected within \(Host.patience). The facts need an app that shows a window, as the scheme "
          + "'Quakes' has; a locked screen or a simulator that is still starting keeps it from connecting."
      }
    }

    /// The longest wait.
    nonisolated static let patience = Duration.seconds(30)
    private static var hasGivenUp = false

    let application: UIApplication
    let scene: UIWindowScene

    init() {
      guard let scene = Self.scene else {
        fatalError("A suite that makes windows needs the trait 'onScreen'.")
      }
      application = .shared
      self.scene = scene
    }

    private static var scene: UIWindowScene? {
      UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    }

    /// Waits until the app's scene has connected. Throws if that takes too long, and from then on at once.
    static func waitForScene() async throws {
      let deadline = ContinuousClock.now + patience
      while scene == nil {
        guard !hasGivenUp, ContinuousClock.now < deadline else {
          hasGivenUp = true
          throw NoScene()
        }
        try await Task.sleep(for: .milliseconds(50))
      }
    }

    func makeWindow() -> UIWindow {
      UIWindow(windowScene: scene)
    }

    /// Waits until UIKit has finished a change, which may be when a transaction ends.
    func settle() async {
      for _ in 0..<2 {
        await withCheckedContinuation { continuation in
          CATransaction.begin()
          CATransaction.setCompletionBlock { DispatchQueue.main.async { continuation.resume() } }
          CATransaction.commit()
        }
      }
    }

    /// Returns whether a condition becomes true soon. Systems differ in how many run loop turns a change takes.
    @discardableResult
    func settles(_ condition: () -> Bool) async -> Bool {
      for _ in 0..<50 where !condition() { await settle() }
      return condition()
    }

    /// Runs code that makes and releases objects, so that they are deallocated when it returns.
    static func drain<Value>(_ body: () throws -> Value) rethrows -> Value {
      try autoreleasepool(invoking: body)
    }

    /// Gives a controller its method for an action. On UIKit it has one.
    static func addMethods(to controller: ActingController) {}
  }

  extension ActingController {
    @objc fileprivate func act(_ sender: Any?) {
      performed += [sender].compactMap { $0 as? UICommand }
    }
  }

  extension Selector {
    @MainActor static let act = #selector(ActingController.act(_:))
  }
#endif
