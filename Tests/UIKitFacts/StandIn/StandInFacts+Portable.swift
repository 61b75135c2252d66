// The stand-in alone: what it does where Apple's pages are silent, so that nobody takes it for a fact.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct StandInFacts {
    private let host = Host()
    private let log = CallLog()

    @Test func aReplacedRootControllersPresentedOneLeavesWithIt() async {
      let window = host.makeWindow()
      let root = UIViewController()
      let presented = UIViewController()
      window.show(root)
      await root.present(presented)

      window.rootViewController = UIViewController()

      #expect(root.presentedViewController == nil)
      #expect(presented.view.window == nil)
      #expect(window.subviews == [window.rootViewController?.view])
    }

    @Test func dismissingWhileDisappearingDismissesOnce() async {
      let window = host.makeWindow()
      let root = UIViewController()
      let presented = SelfDismissingController()
      window.show(root)
      await root.present(presented)

      await root.dismiss()

      #expect(presented.disappearances == 1)
      #expect(presented.ownDismissals == 0)
      #expect(root.presentedViewController == nil)
      #expect(window.rootViewController === root)
    }

    @Test func aPresentedControllerThatIsInNoWindowYetIsFollowedByThePresentingOne() async {
      let window = host.makeWindow()
      let root = UIViewController()
      let presented = LoggingController("presented", log: log)
      weak var nextAtLoad: UIResponder?
      presented.onLoad = { nextAtLoad = $0.next }
      window.show(root)

      await root.present(presented)

      #expect(nextAtLoad === root)
      #expect(window.rootViewController === root)
    }

    @Test func nobodyHoldsAShownWindow() {
      weak var shown: UIWindow?

      host.drain {
        let window = host.makeWindow()
        window.show(UIViewController())
        shown = window
      }

      #expect(shown == nil)
    }

    @Test func anApplicationThatIsItsOwnDelegateEndsTheChain() {
      let application = SelfDelegatingApplication(delegate: nil)

      application.delegate = application

      #expect(application.next == nil)
    }

    @Test func dismissingNothingCallsNoCompletion() {
      let controller = UIViewController()
      var isCompleted = false

      controller.dismiss(animated: false) { isCompleted = true }

      #expect(!isCompleted)
    }

    @Test func aMoveBetweenWindowsIsNoDisappearance() {
      let first = host.makeWindow()
      let second = host.makeWindow()
      let controller = LoggingController("it", log: log)
      first.addSubview(controller.view)
      log.clear()

      second.addSubview(controller.view)

      #expect(log.calls.isEmpty)
      #expect(controller.view.window === second)
      #expect(first.subviews.isEmpty)
    }

    @Test func aMoveWithinAWindowTellsOfNoWindow() {
      let window = host.makeWindow()
      let first = UIView()
      let second = UIView()
      let view = LoggingView("view", log: log)
      window.addSubview(first)
      window.addSubview(second)
      first.addSubview(view)
      log.clear()

      second.addSubview(view)

      #expect(log.calls == ["view.willMoveToSuperview(view)", "view.didMoveToSuperview(view)"])
      #expect(view.window === window)
    }

    @Test func aViewAddedOnTheWayIsToldOfTheWindowOnce() {
      let window = host.makeWindow()
      let outer = UIView()
      let early = LoggingView("early", log: log)
      let adding = AddingView(frame: .zero)
      adding.onWillMove = { outer.insertSubview(early, at: 0) }
      outer.addSubview(adding)

      window.addSubview(outer)

      #expect(log.calls.suffix(2) == ["early.willMoveToWindow(window)", "early.didMoveToWindow(window)"])
      #expect(early.window === window)
    }

    @Test func anIndexBeyondTheSubviewsIsTheFront() {
      let outer = UIView()
      let first = UIView()
      let second = UIView()
      outer.addSubview(first)

      outer.insertSubview(second, at: 9)

      #expect(outer.subviews == [first, second])
    }

    // UIKit keeps the alpha in a smaller number, so that 0.01 may be less than 0.01 there.
    @Test func aViewThatIsAsPaleAsCanBeIsHit() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))

      view.alpha = 0.01

      #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
    }

    @Test func aDeepHierarchyNeitherOverflowsNorIsSlow() {
      let window = host.makeWindow()
      let views = (0..<20_000).map { _ in UIView() }
      for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }

      window.addSubview(views[0])

      #expect(views[19_999].window === window)
      #expect(chain(from: views[19_999], passes: [views[0], window]))
      for view in views.reversed() { view.removeFromSuperview() }
    }

    @Test func whatIsAssociatedLivesWithTheResponder() {
      weak var kept: UIView?

      host.drain {
        let responder = UIResponder()
        let made = UIView()
        responder.associatedObjects[ObjectIdentifier(UIView.self)] = made
        kept = made
      }

      #expect(kept == nil)
    }
  }

  private final class SelfDismissingController: UIViewController {
    private(set) var disappearances = 0
    private(set) var ownDismissals = 0

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      dismiss(animated: false) { self.ownDismissals += 1 }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      disappearances += 1
    }
  }

  private final class SelfDelegatingApplication: UIApplication, UIApplicationDelegate {}

  private final class AddingView: UIView {
    var onWillMove: () -> Void = {}

    override func willMove(toWindow newWindow: UIWindow?) {
      super.willMove(toWindow: newWindow)
      onWillMove()
      onWillMove = {}
    }
  }
#endif
