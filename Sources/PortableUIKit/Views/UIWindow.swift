public import Foundation

/// The backdrop for an app's user interface and the object that dispatches events to its views
/// (`developer.apple.com/documentation/uikit/uiwindow`).
open class UIWindow: UIView {
  /// What comes after a presented controller in this window's responder chains.
  ///
  /// Apple's pages say two things, so code that reads the chain is tried with both.
  package var presentedControllerNext = PresentedControllerNext.presentingController

  /// The scene the window is in, held weakly
  /// (`developer.apple.com/documentation/uikit/uiwindow/windowscene`).
  open weak var windowScene: UIWindowScene?

  /// The responder that hears what is typed, held weakly.
  weak var firstResponder: UIResponder?

  /// Makes a window that is in no scene and hidden until ``makeKeyAndVisible()``
  /// (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a window as large as its scene, hidden until ``makeKeyAndVisible()``
  /// (`developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)`).
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.bounds)
    self.windowScene = windowScene
    isHidden = true
  }

  /// Makes an empty, hidden window: there are no nibs here, so nothing is decoded
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// The window itself (observed, not documented).
  open override var window: UIWindow? { self }

  /// The scene the window is in, else the application
  /// (`developer.apple.com/documentation/uikit/uiresponder/next`).
  ///
  /// The page names the application only; that a scene comes in between is observed.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The controller whose view fills the window, installed as soon as the window is visible
  /// (`developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller`).
  ///
  /// The view takes the window's size once, when it is installed. A replaced controller's view leaves the
  /// window, and so does what was presented from it.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.endPresentation(animated: false)
      if let oldView = oldValue?.viewIfLoaded, oldView.superview === self { oldView.removeFromSuperview() }
      installRootView()
    }
  }

  /// Whether the window is hidden, which a new window is
  /// (`developer.apple.com/documentation/uikit/uiview/ishidden`).
  ///
  /// Showing the window installs the root controller's view (observed, not documented). Hiding it again
  /// takes nothing out, so nobody disappears by it: that differs from UIKit.
  open override var isHidden: Bool {
    didSet { installRootView() }
  }

  /// Whether this is the window that receives what is bound to no place, such as keys
  /// (`developer.apple.com/documentation/uikit/uiwindow/iskeywindow`).
  open var isKeyWindow: Bool { application?.keyWindow === self }

  /// Shows the window and makes it the key window
  /// (`developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()`).
  open func makeKeyAndVisible() {
    isHidden = false
    application?.keyWindow = self
  }

  /// Hands a touch to its view, and to the recognizers of that and of those it is in
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
    // A callback on the way may have replaced the controller before its view was there to take out.
    if rootViewController?.viewIfLoaded !== view { view.removeFromSuperview() }
  }
}
