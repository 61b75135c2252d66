public import Foundation

/// A container that shows the last of a stack of controllers, below a bar
/// (`developer.apple.com/documentation/uikit/uinavigationcontroller`).
///
/// The bar is 44 points high and the screens lie below it; in UIKit they may reach under it, and the safe area
/// says so. As there, a screen's view is loaded when the navigation controller enters a window. Nothing is
/// animated here.
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = [] {
    didSet { navigationBar.items = stack.map(\.navigationItem) }
  }
  private var shown: UIViewController?
  private var isSwitching = false

  /// The bar (`developer.apple.com/documentation/uikit/uinavigationcontroller/navigationbar`).
  public let navigationBar = UINavigationBar()

  /// Makes a navigation controller with nothing on its stack; the name and the bundle say nothing here
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/init(nibname:bundle:)`).
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Makes a navigation controller: there are no storyboards here, so nothing is decoded
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/init(coder:)`).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Makes a navigation controller with a controller on its stack
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/init(rootviewcontroller:)`).
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)
  }

  private func setUp() {
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
  }

  /// Makes the view that has the bar and the screen in it
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/loadview()`).
  open override func loadView() {
    let container = UILayoutContainerView(bar: navigationBar)
    container.onEntrance = { [weak self] in self?.showTopController(animated: false, isEntering: true) }
    view = container
  }

  // MARK: Stack

  /// The controllers, the one that shows last
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/viewcontrollers`).
  open var viewControllers: [UIViewController] {
    get { stack }
    set { change(to: newValue, animated: false) }
  }

  /// Replaces the controllers
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:)`).
  ///
  /// The same one twice, or a navigation controller, ends the process with the words of UIKit's exception.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// The last controller on the stack
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/topviewcontroller`).
  open var topViewController: UIViewController? { stack.last }

  /// What is presented over the navigation controller, else the last controller on the stack
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/visibleviewcontroller`).
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Puts a controller on the stack and shows it
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)`).
  ///
  /// One that is there already, or a navigation controller, ends the process with the words of UIKit's
  /// exception.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if stack.contains(viewController) { Rejection.pushedTwice(viewController).raise() }
    change(to: stack + [viewController], animated: animated)
  }

  /// Takes the last controller off the stack and shows the one before
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)`).
  ///
  /// - Returns: the one taken, or `nil` if there is only one, which stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let popped = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return popped
  }

  /// Takes every controller but the first off the stack
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/poptorootviewcontroller(animated:)`).
  ///
  /// - Returns: those taken, in the order in which they were pushed.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(stack.dropFirst())
    change(to: Array(stack.prefix(1)), animated: animated)
    return popped
  }

  // MARK: Bar

  /// Whether the bar is hidden, which gives its room to the screen
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/isnavigationbarhidden`).
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides the bar or shows it
  /// (`developer.apple.com/documentation/uikit/uinavigationcontroller/setnavigationbarhidden(_:animated:)`).
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
    loadedView?.setNeedsLayout()
  }

  // MARK: Switching

  private func change(to controllers: [UIViewController], animated: Bool) {
    if controllers.contains(where: { $0 is UINavigationController }) {
      Rejection.pushedNavigationController.raise()
    }
    if Set(controllers).count < controllers.count { Rejection.stackWithTwins(controllers).raise() }
    let removed = stack.filter { !controllers.contains($0) }
    let added = controllers.filter { !stack.contains($0) }
    // First of all, so that a callback which changes the stack again changes the newest one.
    stack = controllers
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    showTopController(animated: animated)
    for controller in removed + added where controller.parent === self && !stack.contains(controller) {
      controller.removeFromParent()
    }
    for controller in added where controller.parent === self { controller.didMove(toParent: self) }
  }

  /// Takes a child that leaves for somewhere else off the stack, too (observed, not documented).
  override func drop(_ child: UIViewController) {
    super.drop(child)
    guard stack.contains(child) else { return }
    stack.removeAll { $0 === child }
    showTopController(animated: false)
  }

  /// Shows the last controller on the stack, also if a callback on the way changes which that is.
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
  /// The nearest navigation controller that this one is in
  /// (`developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller`).
  public var navigationController: UINavigationController? {
    parent?.ancestor { $0 as? UINavigationController }
  }
}
