public import Foundation

/// An object that manages a view hierarchy
/// (`developer.apple.com/documentation/uikit/uiviewcontroller`).
///
/// Unlike UIKit's, it has no nibs, no storyboards and no layout. Its only presentation style is one in which the
/// presenting controller stays on screen.
open class UIViewController: UIResponder {
  var loadedView: UIView?
  var appearance = Appearance.disappeared
  var presentation: Presentation?
  weak var presenter: UIViewController?
  private var madeNavigationItem: UINavigationItem?

  /// The controller's title (`developer.apple.com/documentation/uikit/uiviewcontroller/title`).
  ///
  /// Setting it also sets the navigation item's title.
  open var title: String? {
    didSet { madeNavigationItem?.title = title }
  }

  /// The controller's content in a navigation bar, made on first use
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/navigationitem`).
  open var navigationItem: UINavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let item = UINavigationItem(title: "")
    item.title = title
    madeNavigationItem = item
    return item
  }

  /// The container of the controller. A weak reference
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/parent`).
  open internal(set) weak var parent: UIViewController?

  /// The child controllers of this container
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/children`).
  open internal(set) var children: [UIViewController] = []

  /// Makes a controller. Name and bundle are ignored
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)`).
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes a controller. The coder is ignored
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a controller
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)`).
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The superview of the controller's view. Reading it doesn't load the view
  /// (`developer.apple.com/documentation/uikit/uiresponder/next`).
  ///
  /// For a presented controller, Apple's pages disagree. By
  /// `developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events`, it is the
  /// presenting controller, which is the default here. By the other page, it is the superview. The window of the view
  /// can choose.
  open override var next: UIResponder? {
    let choice = loadedView?.window?.presentedControllerNext ?? .presentingController
    if choice == .presentingController, let presenter { return presenter }
    return loadedView?.superview
  }

  // MARK: View

  /// The controller's root view, loaded on first use
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/view`).
  ///
  /// Setting a view of another controller ends the process with the message of UIKit's exception ("A view can only be
  /// associated with at most one view controller at a time!").
  open var view: UIView! {
    get {
      loadViewOnce()
      return loadedView
    }
    set { adopt(newValue) }
  }

  /// The controller's root view, or `nil` if it isn't loaded
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewifloaded`).
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/isviewloaded`).
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it isn't loaded yet
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()`).
  ///
  /// If an override of `loadView()` sets no view, the process ends with a message.
  open func loadViewIfNeeded() {
    loadViewOnce()
  }

  /// Makes and sets the view: a plain `UIView` with an empty frame
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/loadview()`).
  open func loadView() {
    view = UIView(frame: .zero)
  }

  /// Called after the view was loaded. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()`).
  open func viewDidLoad() {}

  /// Called before the view lays out its subviews. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews()`).
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()`).
  open func viewDidLayoutSubviews() {}

  // MARK: Appearance

  /// Called before the view is added to a window. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)`).
  ///
  /// Here all appearance callbacks come at once while the view is added. In UIKit the later ones may come in a later
  /// turn of the main run loop.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in a window and has its geometry. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)`).
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view was added to a window. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)`).
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view is removed from its window. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)`).
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view was removed from its window. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)`).
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Containment

  /// Adds a child controller
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)`).
  ///
  /// It calls the child's `willMove(toParent:)` first. The container must call `didMove(toParent:)`. A child of another
  /// container is removed from that one first. Adding the controller itself or one of its containers ends the process
  /// with a message.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Removes the controller from its container and calls its `didMove(toParent:)` with `nil`. The container must call
  /// `willMove(toParent:)` before
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()`).
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the parent changes, with `nil` before a removal. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)`).
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent changed. The default does nothing
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)`).
  open func didMove(toParent parent: UIViewController?) {}

  /// Removes a child from ``children``.
  func removeChild(_ child: UIViewController) {
    children.removeAll { $0 === child }
  }

  // MARK: Presentation

  /// The controller presented by this one or one of its containers
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller`).
  open var presentedViewController: UIViewController? { ancestor(where: \.presentation)?.controller }

  /// The controller that presented this one or one of its containers. A weak reference
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller`).
  open var presentingViewController: UIViewController? { ancestor(where: \.presenter) }

  /// Presents a controller over the outermost container of this one
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)`).
  ///
  /// The presenting controller stays in the window and doesn't disappear, as with UIKit's sheets. As in UIKit, the call
  /// only logs a line if the presenting controller already presents another, or if its view is in no window. Presenting
  /// a controller on itself, twice, or while it has a parent ends the process with the message of UIKit's exception.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: the controller to present. It is retained until it is dismissed.
  ///   - flag: passed to the appearance callbacks. Nothing is animated here.
  ///   - completion: called after the presented controller's `viewDidAppear(_:)` and before this method returns, unless
  ///   a callback dismissed it. UIKit may call it later.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    outermostContainer.beginPresentation(
      of: viewControllerToPresent,
      askedBy: self,
      animated: flag,
      completion: completion
    )
  }

  /// Dismisses the controller that this one presented, and everything presented from there. If there is none, asks the
  /// presenting controller to dismiss this one
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)`).
  ///
  /// - Parameters:
  ///   - flag: passed to the appearance callbacks. Nothing is animated here.
  ///   - completion: called after the dismissed controller's `viewDidDisappear(_:)` and before this method returns.
  ///   UIKit may call it later. It isn't called if nothing is dismissed.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController?.presenter ?? presentingViewController
    guard let presenter, presenter.endPresentation(animated: flag) else { return }
    completion?()
  }
}
