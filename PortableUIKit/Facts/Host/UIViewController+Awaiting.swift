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
