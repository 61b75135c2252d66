import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct ViewCallbackFacts {
  private let log = CallLog()

  /// `developer.apple.com/documentation/uikit/uiview/willmove(tosuperview:)`,
  /// `developer.apple.com/documentation/uikit/uiview/didmovetosuperview()` and, because no method is called for a move
  /// outside any window, `developer.apple.com/documentation/uikit/uiview/didmovetowindow()`
  @Test func addingAndRemovingAViewCallsItBeforeAndAfter() {
    let outer = UIView()
    let view = LoggingView("view", log: log)

    outer.addSubview(view)
    let added = log.calls
    log.clear()
    view.removeFromSuperview()

    #expect(added == ["view.willMoveToSuperview(view)", "view.didMoveToSuperview(view)"])
    #expect(log.calls == ["view.willMoveToSuperview(nil)", "view.didMoveToSuperview(nil)"])
    #expect(outer.subviews.isEmpty)
  }

  /// `developer.apple.com/documentation/uikit/uiview/didaddsubview(_:)` and
  /// `developer.apple.com/documentation/uikit/uiview/willremovesubview(_:)`
  @Test func theSuperviewIsCalledAfterAnAdditionAndBeforeARemoval() {
    let outer = LoggingView("outer", log: log)
    let view = UIView()

    outer.addSubview(view)
    view.removeFromSuperview()

    #expect(log.calls == ["outer.didAddSubview(there)", "outer.willRemoveSubview(there)"])
  }

  /// `developer.apple.com/documentation/uikit/uiview/willremovesubview(_:)`
  @Test func theOldSuperviewIsCalledForAMove() {
    let old = LoggingView("old", log: log)
    let new = LoggingView("new", log: log)
    let view = UIView()
    old.addSubview(view)
    log.clear()

    new.addSubview(view)

    #expect(log.calls == ["old.willRemoveSubview(there)", "new.didAddSubview(there)"])
  }

  /// `developer.apple.com/documentation/uikit/uiview/didmovetowindow()`
  @Test func allViewsInAViewAreInformedOfTheWindow() {
    let window = Host().makeWindow()
    let outer = LoggingView("outer", log: log)
    let inner = LoggingView("inner", log: log)
    outer.addSubview(inner)
    log.clear()

    window.addSubview(outer)
    outer.removeFromSuperview()

    let expected = [
      "willMoveToWindow(window)", "didMoveToWindow(window)", "willMoveToWindow(nil)", "didMoveToWindow(nil)",
    ]
    #expect(log.calls(of: "inner") == expected.map { "inner." + $0 })
    #expect(log.calls(of: "outer").filter { $0.contains("Window") } == expected.map { "outer." + $0 })
    #expect(window.subviews.isEmpty)
  }
}
