// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PlatformUIKit
  import Testing

  /// Subclasses of the adapter, and its scroll delegate.
  @MainActor
  @Suite
  struct TableAdapterTests {
    private let screen = Screen(adapter: AdapterDouble.init)
    private let delegate = DelegateDouble()

    private var adapter: AdapterDouble { get throws { try #require(screen.adapter as? AdapterDouble) } }

    @Test
    func subclassOverridesEveryMethod() throws {
      let adapter = try adapter
      func rows(_ ids: Range<Int>) -> Rows<Item> {
        Rows(Item.many(ids), cell: ItemCell.self).onDelete { _, _ in }.onPrefetch { _, _ in }
      }

      screen.show(
        ListSource {
          ListSection("a", title: "Above", footerTitle: "Below") { rows(0..<30) }
          ListSection("b", title: "Above", footerTitle: "Below") { rows(30..<90) }
        }
      )
      screen.tap(1)
      screen.tap(2)
      screen.swipe(2)
      screen.table.drag(by: -600)
      screen.layOut()
      screen.table.drag(by: -600)
      screen.layOut()
      screen.table.drag(by: 5_000)
      screen.layOut()

      #expect(
        Set(adapter.calls.map { String($0.prefix { $0 != " " }) }) == [
          "sections", "rows", "cell", "titleOfHeader", "titleOfFooter", "canEdit", "commit", "prefetch",
          "cancelPrefetching", "willDisplay", "didEndDisplaying", "willDisplayHeader", "height", "estimate",
          "heightOfHeader",
          "heightOfFooter", "estimateOfHeader", "estimateOfFooter", "header", "footer", "shouldHighlight",
          "didHighlight", "didUnhighlight", "willSelect", "willDeselect", "didSelect", "didDeselect",
          "didScroll", "willBeginDragging", "didEndDragging", "didEndDecelerating",
        ]
      )
    }

    @Test
    func subclassOverridesList() throws {
      let (adapter, above) = (try adapter, UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 35)))
      adapter.headers[0] = above
      adapter.height = 70

      screen.show(
        ListSource {
          ListSection("items", title: "Above") {
            Rows([Item(1)], cell: ItemCell.self).height(.fixed(20))
          }
        }
      )

      #expect(screen.heights == [70])
      #expect(adapter.tableView(screen.table, estimatedHeightForRowAt: [0, 0]) == 70)
      #expect(above.superview === screen.table)
      #expect(screen.table.rectForHeader(inSection: 0).height == 35)
    }

    @Test
    func subclassCanPreventSelection() throws {
      let adapter = try adapter
      var selected: [Int] = []
      screen.show(
        ListSource(Item.many(0..<3)) { $0.onSelect { item, _ in selected.append(item.id) } }
      )

      adapter.highlights = false
      screen.tap(0)
      adapter.highlights = true
      adapter.selects = false
      screen.tap(1)
      adapter.selects = true
      screen.tap(2)

      #expect(selected == [2])
    }

    @Test
    func scrollDelegateIsCalledBeforeScrollHandler() {
      var log: [String] = []
      delegate.onCall = { log.append($0) }
      screen.adapter.scrollDelegate = delegate
      screen.tableAdapter.onScroll = { _ in log.append("onScroll") }
      screen.show(ListSource(Item.many(0..<100)))

      screen.table.drag(by: -100)
      screen.table.drag(by: 5_000)

      let calls = ["willBeginDragging", "didScroll", "onScroll", "didEndDragging", "didEndDecelerating"]
      #expect(log.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } == calls)
    }

    @Test
    func scrollDelegateIsCalledForScrollsWithoutADrag() {
      screen.adapter.scrollDelegate = delegate
      screen.show(ListSource(Item.many(0..<100)))

      screen.scrollToTop(of: 40, animated: true)
      screen.table.tapStatusBar()

      #expect(delegate.calls == ["didScroll", "didEndScrollingAnimation", "didScroll", "didScrollToTop"])
    }

    @Test
    func acceptsScrollDelegateWithoutMethods() {
      let silent = SilentDelegate()
      screen.adapter.scrollDelegate = silent
      screen.show(ListSource(Item.many(0..<100)))

      screen.table.drag(by: -100)

      #expect(screen.table.contentOffset.y > 0)
    }
  }

  private final class SilentDelegate: NSObject, UIScrollViewDelegate {}
#endif
