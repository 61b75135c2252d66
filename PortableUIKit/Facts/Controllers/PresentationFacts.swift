import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct PresentationFacts {
  private let host = Host()
  private let log = CallLog()
  private let child = UIViewController()
  private let window: UIWindow
  private let root: LoggingController
  private let presented: LoggingController

  init() {
    root = LoggingController("root", log: log)
    presented = LoggingController("presented", log: log)
    window = host.makeWindow()
    window.show(root)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller`
  @Test func bothControllersKnowEachOther() async {
    await root.present(presented)

    #expect(root.presentedViewController === presented)
    #expect(presented.presentingViewController === root)
    #expect(presented.view.window === window)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)`
  @Test func aChildsContainerPresentsForIt() async {
    root.embed(child)

    await child.present(presented)

    #expect(presented.presentingViewController === root)
    #expect(child.presentedViewController === presented)
    #expect(root.presentedViewController === presented)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller`
  @Test func aChildOfAPresentedControllerKnowsThePresentingOne() async {
    presented.embed(child)

    await root.present(presented)

    #expect(child.presentingViewController === root)
    #expect(child.presentedViewController == nil)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)` and
  /// `developer.apple.com/documentation/uikit/uimodalpresentationstyle/automatic`: the default style is a sheet. That
  /// the controller behind a sheet stays on screen is *assumed*.
  @Test func theCompletionComesAfterTheAppearanceAndThePresentingControllerStays() async {
    await host.settle()
    log.clear()

    await root.present(presented)

    let expected = ["loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    #expect(log.calls(of: "presented") == expected.map { "presented." + $0 })
    #expect(log.calls(of: "root").isEmpty)
    #expect(root.view.window === window)
  }

  /// *Assumed*: no page says so.
  @Test func aSecondPresentationIsIgnored() async {
    let second = UIViewController()
    await root.present(presented)

    root.present(second, animated: false)
    await host.settle()

    #expect(root.presentedViewController === presented)
    #expect(second.presentingViewController == nil)
  }

  /// *Assumed*: no page says so.
  @Test func aControllerInNoWindowPresentsNothing() async {
    let detached = UIViewController()
    detached.loadViewIfNeeded()

    detached.present(presented, animated: false)
    await host.settle()

    #expect(detached.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)`
  @Test(arguments: ["by the presenting", "by the presented", "by a child of the presented"])
  func eitherSideDismisses(asked: String) async {
    presented.embed(child)
    await root.present(presented)
    log.clear()

    switch asked {
    case "by the presenting": await root.dismiss()
    case "by the presented": await presented.dismiss()
    default: await child.dismiss()
    }

    #expect(log.calls(of: "presented") == ["presented.viewWillDisappear", "presented.viewDidDisappear"])
    #expect(root.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
    #expect(presented.view.window == nil)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)`
  @Test func dismissingDismissesEverythingAbove() async {
    let top = LoggingController("top", log: log)
    await root.present(presented)
    await presented.present(top)

    await root.dismiss()
    await host.settle()

    #expect(root.presentedViewController == nil)
    #expect(presented.presentedViewController == nil)
    #expect(log.calls(of: "top").last == "top.viewDidDisappear")
    #expect(log.calls(of: "presented").last == "presented.viewDidDisappear")
    #expect(window.rootViewController === root)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)`
  @Test(arguments: [true, false])
  func theTopmostOfAStackIsDismissedByItselfOrByTheMiddle(isByItself: Bool) async {
    let top = UIViewController()
    await root.present(presented)
    await presented.present(top)

    await (isByItself ? top : presented).dismiss()

    #expect(top.presentingViewController == nil)
    #expect(presented.presentedViewController == nil)
    #expect(root.presentedViewController === presented)
  }

  /// *Assumed*: no page says so.
  @Test func aDismissedControllerCanBePresentedAgain() async {
    await root.present(presented)
    await root.dismiss()

    await root.present(presented)

    #expect(root.presentedViewController === presented)
    #expect(presented.view.window === window)
  }
}
