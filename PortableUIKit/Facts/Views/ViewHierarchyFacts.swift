import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct ViewHierarchyFacts {
  /// `developer.apple.com/documentation/uikit/uiview/addsubview(_:)`
  @Test func anAddedViewIsInFront() {
    let outer = UIView()
    let first = UIView()
    let second = UIView()

    outer.addSubview(first)
    outer.addSubview(second)

    #expect(outer.subviews == [first, second])
    #expect(first.superview === outer)
  }

  /// `developer.apple.com/documentation/uikit/uiview/insertsubview(_:at:)`
  @Test func anInsertedViewIsAtItsIndex() {
    let outer = UIView()
    let first = UIView()
    let second = UIView()
    outer.addSubview(second)

    outer.insertSubview(first, at: 0)

    #expect(outer.subviews == [first, second])
  }

  /// `developer.apple.com/documentation/uikit/uiview/addsubview(_:)`
  @Test func addingMovesAView() {
    let old = UIView()
    let new = UIView()
    let view = UIView()
    old.addSubview(view)

    new.addSubview(view)

    #expect(old.subviews.isEmpty)
    #expect(new.subviews == [view])
    #expect(view.superview === new)
  }

  /// *Assumed*: no page says so.
  @Test func addingAgainBringsAViewToTheFront() {
    let outer = UIView()
    let first = UIView()
    let second = UIView()
    outer.addSubview(first)
    outer.addSubview(second)

    outer.addSubview(first)

    #expect(outer.subviews == [second, first])
  }

  /// `developer.apple.com/documentation/uikit/uiview/removefromsuperview()`
  @Test func aRemovedViewHasNoSuperview() {
    let outer = UIView()
    let view = UIView()
    outer.addSubview(view)

    view.removeFromSuperview()
    view.removeFromSuperview()

    #expect(view.superview == nil)
    #expect(outer.subviews.isEmpty)
  }

  /// `developer.apple.com/documentation/uikit/uiview/isdescendant(of:)`
  @Test func aViewDescendsFromItselfAndItsSuperviews() {
    let outer = UIView()
    let middle = UIView()
    let inner = UIView()
    outer.addSubview(middle)
    middle.addSubview(inner)

    let descends = [inner.isDescendant(of: inner), inner.isDescendant(of: outer)]

    #expect(descends == [true, true])
    #expect(!outer.isDescendant(of: inner))
  }

  /// `developer.apple.com/documentation/uikit/uiview/window`
  @Test func allViewsInAWindowKnowIt() {
    let window = Host().makeWindow()
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)

    window.addSubview(outer)

    #expect(outer.window === window)
    #expect(inner.window === window)
  }

  /// `developer.apple.com/documentation/uikit/uiview/window`
  @Test func viewsInARemovedViewHaveNoWindow() {
    let window = Host().makeWindow()
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    window.addSubview(outer)

    outer.removeFromSuperview()

    #expect(outer.window == nil)
    #expect(inner.window == nil)
    #expect(!window.subviews.contains(outer))
  }

  /// *Assumed*: no page says so.
  @Test func aWindowIsItsOwnWindow() {
    let window = Host().makeWindow()

    let found = window.window

    #expect(found === window)
  }
}
