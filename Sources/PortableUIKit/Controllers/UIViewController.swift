public import Foundation

/// An object that manages a view hierarchy
/// (`developer.apple.com/documentation/uikit/uiviewcontroller`).
///
/// It differs from UIKit's in what it does not have: nibs, storyboards, layout, and every style of
/// presentation but the one in which the presenting controller stays on screen.
open class UIViewController: UIResponder {
  var loadedView: UIView?
  var appearance = Appearance.disappeared
  var presentation: Presentation?
  weak var presenter: UIViewController?
  private var madeNavigationItem: UINavigationItem?

  /// The controller's title (`developer.apple.com/documentation/uikit/uiviewcontroller/title`).
  ///
  /// A new one is the navigation item's title too.
  open var title: String? {
    didSet { madeNavigationItem?.title = title }
  }

  /// What a navigation bar shows of the controller, made when it is asked for first
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/navigationitem`).
  open var navigationItem: UINavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let item = UINavigationItem(title: "")
    item.title = title
    madeNavigationItem = item
    return item
  }

  /// The container the controller is in, held weakly
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/parent`).
  open internal(set) weak var parent: UIViewController?

  /// The controllers in this container
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/children`).
  open internal(set) var children: [UIViewController] = []

  /// Makes a controller; the name and the bundle say nothing here, because there are no nibs
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)`).
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes a controller: there are no storyboards here, so nothing is decoded
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a controller
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)`).
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The superview of the controller's view, if that is loaded; reading it loads nothing
  /// (`developer.apple.com/documentation/uikit/uiresponder/next`).
  ///
  /// For a controller that was presented, Apple's pages name two: the presenting controller
  /// (`developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events`),
  /// which is the answer here, or the superview as for any other. The window it is in can choose.
  open override var next: UIResponder? {
    let choice = loadedView?.window?.presentedControllerNext ?? .presentingController
    if choice == .presentingController, let presenter { return presenter }
    return loadedView?.superview
  }

  // MARK: View

  /// The controller's root view, loaded when it is asked for first
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/view`).
  ///
  /// A view that is another controller's ends the process with the words of UIKit's exception ("A view can
  /// only be associated with at most one view controller at a time!").
  open var view: UIView! {
    get {
      loadViewOnce()
      return loadedView
    }
    set { adopt(newValue) }
  }

  /// The controller's root view if it is loaded
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewifloaded`).
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/isviewloaded`).
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it is not loaded yet
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()`).
  ///
  /// Where `loadView()` was overridden and sets no view, the process ends with a message.
  open func loadViewIfNeeded() {
    loadViewOnce()
  }

  /// Makes the view and sets it: a plain one, with an empty frame until it is installed somewhere
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/loadview()`).
  open func loadView() {
    view = UIView(frame: .zero)
  }

  /// Tells that the view was loaded; it does nothing
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()`).
  open func viewDidLoad() {}

  /// Tells that the view is about to lay out its subviews; it does nothing
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews()`).
  open func viewWillLayoutSubviews() {}

  /// Tells that the view laid out its subviews; it does nothing
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()`).
  open func viewDidLayoutSubviews() {}

  // MARK: Appearance

  /// Tells that the view is about to be added to a window; it does nothing
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)`).
  ///
  /// Here all of a controller's appearance callbacks come at once, while the view is added; in UIKit the
  /// later ones may come in a later turn of the main run loop.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells that the view was added to a window and has its place there; it does nothing
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)`).
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells that the view was added to a window; it does nothing
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)`).
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells that the view is about to leave its window; it does nothing
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)`).
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells that the view has left its window; it does nothing
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)`).
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Containment

  /// Makes a controller a child of this one, after `willMove(toParent:)` of the child; `didMove(toParent:)`
  /// is the container's to call (`developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)`).
  ///
  /// A child of another container is removed from that one first. A controller that is this one or contains
  /// it ends the process with a message.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Removes the controller from its container and calls its `didMove(toParent:)` with `nil`; calling
  /// `willMove(toParent:)` before is the container's task
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()`).
  open func removeFromParent() {
    leaveParent()
  }

  /// Tells that the container is about to change, to `nil` if the controller is removed; it does nothing
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)`).
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells that the container changed; it does nothing
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)`).
  open func didMove(toParent parent: UIViewController?) {}

  /// Lets go of a child.
  func drop(_ child: UIViewController) {
    children.removeAll { $0 === child }
  }

  // MARK: Presentation

  /// The controller that this one, or one that contains it, presented
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller`).
  open var presentedViewController: UIViewController? { ancestor(where: \.presentation)?.controller }

  /// The controller that presented this one, or one that contains it; held weakly
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller`).
  open var presentingViewController: UIViewController? { ancestor(where: \.presenter) }

  /// Presents a controller over the outermost container of this one
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)`).
  ///
  /// The presenting controller stays in the window and does not disappear, as with UIKit's sheets. The
  /// completion is called before this returns; in UIKit it may come later. As there, presenting from a
  /// controller that presents already, or whose view is in no window, does nothing but log a line; presenting
  /// a controller on itself, twice, or while it is in a container ends the process with UIKit's words.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: the controller to present, held until it is dismissed.
  ///   - flag: passed on to the appearance callbacks; nothing is animated here.
  ///   - completion: called after the presented controller's `viewDidAppear(_:)`, unless that was dismissed
  ///     on the way.
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

  /// Dismisses what this controller presented, with everything presented from that; else asks the
  /// controller that presented this one to do so
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)`).
  ///
  /// - Parameters:
  ///   - flag: passed on to the appearance callbacks; nothing is animated here.
  ///   - completion: called after the dismissed controller's `viewDidDisappear(_:)`, and before this
  ///     returns; in UIKit it may come later. Where nothing is presented it is not called.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController?.presenter ?? presentingViewController
    guard let presenter, presenter.endPresentation(animated: flag) else { return }
    completion?()
  }
}
