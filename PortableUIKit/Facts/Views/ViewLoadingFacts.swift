import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct ViewLoadingFacts {
  private let log = CallLog()

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/view`,
  /// `developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()` and
  /// `developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()`
  @Test func theViewIsLoadedOnceAndSetInViewDidLoad() {
    var wasLoaded = false
    let controller = LoggingController("it", log: log)
    controller.onLoad = { wasLoaded = $0.isViewLoaded && $0.view.next === $0 }

    controller.loadViewIfNeeded()
    let first: UIView = controller.view
    controller.loadViewIfNeeded()
    let second: UIView = controller.view

    #expect(log.calls == ["it.loadView", "it.viewDidLoad"])
    #expect(wasLoaded)
    #expect(first === second)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/viewifloaded` and
  /// `developer.apple.com/documentation/uikit/uiviewcontroller/isviewloaded`
  @Test func readingViewIfLoadedLoadsNothing() {
    let controller = LoggingController("it", log: log)

    let found = controller.viewIfLoaded

    #expect(found == nil)
    #expect(!controller.isViewLoaded)
    #expect(log.calls.isEmpty)
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded)
    #expect(controller.viewIfLoaded === controller.view)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/loadview()`
  @Test func aSubclassMakesItsOwnView() {
    let controller = OwnViewController()

    let view = controller.view

    #expect(view is OwnView)
    #expect(controller.viewAtLoad === view)
  }

  /// *Assumed*: no page says so.
  @Test func aWindowLoadsItsRootViewWhenItIsShown() {
    let window = Host().makeWindow()
    let root = LoggingController("root", log: log)
    window.rootViewController = root
    let callsWhileHidden = log.calls

    window.makeKeyAndVisible()

    #expect(callsWhileHidden.isEmpty)
    #expect(log.calls.prefix(3) == ["root.loadView", "root.viewDidLoad", "root.viewWillAppear"])
    #expect(root.view.window === window)
  }
}

private final class OwnView: UIView {}

private final class OwnViewController: UIViewController {
  private(set) var viewAtLoad: UIView?

  override func loadView() {
    view = OwnView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewAtLoad = view
  }
}
