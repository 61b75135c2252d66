public import Foundation

/// The backdrop for an app's user interface and the object that dispatches events to its views
/// (`developer.apple.com/documentation/uikit/uiwindow`).
open class UIWindow: UIView {
  /// The rule for the next responder of a controller presented in this window.
  ///
  /// Apple's documentation describes two rules, so tests can choose either one.
  package var presentedControllerNext = PresentedControllerNext.presentingController

  /// The scene that contains the window, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uiwindow/windowscene`).
  ///
  /// The window doesn't retain the scene.
  open weak var windowScene: UIWindowScene?

  package weak var firstResponder: UIResponder?

  private lazy var ownUndoManager = UndoManager()

  /// The undo manager of the window (`developer.apple.com/documentation/uikit/uiresponder/undomanager`).
  open override var undoManager: UndoManager? { ownUndoManager }

  /// The height of the keyboard at the bottom of the window, in points, or 0 if there is none.
  ///
  /// UIKit shows the keyboard when the user edits text. Here, tests and host programs show it.
  package var keyboardHeight: CGFloat = 0 {
    didSet { if keyboardHeight != oldValue { keyboardMoved() } }
  }

  /// Creates a window with the given frame and no scene
  /// (`developer.apple.com/documentation/uikit/uiview/init(frame:)`).
  ///
  /// The window is hidden until you call ``makeKeyAndVisible()`` or set ``isHidden`` to `false`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a window that fills the given scene
  /// (`developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)`).
  ///
  /// The window is hidden until you call ``makeKeyAndVisible()`` or set ``isHidden`` to `false`.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.bounds)
    self.windowScene = windowScene
    isHidden = true
  }

  /// Creates a hidden window with an empty frame, and ignores the coder
  /// (`developer.apple.com/documentation/uikit/uiview/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// The window itself.
  ///
  /// Apple doesn't document this behavior.
  open override var window: UIWindow? { self }

  /// The scene of the window, or the application if the window has no scene
  /// (`developer.apple.com/documentation/uikit/uiresponder/next`).
  ///
  /// Apple documents only the application. PortableUIKit assumes that the scene comes first.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The controller whose view fills the window
  /// (`developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller`).
  ///
  /// Once the window is visible, it adds the controller's view and makes the view fill the window. The window doesn't
  /// resize the view afterward. Replacing the controller removes the old controller's view from the window and
  /// dismisses the controllers that the old controller presented.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.endPresentation(animated: false)
      if let oldView = oldValue?.viewIfLoaded, oldView.superview === self { oldView.removeFromSuperview() }
      installRootView()
    }
  }

  /// Whether the window is hidden, `true` by default (`developer.apple.com/documentation/uikit/uiview/ishidden`).
  ///
  /// Showing the window adds the root controller's view. Apple doesn't document this behavior. Unlike in UIKit, hiding
  /// the window again doesn't remove that view, so no controller disappears.
  open override var isHidden: Bool {
    didSet { installRootView() }
  }

  /// Whether the window is the key window, which receives events without a location, such as key presses
  /// (`developer.apple.com/documentation/uikit/uiwindow/iskeywindow`).
  open var isKeyWindow: Bool { application?.keyWindow === self }

  /// Shows the window and makes it the key window
  /// (`developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()`).
  open func makeKeyAndVisible() {
    isHidden = false
    application?.keyWindow = self
  }

  /// Delivers the touches of an event to their views and gesture recognizers
  /// (`developer.apple.com/documentation/uikit/uiwindow/sendevent(_:)`).
  ///
  /// The method ignores touches that belong to another window.
  open func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] where touch.window === self { deliver(touch, of: event) }
  }

  /// The application of the window's scene, or the shared application if the window has no scene.
  ///
  /// The value is `nil` if the scene's application is deallocated.
  var application: UIApplication? {
    guard let windowScene else { return .shared }
    return windowScene.application
  }

  private func installRootView() {
    guard !isHidden, let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
    // A callback may have replaced the controller while the window added its view.
    if rootViewController?.viewIfLoaded !== view { view.removeFromSuperview() }
  }
}
