// For the stand-in only: tests can't drag in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct DragTests {
    private let source = ItemsSource(items: 100)
    private let delegate = ScrollDelegate()
    private let control = UIRefreshControl()
    private let table: UITableView

    init() {
      table = UITableView.showing(source)
      table.delegate = delegate
      table.layoutIfNeeded()
    }

    /// `developer.apple.com/documentation/uikit/uiscrollviewdelegate`
    @Test func aDragScrollsAndCallsTheDelegate() {
      table.drag(by: -120)

      #expect(delegate.log.calls == ["willBeginDragging true", "didScroll 120.0", "didEndDragging false"])
      #expect(table.visibleTexts.first == "item 2")
      #expect(!table.isDragging)
    }

    /// `developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidenddecelerating(_:)`
    @Test func contentPulledBeyondItsEndReturns() {
      table.scroll(to: 4400)
      delegate.log.clear()

      table.drag(by: -200)

      #expect(
        delegate.log.calls == [
          "willBeginDragging true", "didScroll 4600.0", "didEndDragging true", "didScroll 4500.0",
          "didEndDecelerating false",
        ]
      )
      #expect(table.visibleTexts.last == "item 99")
    }

    /// `developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled`
    @Test func nothingIsDraggedIfScrollingIsDisabled() {
      table.isScrollEnabled = false

      table.drag(by: -120)

      #expect(delegate.log.calls.isEmpty)
      #expect(table.contentOffset.y == 0)
    }

    /// `developer.apple.com/documentation/uikit/uiscrollview/contentinset`
    @Test func insetsExtendTheScrollableArea() {
      table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)

      table.drag(by: 100)
      let top = table.contentOffset.y
      table.drag(by: -9000)

      #expect(top == -20)
      #expect(table.contentOffset.y == 4530)
    }

    /// `developer.apple.com/documentation/uikit/uiscrollview`
    @Test func contentThatFitsIsNotDragged() {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 100, height: 90)
      let inner = UIView()
      view.addSubview(inner)

      view.drag(by: 50)

      #expect(view.contentOffset == .zero)
    }

    /// `developer.apple.com/documentation/uikit/uirefreshcontrol`
    @Test func aPullRefreshes() {
      var events: [String] = []
      control.addAction(
        UIAction { [unowned table] _ in events.append("valueChanged \(table.isDragging)") },
        for: .valueChanged
      )
      table.refreshControl = control

      table.drag(by: 30)
      let early = control.isRefreshing
      table.drag(by: 100)
      table.drag(by: 100)

      #expect(!early)
      #expect(control.isRefreshing)
      #expect(events == ["valueChanged true"])
      #expect(table.contentOffset.y == -60)
      #expect(table.adjustedContentInset.top == 60)
      #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
      control.endRefreshing()
      #expect(table.contentOffset.y == 0)
    }

    /// `developer.apple.com/documentation/uikit/uirefreshcontrol/endrefreshing()`
    @Test func refreshingMayEndAtOnce() {
      control.addAction(UIAction { [weak control] _ in control?.endRefreshing() }, for: .valueChanged)
      table.refreshControl = control

      table.drag(by: 100)

      #expect(!control.isRefreshing)
      #expect(table.contentOffset.y == 0)
    }

    /// `developer.apple.com/documentation/uikit/uicontrol/isenabled`
    @Test func aPullDoesNotRefreshIfTheControlIsDisabled() {
      control.isEnabled = false
      table.refreshControl = control

      table.drag(by: 100)

      #expect(!control.isRefreshing)
    }

    /// `developer.apple.com/documentation/uikit/uirefreshcontrol`
    @Test func aTableTooShortToScrollCanRefresh() {
      source.sections = [["a"]]
      table.reloadData()
      table.refreshControl = control

      table.drag(by: 61)

      #expect(control.isRefreshing)
      #expect(table.visibleTexts == ["a"])
    }

    /// Only the stand-in does this. No page documents what happens if a callback ends a drag.
    @Test func aTableMayBeReloadedWhenADragEnds() {
      delegate.onEnd = { [table, source] in
        source.sections = [["a", "b"]]
        table.reloadData()
      }
      table.scroll(to: 4400)

      table.drag(by: -200)

      #expect(table.contentOffset.y == 0)
      #expect(table.visibleTexts == ["a", "b"])
    }
  }
#endif
