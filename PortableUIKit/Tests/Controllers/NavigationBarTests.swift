// For the stand-in only: a bar's buttons are private views, and tests can't make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct NavigationBarTests {
    private let window: UIWindow
    private let log = CallLog()
    private let root = UIViewController()
    private let next = UIViewController()
    private let navigation: UINavigationController
    private let appearing = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    private let leftEdge = CGPoint(x: 5, y: 22)
    private let rightEdge = CGPoint(x: 385, y: 22)

    init() {
      window = Host().makeWindow()
      navigation = UINavigationController(rootViewController: root)
      root.title = "Quakes"
      window.show(navigation)
    }

    /// `developer.apple.com/documentation/uikit/uinavigationbar`
    @Test func theScreenIsBelowTheBar() {
      window.layoutIfNeeded()
      let screen = root.view.convert(root.view.bounds, to: nil)

      navigation.isNavigationBarHidden = true
      window.layoutIfNeeded()

      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
      #expect(screen == CGRect(x: 0, y: 44, width: 390, height: 800))
      #expect(root.view.convert(root.view.bounds, to: nil) == window.bounds)
    }

    /// `developer.apple.com/documentation/uikit/uinavigationitem`
    @Test func theBackButtonPops() {
      navigation.pushViewController(next, animated: false)

      let tapped = window.tap(at: leftEdge)

      #expect((tapped as? UIButton)?.currentTitle == "‹ Quakes")
      #expect(navigation.viewControllers == [root])
      #expect(window.tap(at: leftEdge) === navigation.navigationBar)
    }

    /// `developer.apple.com/documentation/uikit/uibarbuttonitem/primaryaction`
    @Test func aTapRunsTheActionOfTheItem() {
      weak var sender: UIBarButtonItem?
      let action = UIAction(title: "Add") { sender = $0.sender as? UIBarButtonItem }
      let item = UIBarButtonItem(primaryAction: action)
      root.navigationItem.rightBarButtonItem = item

      let tapped = window.tap(at: rightEdge)

      #expect((tapped as? UIButton)?.currentTitle == "Add")
      #expect(sender === item)
    }

    /// `developer.apple.com/documentation/uikit/uibaritem/isenabled`
    @Test func aDisabledItemDoesNothing() {
      let item = UIBarButtonItem(primaryAction: UIAction(title: "Add") { [log] _ in log.add("add") })
      root.navigationItem.rightBarButtonItem = item

      item.isEnabled = false
      window.tap(at: rightEdge)
      item.isEnabled = true
      window.tap(at: rightEdge)

      #expect(log.calls == ["add"])
    }

    /// `developer.apple.com/documentation/uikit/uinavigationitem/leftbarbuttonitems`
    @Test func leftItemsReplaceTheBackButton() {
      next.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
      navigation.pushViewController(next, animated: false)

      let tapped = window.tap(at: leftEdge)

      #expect((tapped as? UIButton)?.currentTitle == "Cancel")
      #expect(navigation.topViewController === next)
    }

    /// `developer.apple.com/documentation/uikit/uinavigationitem/rightbarbuttonitems`
    @Test func theFirstRightItemIsAtTheEdge() {
      root.navigationItem.rightBarButtonItems = [UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B")]

      let tapped = window.tap(at: rightEdge)

      #expect((tapped as? UIButton)?.currentTitle == "A")
    }

    /// *Assumed*: no page says so.
    @Test func aBarButtonsChainPassesNoScreen() throws {
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add")

      let button = try #require(window.tap(at: rightEdge))

      let bar = navigation.navigationBar
      #expect(chain(from: button, passes: [button, bar, navigation.view, navigation, window]))
      #expect(!chain(from: button).contains(root))
    }

    @Test func newTitlesAreShown() {
      let item = UIBarButtonItem(title: "Add")
      root.navigationItem.rightBarButtonItem = item
      window.layoutIfNeeded()

      item.title = "Edit"
      root.title = "Notable"

      let painter = TextPainter(size: window.bounds.size)
      window.layoutIfNeeded()
      window.draw(with: painter)
      let bar = painter.lines.joined(separator: " ")
      #expect(bar.contains("Notable"))
      #expect(bar.contains("Edit"))
    }

    @Test func nothingIsLoadedBeforeTheWindowIsEntered() {
      let screen = UIViewController()
      let lone = UINavigationController(rootViewController: screen)

      lone.loadViewIfNeeded()

      #expect(lone.isViewLoaded)
      #expect(!screen.isViewLoaded)
    }

    @Test func theViewOfACoveredControllerHasNoSuperview() {
      navigation.pushViewController(next, animated: false)

      let hops = chain(from: root.view)

      #expect(hops == [root.view, root])
    }

    @Test func aControllerPushedWhileAnotherAppearsIsShown() {
      let pushing = LoggingController("pushing", log: log)
      let last = LoggingController("last", log: log)
      pushing.onWillAppear = { [weak navigation] _ in
        guard let navigation, navigation.topViewController !== last else { return }
        navigation.pushViewController(last, animated: false)
      }

      navigation.pushViewController(pushing, animated: false)
      window.layoutIfNeeded()

      #expect(navigation.viewControllers == [root, pushing, last])
      #expect(last.view.window === window)
      #expect(pushing.view.window == nil)
      #expect(log.calls(of: "last").suffix(2) == ["last.viewIsAppearing", "last.viewDidAppear"])
    }

    @Test func aControllerPushedWhileTheWindowIsEnteredIsShown() {
      let pushing = LoggingController("pushing", log: log)
      let last = LoggingController("last", log: log)
      let other = UINavigationController(rootViewController: pushing)
      pushing.onWillAppear = { [weak other] in
        $0.onWillAppear = { _ in }
        other?.pushViewController(last, animated: false)
      }

      window.rootViewController = other
      let shownFirst = [pushing, last].map { $0.view.window === window }
      log.clear()
      other.popViewController(animated: false)

      #expect(shownFirst == [false, true])
      #expect(pushing.view.window === window)
      #expect(log.calls(of: "pushing") == appearing.map { "pushing." + $0 })
    }
  }
#endif
