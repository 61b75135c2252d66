import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension UIViewController {
  /// Presents a controller and waits for the completion.
  func present(_ controller: UIViewController) async {
    await Host.completion { done in present(controller, animated: false) { done(()) } }
  }

  /// Dismisses a controller and waits for the completion.
  func dismiss() async {
    await Host.completion { done in dismiss(animated: false) { done(()) } }
  }

  /// Adds a child controller with its view.
  func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

extension UIWindow {
  /// Shows a controller as the window's root.
  func show(_ controller: UIViewController) {
    rootViewController = controller
    makeKeyAndVisible()
  }
}

extension Host {
  /// Runs a closure that calls a completion handler, and returns the handler's argument.
  ///
  /// If the handler is not called within ``patience``, records an issue and returns nil.
  @discardableResult
  static func completion<Value>(
    sourceLocation: SourceLocation = #_sourceLocation,
    of body: (@escaping (Value) -> Void) -> Void
  ) async -> Value? {
    var value: Value?
    body { value = $0 }
    let deadline = ContinuousClock.now + patience
    while value == nil, ContinuousClock.now < deadline, !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(10))
    }
    if value == nil { Issue.record("No completion within \(patience).", sourceLocation: sourceLocation) }
    return value
  }
}
