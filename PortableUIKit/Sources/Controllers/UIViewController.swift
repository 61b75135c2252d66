public import Foundation

/// An object that manages a hierarchy of views (`developer.apple.com/documentation/uikit/uiviewcontroller`).
///
/// Unlike UIKit's class, it has no nibs, storyboards or layout properties. The view of a presenting controller always
/// stays in the window.
open class UIViewController: UIResponder {
  var loadedView: UIView?
  var appearance = Appearance.disappeared
  var presentation: Presentation?
  weak var presenter: UIViewController?
  weak var contentScrollView: UIScrollView?
  private var madeNavigationItem: UINavigationItem?
  private var isInEditingMode = false
  private var editItem: UIBarButtonItem?

  /// Whether controllers that this controller or its children present cover only this controller's view
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext`).
  ///
  /// The value has no effect here.
  open var definesPresentationContext = false

  /// The title of the controller (`developer.apple.com/documentation/uikit/uiviewcontroller/title`).
  ///
  /// Setting the title also sets the navigation item's title.
  open var title: String? {
    didSet { madeNavigationItem?.title = title }
  }

  /// The content that a navigation bar displays for the controller, created on first use
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/navigationitem`).
  open var navigationItem: UINavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let item = UINavigationItem(title: "")
    item.title = title
    madeNavigationItem = item
    return item
  }

  /// The items of a navigation controller's toolbar (`developer.apple.com/documentation/uikit/uiviewcontroller/toolbaritems`).
  ///
  /// Here, nothing displays them.
  open var toolbarItems: [UIBarButtonItem]?

  /// The container of this controller, or `nil` if it has none
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/parent`).
  ///
  /// The reference is weak.
  open internal(set) weak var parent: UIViewController?

  /// The child controllers, in the order in which they were added
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/children`).
  open internal(set) var children: [UIViewController] = []

  /// Creates a controller, and ignores the nib name and the bundle
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)`).
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller, and ignores the coder
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a controller without a nib
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)`).
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The controller that directly presents this controller, otherwise the superview of this controller's view
  /// (`developer.apple.com/documentation/uikit/uiresponder/next`).
  ///
  /// The value is `nil` if there is neither. Reading the property doesn't load the view.
  ///
  /// Apple's pages disagree about a presented controller. The page on the responder chain names the presenting
  /// controller (`developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events`).
  /// The page on this property names the superview. Here, the presenting controller is next by default, but a window
  /// can select the other rule.
  open override var next: UIResponder? {
    let choice = loadedView?.window?.presentedControllerNext ?? .presentingController
    if choice == .presentingController, let presenter { return presenter }
    return loadedView?.superview
  }

  /// The place from which the controller is presented as a popover, or `nil`
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller`).
  ///
  /// Here, only an action sheet has one.
  open var popoverPresentationController: UIPopoverPresentationController? { nil }

  // MARK: Editing

  /// Whether the user can edit the controller's content
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/isediting`).
  ///
  /// Setting the property is the same as calling ``setEditing(_:animated:)`` without an animation.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves editing mode
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/setediting(_:animated:)`).
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditingMode = editing
    editItem?.title = editing ? "Done" : "Edit"
  }

  /// A button that enters or leaves editing mode
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/editbuttonitem`).
  open var editButtonItem: UIBarButtonItem {
    if let editItem { return editItem }
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: isEditing ? "Done" : "Edit") { [weak self] _ in
        if let self { setEditing(!isEditing, animated: true) }
      }
    )
    editItem = item
    return item
  }

  // MARK: View

  /// The controller's root view, loaded on first use (`developer.apple.com/documentation/uikit/uiviewcontroller/view`).
  ///
  /// If you set another controller's root view, the app terminates with UIKit's error message. The message contains
  /// "A view can only be associated with at most one view controller at a time!".
  open var view: UIView! {
    get {
      loadViewOnce()
      return loadedView
    }
    set { adopt(newValue) }
  }

  /// The controller's root view, or `nil` if the view isn't loaded
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewifloaded`).
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the controller's root view is loaded
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/isviewloaded`).
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the root view if it isn't loaded yet
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()`).
  ///
  /// If an override of ``loadView()`` doesn't set the view, the app terminates with an error message.
  open func loadViewIfNeeded() {
    loadViewOnce()
  }

  /// Creates a plain view with an empty frame and sets it as the root view
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/loadview()`).
  open func loadView() {
    view = UIView(frame: .zero)
  }

  /// Notifies the controller that its view was loaded
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()`).
  ///
  /// The default does nothing.
  open func viewDidLoad() {}

  /// The least margins of the controller's view, in points
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins`).
  ///
  /// Here, they are 16 points at the sides. Apple doesn't document the values.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  /// Notifies the controller that its view is about to lay out its subviews
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews()`).
  ///
  /// The default does nothing.
  open func viewWillLayoutSubviews() {}

  /// Notifies the controller that its view laid out its subviews
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()`).
  ///
  /// The default does nothing.
  open func viewDidLayoutSubviews() {}

  // MARK: Appearance

  /// Notifies the controller that its view is about to be added to a window
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)`).
  ///
  /// Here, all appearance callbacks run before the call that adds the view returns. In UIKit, some of them may run in a
  /// later turn of the main run loop. The default does nothing.
  open func viewWillAppear(_ animated: Bool) {}

  /// Notifies the controller that its view was added to a window, before ``viewDidAppear(_:)``
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)`).
  ///
  /// The default does nothing.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Notifies the controller that its view was added to a window
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)`).
  ///
  /// The default does nothing.
  open func viewDidAppear(_ animated: Bool) {}

  /// Notifies the controller that its view is about to be removed from its window
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)`).
  ///
  /// The default does nothing.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Notifies the controller that its view was removed from its window
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)`).
  ///
  /// The default does nothing.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Containment

  /// Adds a controller as a child of this container
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)`).
  ///
  /// The method calls the child's `willMove(toParent:)`. The container must then call the child's `didMove(toParent:)`.
  /// If the child has another parent, the method first removes the child from that parent. If the child is already in
  /// ``children``, the method does nothing. If you add this controller or one of its ancestors, the app terminates with
  /// an error message.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Removes the controller from its parent
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()`).
  ///
  /// The container must first call the controller's `willMove(toParent:)` with `nil`. The method itself calls
  /// `didMove(toParent:)` with `nil`. If the controller has no parent, the method does nothing.
  open func removeFromParent() {
    leaveParent()
  }

  /// Notifies the controller that its parent is about to change
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)`).
  ///
  /// The new parent is `nil` if the controller is about to be removed. The default does nothing.
  open func willMove(toParent parent: UIViewController?) {}

  /// Notifies the controller that its parent changed
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)`).
  ///
  /// The new parent is `nil` if the controller was removed. The default does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  /// Removes a child from ``children``, without callbacks.
  func removeChild(_ child: UIViewController) {
    children.removeAll { $0 === child }
  }

  // MARK: Presentation

  /// The controller that this controller or one of its ancestors presents, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller`).
  open var presentedViewController: UIViewController? { ancestor(where: \.presentation)?.controller }

  /// The controller that presents this controller or one of its ancestors, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller`).
  ///
  /// A presented controller doesn't retain its presenting controller.
  open var presentingViewController: UIViewController? { ancestor(where: \.presenter) }

  /// Presents a controller over the outermost container of this controller
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)`).
  ///
  /// The outermost container becomes the presenting controller. As with UIKit's sheets, the container's view stays in
  /// the window, so the container doesn't disappear.
  ///
  /// If the presenting controller already presents another controller, or if its view isn't in a window, the method
  /// only logs a message, as in UIKit.
  ///
  /// If a controller is presented on itself, is already presented or has a parent, the app terminates with UIKit's
  /// error message.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present. The presenting controller retains it until the dismissal.
  ///   - flag: The value that the appearance callbacks receive. Nothing is animated here.
  ///   - completion: A closure that runs after the presented controller's `viewDidAppear(_:)` and before this method
  ///     returns. UIKit may run the closure later. The closure doesn't run if no controller is presented, or if a
  ///     callback dismisses the controller first.
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

  /// Dismisses the controller that this controller presents, or this controller if it presents none
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)`).
  ///
  /// A presentation by or of an ancestor counts as this controller's own. For example, a child of a presented container
  /// can dismiss the container. All controllers presented on top of the dismissed controller are also dismissed.
  ///
  /// - Parameters:
  ///   - flag: The value that the appearance callbacks receive. Nothing is animated here.
  ///   - completion: A closure that runs after the dismissed controller's `viewDidDisappear(_:)` and before this method
  ///     returns. UIKit may run the closure later. The closure doesn't run if no controller is dismissed.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController?.presenter ?? presentingViewController
    guard let presenter, presenter.endPresentation(animated: flag) else { return }
    completion?()
  }
}
