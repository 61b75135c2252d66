import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct ScrollViewFacts {
  /// `developer.apple.com/documentation/uikit/uiscrollview/contentoffset`
  @Test func theContentOffsetIsTheOriginOfTheBounds() {
    let view = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))

    view.contentOffset = CGPoint(x: 0, y: 30)

    #expect(view.bounds == CGRect(x: 0, y: 30, width: 100, height: 200))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    view.bounds.origin.y = 50
    #expect(view.contentOffset == CGPoint(x: 0, y: 50))
  }

  /// `developer.apple.com/documentation/uikit/uiview/convert(_:to:)-7dp5v`
  @Test func subviewsMoveByTheOffset() {
    let view = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    outer.addSubview(view)
    view.addSubview(inner)

    view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)

    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 10, y: 80))
    #expect(view.hitTest(CGPoint(x: 5, y: 105), with: nil) === inner)
  }

  /// `developer.apple.com/documentation/uikit/uiscrollview`
  @Test func aScrollViewClipsAndStartsAtTheTop() {
    let view = UIScrollView()

    let flags = [view.isTracking, view.isDragging, view.isDecelerating]

    #expect(view.clipsToBounds)
    #expect(view.isScrollEnabled)
    #expect(flags == [false, false, false])
    #expect(view.contentOffset == .zero)
    #expect(view.contentSize == .zero)
    #expect(view.adjustedContentInset == view.contentInset)
  }

  /// `developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendscrollinganimation(_:)`
  @Test func theDelegateIsCalledOnceAnAnimationEnds() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let table = UITableView(frame: window.bounds, style: .plain)
    let source = ItemsSource(items: 100)
    let delegate = ScrollDelegate()
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = source
    table.delegate = delegate
    window.addSubview(table)
    window.isHidden = false
    table.layoutIfNeeded()

    var offsets: [CGFloat] = []
    delegate.onEndOfAnimation = { offsets.append(table.contentOffset.y) }
    table.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    await Host.completion { done in
      delegate.onEndOfAnimation = {
        offsets.append(table.contentOffset.y)
        done(())
      }
      table.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    }

    #expect(offsets == [200])
  }

  /// `developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidscroll(_:)`
  @Test func theDelegateIsCalledForEveryNewOffset() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    let source = ItemsSource(items: 100)
    let delegate = ScrollDelegate()
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = source
    table.delegate = delegate
    table.layoutIfNeeded()
    delegate.log.clear()

    table.contentOffset.y = 30
    table.contentOffset.y = 30
    table.setContentOffset(CGPoint(x: 0, y: 40), animated: false)

    #expect(delegate.log.calls == ["didScroll 30.0", "didScroll 40.0"])
  }

  /// `developer.apple.com/documentation/uikit/uiscrollview/refreshcontrol`
  @Test func aRefreshControlIsInItsScrollView() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let control = UIRefreshControl()

    view.refreshControl = control
    view.layoutIfNeeded()

    #expect(control.isDescendant(of: view))
    #expect(chain(from: control, passes: [control, view]))
    view.refreshControl = nil
    #expect(!control.isDescendant(of: view))
  }

  /// `developer.apple.com/documentation/uikit/uirefreshcontrol/beginrefreshing()`
  @Test func refreshingByCodeSendsNoEvent() {
    let control = UIRefreshControl()
    var events = 0
    control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)

    let before = control.isRefreshing
    control.beginRefreshing()
    let during = control.isRefreshing
    control.endRefreshing()

    #expect([before, during, control.isRefreshing] == [false, true, false])
    #expect(events == 0)
  }
}
