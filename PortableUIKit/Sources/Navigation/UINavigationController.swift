public import Foundation

/// A container that displays the top controller of a stack below a navigation bar
/// (`developer.apple.com/documentation/uikit/uinavigationcontroller`).
///
/// The bar is 44 points high, and 52 points higher with a search bar. Unlike in UIKit, the top controller's view never extends under the bar, and nothing is
/// animated. As in UIKit, the navigation controller doesn't load the top controller's view until its own view first
/// enters a window.
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = [] {
    didSet { navigationBar.items = stack.map(\.navigationItem) }
  }
  private var shown: UIViewController?
  private var isSwitching = false
  private(set) var coordinator: TransitionCoordinator?

  /// The navigation bar that the controller manages
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/navigationbar`).
  public let navigationBar = UINavigationBar()

  /// Creates a navigation controller with an empty stack, and ignores the nib name and the bundle
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/init(nibname:bundle:)`).
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a navigation controller with an empty stack, and ignores the coder
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a navigation controller whose stack contains a root controller
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/init(rootviewcontroller:)`).
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)
  }

  private func setUp() {
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
  }

  /// Creates the view that contains the bar and the top controller's view
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/loadview()`).
  open override func loadView() {
    let container = UILayoutContainerView(bar: navigationBar)
    container.onEntrance = { [weak self] in self?.showTopController(animated: false, isEntering: true) }
    view = container
  }

  // MARK: Stack

  /// The controllers on the stack, from the root controller to the top controller
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/viewcontrollers`).
  ///
  /// Setting the property is the same as calling ``setViewControllers(_:animated:)`` without an animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { change(to: newValue, animated: false) }
  }

  /// Replaces the controllers on the stack
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:)`).
  ///
  /// If the new stack contains a duplicate or a navigation controller, the app terminates with UIKit's error message.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// The controller at the top of the stack, or `nil` if the stack is empty
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/topviewcontroller`).
  open var topViewController: UIViewController? { stack.last }

  /// The presented controller, or the top controller if none is presented
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/visibleviewcontroller`).
  ///
  /// If there is neither, the value is `nil`.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Pushes a controller onto the stack and displays it
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)`).
  ///
  /// If the controller is already on the stack or is a navigation controller, the app terminates with UIKit's error
  /// message.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if stack.contains(viewController) { Rejection.pushedTwice(viewController).raise() }
    change(to: stack + [viewController], animated: animated)
  }

  /// Pops the top controller from the stack and displays the controller below it
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)`).
  ///
  /// If the stack has at most one controller, the method does nothing.
  ///
  /// - Returns: The popped controller, or `nil` if there is none.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let popped = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return popped
  }

  /// Swipes from the edge to pop the top controller, and either completes or cancels the transition.
  ///
  /// If the stack has at most one controller, or is not on screen, the method does nothing. Apple documents that the
  /// controllers appear and disappear again if the user cancels, but not the order of these calls.
  package func swipeBack(cancelling isCancelled: Bool) {
    guard isCancelled else { return _ = popViewController(animated: true) }
    guard stack.count > 1, let top = stack.last, top === shown else { return }
    let below = stack[stack.count - 2]
    below.loadViewIfNeeded()
    let coordinator = TransitionCoordinator()
    self.coordinator = coordinator
    top.beginDisappearing(animated: true)
    below.beginAppearing(animated: true)
    below.beginDisappearing(animated: true)
    below.finishDisappearing(animated: true)
    top.beginAppearing(animated: true)
    top.finishAppearing(animated: true)
    self.coordinator = nil
    coordinator.end(isCancelled: true)
  }

  /// Pops all controllers except the root controller from the stack
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/poptorootviewcontroller(animated:)`).
  ///
  /// - Returns: The popped controllers, in the order of the stack. If there are none, the array is empty.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(stack.dropFirst())
    change(to: Array(stack.prefix(1)), animated: animated)
    return popped
  }

  // MARK: Bar

  /// Whether the navigation bar is hidden
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/isnavigationbarhidden`).
  ///
  /// If the bar is hidden, the top controller's view fills the navigation controller's view.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar, without an animation
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/setnavigationbarhidden(_:animated:)`).
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
    loadedView?.setNeedsLayout()
  }

  // MARK: Stack changes

  private func change(to controllers: [UIViewController], animated: Bool) {
    if controllers.contains(where: { $0 is UINavigationController }) {
      Rejection.pushedNavigationController.raise()
    }
    if Set(controllers).count < controllers.count { Rejection.stackWithDuplicates(controllers).raise() }
    let removed = stack.filter { !controllers.contains($0) }
    let added = controllers.filter { !stack.contains($0) }
    // Set the stack first, so that a callback that changes the stack changes the new one.
    stack = controllers
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    let coordinator = animated ? TransitionCoordinator() : nil
    if let coordinator { self.coordinator = coordinator }
    showTopController(animated: animated)
    if let coordinator, self.coordinator === coordinator { self.coordinator = nil }
    coordinator?.end(isCancelled: false)
    for controller in removed + added where controller.parent === self && !stack.contains(controller) {
      controller.removeFromParent()
    }
    for controller in added where controller.parent === self { controller.didMove(toParent: self) }
  }

  /// Removes a child controller from ``children``.
  ///
  /// If the child is still on the stack, the method also removes it from the stack and displays the new top controller.
  /// Apple doesn't document this behavior.
  override func removeChild(_ child: UIViewController) {
    super.removeChild(child)
    guard stack.contains(child) else { return }
    stack.removeAll { $0 === child }
    showTopController(animated: false)
  }

  /// Displays the top controller. If a callback changes the top controller, the method then displays the new one.
  ///
  /// Until the navigation controller's view first enters a window, the method does nothing.
  private func showTopController(animated: Bool, isEntering: Bool = false) {
    guard !isSwitching, let container = loadedView as? UILayoutContainerView else { return }
    guard isEntering || shown != nil || container.window != nil else { return }
    isSwitching = true
    defer { isSwitching = false }
    while shown !== topViewController { showTopController(in: container, animated: animated) }
  }

  private func showTopController(in container: UILayoutContainerView, animated: Bool) {
    let (old, new) = (shown, topViewController)
    let oldWrapper = old?.loadedView?.superview
    shown = new
    container.layoutSubviews()
    let wrapper = UIViewControllerWrapperView(frame: container.content.bounds)
    if let view = new?.view {
      view.frame = wrapper.bounds
      wrapper.addSubview(view)
    }
    old?.beginDisappearing(animated: animated)
    if container.window != nil { new?.beginAppearing(animated: animated) }
    oldWrapper?.move(to: nil, at: 0, animated: animated)
    old?.loadedView?.removeFromSuperview()
    old?.finishDisappearing(animated: animated)
    if new != nil { wrapper.move(to: container.content, at: 0, animated: animated) }
  }
}

extension UIViewController {
  /// The coordinator of the running transition, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator`).
  ///
  /// Here, only animated changes of a navigation controller's stack have a coordinator.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ancestor { ($0 as? UINavigationController)?.coordinator }
  }

  /// The nearest navigation controller that contains this controller, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller`).
  public var navigationController: UINavigationController? {
    parent?.ancestor { $0 as? UINavigationController }
  }
}
