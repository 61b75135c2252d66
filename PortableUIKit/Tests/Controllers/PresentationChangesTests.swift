// For the stand-in only: changes during other changes, which Apple's pages don't document.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct PresentationChangesTests {
    private let log = CallLog()
    private let window = Host().makeWindow()
    private let root: LoggingController
    private let presented: LoggingController

    init() {
      root = LoggingController("root", log: log)
      presented = LoggingController("presented", log: log)
      window.show(root)
    }

    @Test(arguments: [true, false])
    func dismissingWhileLoadingOrAppearingLeavesNothingInTheWindow(isLoading: Bool) {
      var isCompleted = false
      if isLoading {
        presented.onLoad = { [root] _ in root.dismiss(animated: false) }
      } else {
        presented.onWillAppear = { $0.dismiss(animated: false) }
      }

      root.present(presented, animated: false) { isCompleted = true }

      #expect(isLoading || !isCompleted)
      #expect(root.presentedViewController == nil)
      #expect(window.subviews == [root.view])
      #expect(presented.view.window == nil)
      #expect(window.hitTest(CGPoint(x: 9, y: 9), with: nil) === root.view)
    }

    @Test func aControllerDismissedWhileAppearingCanBePresentedAgain() {
      let child = LoggingController("child", log: log)
      presented.embed(child)
      presented.onWillAppear = { $0.dismiss(animated: false) }

      root.present(presented, animated: false)
      let first = [log.calls(of: "presented"), log.calls(of: "child")].map { $0.suffix(2) }
      presented.onWillAppear = { _ in }
      log.clear()
      root.present(presented, animated: false)

      #expect(first[0] == ["presented.viewWillDisappear", "presented.viewDidDisappear"])
      #expect(!first[1].contains("child.viewDidAppear"))
      #expect(
        log.calls(of: "presented")
          == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"].map {
            "presented." + $0
          }
      )
      #expect(presented.view.window === window)
    }

    @Test func replacingTheRootWhileAnotherIsPresentedLeavesTheNewRootAlone() {
      let other = UIViewController()
      presented.onWillAppear = { [window] _ in window.rootViewController = other }

      root.present(presented, animated: false)

      #expect(window.subviews == [other.view])
      #expect(presented.presentingViewController == nil)
    }

    @Test func replacingTheRootWhileItAppearsLeavesTheNewRootAlone() {
      let (replaced, other) = (LoggingController("replaced", log: log), UIViewController())
      replaced.onWillAppear = { [window] _ in window.rootViewController = other }

      window.rootViewController = replaced

      #expect(window.subviews == [other.view])
      #expect(log.calls(of: "replaced").last == "replaced.viewDidDisappear")
    }

    @Test func aControllerWhoseViewIsRemovedWhileItAppearsDisappears() {
      let child = LoggingController("child", log: log)
      let container = LoggingController("container", log: log)
      container.embed(child)
      log.clear()
      container.onWillAppear = { [unowned child] _ in child.onWillAppear = { $0.view.removeFromSuperview() } }

      window.rootViewController = container

      #expect(
        log.calls(of: "child")
          == ["viewWillAppear", "viewWillDisappear", "viewDidDisappear"].map {
            "child." + $0
          }
      )
    }
  }
#endif
