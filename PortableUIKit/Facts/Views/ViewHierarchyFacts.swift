import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct ViewHierarchyFacts {
  private let outer = UIView()
  private let first = UIView()
  private let second = UIView()

  /// `developer.apple.com/documentation/uikit/uiview/addsubview(_:)`
  @Test func anAddedViewIsInFront() {
    outer.addSubview(first)
    outer.addSubview(second)

    #expect(outer.subviews == [first, second])
    #expect(first.superview === outer)
  }

  /// `developer.apple.com/documentation/uikit/uiview/insertsubview(_:at:)`
  @Test func anInsertedViewIsAtItsIndex() {
    outer.addSubview(second)

    outer.insertSubview(first, at: 0)

    #expect(outer.subviews == [first, second])
  }

  /// `developer.apple.com/documentation/uikit/uiview/addsubview(_:)`
  @Test func addingMovesAView() {
    outer.addSubview(first)

    second.addSubview(first)

    #expect(outer.subviews.isEmpty)
    #expect(second.subviews == [first])
    #expect(first.superview === second)
  }

  /// *Assumed*: no page says so.
  @Test func addingAgainBringsAViewToTheFront() {
    outer.addSubview(first)
    outer.addSubview(second)

    outer.addSubview(first)

    #expect(outer.subviews == [second, first])
  }

  /// `developer.apple.com/documentation/uikit/uiview/removefromsuperview()`
  @Test func aRemovedViewHasNoSuperview() {
    outer.addSubview(first)

    first.removeFromSuperview()
    first.removeFromSuperview()

    #expect(first.superview == nil)
    #expect(outer.subviews.isEmpty)
  }

  /// `developer.apple.com/documentation/uikit/uiview/isdescendant(of:)`
  @Test func aViewDescendsFromItselfAndItsSuperviews() {
    outer.addSubview(first)
    first.addSubview(second)

    let descends = [second.isDescendant(of: second), second.isDescendant(of: outer)]

    #expect(descends == [true, true])
    #expect(!outer.isDescendant(of: second))
  }

  /// `developer.apple.com/documentation/uikit/uiview/window`
  @Test func allViewsInAWindowKnowItUntilTheyAreRemoved() {
    let window = Host().makeWindow()
    outer.addSubview(first)

    window.addSubview(outer)
    let windows = [outer.window, first.window]
    outer.removeFromSuperview()

    #expect(windows == [window, window])
    #expect(outer.window == nil)
    #expect(first.window == nil)
    #expect(!window.subviews.contains(outer))
  }

  /// *Assumed*: no page says so.
  @Test func aWindowIsItsOwnWindow() {
    let window = Host().makeWindow()

    let found = window.window

    #expect(found === window)
  }
}
