public import Foundation

/// The backdrop for an app's user interface and the object that dispatches events to its views
/// (`developer.apple.com/documentation/uikit/uiwindow`).
open class UIWindow: UIView {
  /// The `next` responder of presented controllers in this window.
  ///
  /// Apple's pages disagree about it, so tests try both.
  package var presentedControllerNext = PresentedControllerNext.presentingController

  /// The scene of the window. A weak reference
  /// (`developer.apple.com/documentation/uikit/uiwindow/windowscene`).
  open weak var windowScene: UIWindowScene?

  /// The responder that receives typed text. A weak reference.
  weak var firstResponder: UIResponder?

  /// Makes a window without a scene, hidden until ``makeKeyAndVisible()``
  /// (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a window with the size of its scene, hidden until ``makeKeyAndVisible()``
  /// (`developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)`).
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.bounds)
    self.windowScene = windowScene
    isHidden = true
  }

  /// Makes an empty, hidden window. The coder is ignored
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// The window itself (observed, not documented).
  open override var window: UIWindow? { self }

  /// The scene of the window, or the application if it has none
  /// (`developer.apple.com/documentation/uikit/uiresponder/next`).
  ///
  /// The page names only the application. That the scene comes before it is observed.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The controller whose view fills the window. The view is installed when the window becomes visible
  /// (`developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller`).
  ///
  /// The view takes the window's size once, when it is installed. Replacing the controller removes its view from the
  /// window, and dismisses what was presented from it.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.endPresentation(animated: false)
      if let oldView = oldValue?.viewIfLoaded, oldView.superview === self { oldView.removeFromSuperview() }
      installRootView()
    }
  }

  /// Whether the window is hidden, as it is at first
  /// (`developer.apple.com/documentation/uikit/uiview/ishidden`).
  ///
  /// Showing the window installs the root controller's view (observed, not documented). Unlike in UIKit, hiding it
  /// again removes nothing, so no controller disappears.
  open override var isHidden: Bool {
    didSet { installRootView() }
  }

  /// Whether the window is the key window, which receives events without a location, such as keys
  /// (`developer.apple.com/documentation/uikit/uiwindow/iskeywindow`).
  open var isKeyWindow: Bool { application?.keyWindow === self }

  /// Shows the window and makes it the key window
  /// (`developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()`).
  open func makeKeyAndVisible() {
    isHidden = false
    application?.keyWindow = self
  }

  /// Delivers touches to their views and recognizers
  /// (`developer.apple.com/documentation/uikit/uiwindow/sendevent(_:)`).
  open func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] where touch.window === self { deliver(touch, of: event) }
  }

  /// The application whose scene the window is in.
  var application: UIApplication? {
    guard let windowScene else { return .shared }
    return windowScene.application
  }

  private func installRootView() {
    guard !isHidden, let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
    // A callback may have replaced the controller before its view was in the window.
    if rootViewController?.viewIfLoaded !== view { view.removeFromSuperview() }
  }
}
