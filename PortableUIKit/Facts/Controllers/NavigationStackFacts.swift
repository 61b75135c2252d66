import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct NavigationStackFacts {
  private let host = Host()
  private let log = CallLog()
  private let root = UIViewController()
  private let next = UIViewController()
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    window = host.makeWindow()
    navigation = UINavigationController(rootViewController: root)
  }

  /// `developer.apple.com/documentation/uikit/uinavigationcontroller/init(rootviewcontroller:)`
  @Test func theRootIsOnTheStack() {
    let stack = navigation.viewControllers

    #expect(stack == [root])
    #expect(root.parent === navigation)
    #expect(root.navigationController === navigation)
  }

  /// `developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)`,
  /// `developer.apple.com/documentation/uikit/uinavigationcontroller/navigationbar` and
  /// `developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)`
  @Test func aPushedControllerIsOnTopUntilItIsPopped() {
    navigation.pushViewController(next, animated: false)

    #expect(navigation.viewControllers == [root, next])
    #expect(navigation.topViewController === next)
    #expect(navigation.visibleViewController === next)
    #expect(navigation.navigationBar.topItem === next.navigationItem)
    #expect(navigation.navigationBar.backItem === root.navigationItem)
    #expect(navigation.popViewController(animated: false) === next)
    #expect(navigation.viewControllers == [root])
    #expect(next.parent == nil)
    #expect(next.navigationController == nil)
  }

  /// `developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)`
  @Test func theRootIsNotPopped() {
    let popped = navigation.popViewController(animated: false)

    #expect(popped == nil)
    #expect(navigation.viewControllers == [root])
  }

  /// `developer.apple.com/documentation/uikit/uinavigationcontroller/poptorootviewcontroller(animated:)`
  @Test func allControllersButTheRootArePopped() {
    let (second, third) = (UIViewController(), UIViewController())
    navigation.pushViewController(second, animated: false)
    navigation.pushViewController(third, animated: false)

    let popped = navigation.popToRootViewController(animated: false)

    #expect(popped == [second, third])
    #expect(navigation.viewControllers == [root])
  }

  /// `developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:)`
  @Test func theStackIsReplaced() {
    let (second, third) = (UIViewController(), UIViewController())

    navigation.setViewControllers([second, third], animated: false)
    navigation.viewControllers = [third]

    #expect(navigation.viewControllers == [third])
    #expect([root, second].allSatisfy { $0.parent == nil })
    #expect(third.parent === navigation)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/navigationcontroller`
  @Test func theNearestNavigationControllerIsFoundFromWithin() {
    let child = UIViewController()

    root.addChild(child)

    #expect(child.navigationController === navigation)
    #expect(navigation.navigationController == nil)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)`
  @Test func aControllerIsInformedOfItsParent() async {
    let next = LoggingController("next", log: log)
    show()

    navigation.pushViewController(next, animated: false)
    await host.settle()
    navigation.popViewController(animated: false)
    await host.settle()

    #expect(
      log.calls.filter { $0.contains("Parent") } == [
        "next.willMoveToParent(parent)", "next.didMoveToParent(parent)",
        "next.willMoveToParent(nil)", "next.didMoveToParent(nil)",
      ]
    )
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)` and the pages of the other callbacks
  @Test func oneControllerDisappearsAndTheOtherAppears() async {
    let (first, second) = (LoggingController("first", log: log), LoggingController("second", log: log))
    navigation.viewControllers = [first]
    show()
    await host.settle()
    second.loadViewIfNeeded()
    log.clear()

    navigation.pushViewController(second, animated: false)
    await host.settle()
    let pushed = appearances
    log.clear()
    navigation.popViewController(animated: false)
    await host.settle()

    for (calls, old, new) in [(pushed, "first", "second"), (appearances, "second", "first")] {
      #expect(
        calls.filter { $0.hasPrefix(old) }
          == ["viewWillDisappear", "viewDidDisappear"].map { "\(old).\($0)" }
      )
      #expect(
        calls.filter { $0.hasPrefix(new) } == ["viewWillAppear", "viewDidAppear"].map { "\(new).\($0)" }
      )
    }
  }

  /// *Assumed*: no page says so.
  @Test func aCoveredControllersViewIsInNoWindow() async {
    show()

    navigation.pushViewController(next, animated: false)
    navigation.view.layoutIfNeeded()
    await host.settle()

    #expect(root.view.window == nil)
    #expect(next.view.window === window)
  }

  /// `developer.apple.com/documentation/uikit/uinavigationcontroller/visibleviewcontroller`
  @Test func aPresentedControllerIsVisible() async {
    let presented = UIViewController()
    show()

    await root.present(presented)

    #expect(navigation.visibleViewController === presented)
    #expect(navigation.topViewController === root)
    #expect(window.rootViewController === navigation)
  }

  /// *Assumed*: no page says so.
  @Test func aPoppedControllerIsFreed() async {
    weak var popped: UIViewController?
    show()

    Host.drain {
      let next = UIViewController()
      navigation.pushViewController(next, animated: false)
      navigation.popViewController(animated: false)
      popped = next
    }

    #expect(await host.settles { popped == nil })
  }

  /// *Assumed*: no page says so.
  @Test func aNavigationControllerIsFreedWithItsScreens() async {
    weak var navigationController: UIViewController?
    weak var screen: UIViewController?

    Host.drain {
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add")
      let made = UINavigationController(rootViewController: controller)
      window.show(made)
      window.layoutIfNeeded()
      window.rootViewController = UIViewController()
      (navigationController, screen) = (made, controller)
    }

    #expect(await host.settles { navigationController == nil && screen == nil })
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/title`
  @Test func theTitleIsTheNavigationItems() {
    root.title = "Quakes"
    let first = root.navigationItem.title

    root.title = "Notable"

    #expect(first == "Quakes")
    #expect(root.navigationItem.title == "Notable")
    #expect(root.navigationItem === root.navigationItem)
  }

  /// `developer.apple.com/documentation/uikit/uinavigationcontroller/isnavigationbarhidden`
  @Test func theBarIsHidden() {
    let first = navigation.isNavigationBarHidden

    navigation.setNavigationBarHidden(true, animated: false)

    #expect(!first)
    #expect(navigation.isNavigationBarHidden)
  }

  /// `developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitem`
  @Test func oneButtonIsTheFirstOfSeveral() {
    let item = UINavigationItem(title: "Quakes")
    let button = UIBarButtonItem(title: "Add")

    item.rightBarButtonItem = button
    item.leftBarButtonItems = [UIBarButtonItem(), button]

    #expect(item.rightBarButtonItems == [button])
    #expect(item.leftBarButtonItem !== button)
    #expect(button.title == "Add")
  }

  /// `developer.apple.com/documentation/uikit/uibarbuttonitem/init(title:image:primaryaction:menu:)`
  @Test func anActionsTitleIsTheItems() {
    let action = UIAction(title: "Save") { _ in }

    let item = UIBarButtonItem(title: "Add", primaryAction: action)

    #expect(item.title == "Save")
    #expect(item.primaryAction != nil)
    #expect(item.isEnabled)
  }

  /// `developer.apple.com/documentation/uikit/uibarbuttonitem/primaryaction`
  @Test func removingAnActionKeepsItsTitle() {
    let item = UIBarButtonItem(title: "Add")

    item.primaryAction = UIAction(title: "Save") { _ in }
    item.primaryAction = nil

    #expect(item.title == "Save")
  }

  private var appearances: [String] {
    log.calls.filter { $0.contains("Will") || $0.contains("Did") }.filter { $0.hasSuffix("ppear") }
  }

  private func show() {
    window.show(navigation)
    window.layoutIfNeeded()
  }
}
