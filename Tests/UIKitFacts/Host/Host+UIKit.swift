// For UIKit only: it needs an app that hosts the tests and has a window scene.
#if canImport(UIKit) && !os(watchOS)
  import Dispatch
  import QuartzCore
  import UIKit

  /// What differs between the stand-in and UIKit: where windows come from, and when changes are over.
  ///
  /// UIKit has one application, and its scenes are the hosting app's.
  @MainActor
  struct Host {
    /// No scene connected to the app.
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

    /// Waits until the app's scene has connected; throws if that takes too long, and at once from then on.
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

    /// Returns whether a condition holds, now or soon: systems differ in how many turns of the run loop a change takes.
    @discardableResult
    func settles(_ condition: () -> Bool) async -> Bool {
      for _ in 0..<50 where !condition() { await settle() }
      return condition()
    }

    /// Runs what makes and drops objects, so that nothing keeps them for a while.
    static func drain<Value>(_ body: () throws -> Value) rethrows -> Value {
      try autoreleasepool(invoking: body)
    }
  }
#endif
