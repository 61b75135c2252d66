import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct AppearanceFacts {
  private let host = Host()
  private let log = CallLog()
  private let appearing = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
  private let disappearing = ["viewWillDisappear", "viewDidDisappear"]
  private let root = UIViewController()

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)`
  @Test func aRootControllerAppearsWhenItsWindowIsShown() async {
    let window = host.makeWindow()
    let root = LoggingController("root", log: log)
    root.loadViewIfNeeded()
    log.clear()

    window.show(root)
    await host.settles { log.calls.contains("root.viewDidAppear") }

    #expect(log.calls == appearing.map { "root." + $0 })
    #expect(root.view.window === window)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)`
  @Test func theViewIsInNoWindowWhenItWillAppear() async {
    let window = host.makeWindow()
    let child = LoggingController("child", log: log)
    var windowBefore: UIWindow?
    child.onWillAppear = { windowBefore = $0.viewIfLoaded?.window }
    window.show(root)
    await host.settle()

    root.embed(child)
    await host.settles { log.calls.contains("child.viewDidAppear") }

    #expect(windowBefore == nil)
    #expect(child.view.window === window)
    #expect(log.calls(of: "child").contains("child.viewWillAppear"))
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)`
  @Test func aChildAppearsAndDisappearsWithItsView() async {
    let window = host.makeWindow()
    let child = LoggingController("child", log: log)
    root.addChild(child)
    child.loadViewIfNeeded()
    window.show(root)
    await host.settle()
    log.clear()

    root.view.addSubview(child.view)
    await host.settles { log.calls.contains("child.viewDidAppear") }
    child.view.removeFromSuperview()
    await host.settles { log.calls.contains("child.viewDidDisappear") }

    #expect(log.calls == (appearing + disappearing).map { "child." + $0 })
    #expect(window.rootViewController === root)
  }

  /// `developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods`
  @Test func aChildAppearsAndDisappearsWithItsContainer() async {
    let window = host.makeWindow()
    let child = LoggingController("child", log: log)
    root.embed(child)
    log.clear()

    window.show(root)
    await host.settles { log.calls.contains("child.viewDidAppear") }
    window.rootViewController = UIViewController()
    await host.settles { log.calls.contains("child.viewDidDisappear") }

    #expect(log.calls == (appearing + disappearing).map { "child." + $0 })
    #expect(window.rootViewController !== root)
  }

  /// *Assumed*: no page says so.
  @Test(arguments: [true, false])
  func aChildThatIsAddedWhenItsContainerLoadsOrWillAppearAppearsWithIt(isLoading: Bool) async {
    let window = host.makeWindow()
    let child = LoggingController("child", log: log)
    let root = LoggingController("root", log: log)
    if isLoading { root.onLoad = { $0.embed(child) } } else { root.onWillAppear = { $0.embed(child) } }

    window.show(root)
    await host.settles { log.calls.contains("child.viewDidAppear") }

    #expect(log.calls(of: "child").suffix(3) == appearing.map { "child." + $0 })
    #expect(child.view.window === window)
  }

  /// `developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller`
  @Test func aReplacedRootControllerDisappearsAndTheNewOneAppears() async {
    let window = host.makeWindow()
    let old = LoggingController("old", log: log)
    let new = LoggingController("new", log: log)
    new.loadViewIfNeeded()
    window.show(old)
    await host.settles { log.calls.contains("old.viewDidAppear") }
    log.clear()

    window.rootViewController = new
    await host.settles { log.calls.contains("old.viewDidDisappear") }
    await host.settles { log.calls.contains("new.viewDidAppear") }

    #expect(log.calls(of: "old") == disappearing.map { "old." + $0 })
    #expect(log.calls(of: "new") == appearing.map { "new." + $0 })
    #expect(old.view.window == nil)
    #expect(new.view.window === window)
  }

  /// `developer.apple.com/documentation/uikit/uiwindow/makekeyandvisible()`
  @Test func aWindowThatIsShownIsTheKeyWindow() {
    let first = host.makeWindow()
    let second = host.makeWindow()
    first.show(UIViewController())

    second.show(UIViewController())

    #expect(second.isKeyWindow)
    #expect(!first.isKeyWindow)
    #expect(!second.isHidden)
  }
}
