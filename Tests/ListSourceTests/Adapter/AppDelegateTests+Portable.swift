// The stand-in alone: nobody makes touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import KitSupport
  import ListSource
  import PortableUIKit
  import Testing

  /// What the app's own delegate of a table view gets through the adapter.
  @MainActor
  @Suite
  struct AppDelegateTests {
    private let screen = Screen()
    private let delegate = DelegateDouble()

    @Test
    func delegateHearsEveryCallOfTheListedOnes() {
      delegate.headers[0] = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      delegate.footers[1] = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      screen.adapter.delegate = delegate
      let source = ListSource {
        ListSection("a", footerTitle: "Below") { Rows(Item.many(0..<30), cell: ItemCell.self) }
        ListSection("b", title: "Above") { Rows(Item.many(30..<60), cell: ItemCell.self) }
      }

      screen.show(source)
      screen.tap(1)
      screen.tap(2)
      screen.table.drag(by: -600)
      screen.table.drag(by: -600)
      delegate.edgeHeight = UITableView.automaticDimension
      screen.table.drag(by: 5_000)
      screen.table.reloadData()
      screen.layOut()

      #expect(
        Set(delegate.calls.map { String($0.prefix { $0 != " " }) }) == [
          "willDisplay", "didEndDisplaying", "willDisplayHeader", "willDisplayFooter",
          "didEndDisplayingHeader", "didEndDisplayingFooter", "height", "estimate", "heightOfHeader",
          "heightOfFooter", "estimateOfHeader", "estimateOfFooter", "header", "footer", "shouldHighlight",
          "didHighlight", "didUnhighlight", "willSelect", "willDeselect", "didSelect", "didDeselect",
          "didScroll", "willBeginDragging", "didEndDragging", "didEndDecelerating",
        ]
      )
    }

    @Test
    func delegateHearsBeforeTheListDoes() {
      var log: [String] = []
      delegate.onCall = { if ["willDisplay", "didSelect", "didScroll"].contains($0) { log.append($0) } }
      screen.adapter.delegate = delegate
      screen.adapter.onScroll = { _ in log.append("onScroll") }

      screen.show(
        ListSource {
          ListSection("items") {
            Rows([Item(1)], cell: ItemCell.self)
              .onDisplay { _, _ in log.append("onDisplay") }
              .onSelect { _, _ in log.append("onSelect") }
          }
        }
      )
      screen.tap(0)
      screen.scroll(to: 1)

      #expect(log == ["willDisplay", "onDisplay", "didSelect", "onSelect", "didScroll", "onScroll"])
    }

    @Test
    func answersOfTheDelegateCountFirst() {
      let (above, below) = (UIView(frame: .zero), UIView(frame: .zero))
      delegate.headers[0] = above
      delegate.footers[0] = below
      delegate.height = 70
      screen.adapter.delegate = delegate

      screen.show(
        ListSource {
          ListSection("items", title: "Above", footerTitle: "Below") {
            Rows([Item(1)], cell: ItemCell.self).height(.fixed(20))
          }
        }
      )

      #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
      #expect(above.superview === screen.table && below.superview === screen.table)
      #expect(screen.table.rectForHeader(inSection: 0).height == 30)
      #expect(screen.table.rectForFooter(inSection: 0).height == 30)
      #expect(screen.adapter.tableView(screen.table, estimatedHeightForRowAt: [0, 0]) == 40)
    }

    @Test
    func delegateMayForbidASelection() {
      var selected: [Int] = []
      screen.adapter.delegate = delegate
      screen.show(
        ListSource {
          ListSection("items") {
            Rows(Item.many(0..<3), cell: ItemCell.self).onSelect { item, _ in selected.append(item.id) }
          }
        }
      )

      delegate.highlights = false
      screen.tap(0)
      delegate.highlights = true
      delegate.selects = false
      screen.tap(1)
      delegate.selects = true
      screen.tap(2)

      #expect(selected == [2])
    }

    @Test
    func whereTheDelegateSaysNothingTheListCounts() {
      let silent = SilentDelegate()
      screen.adapter.delegate = silent

      screen.show(
        ListSource {
          ListSection("items", title: "Above") {
            Rows(Item.many(0..<3), cell: ItemCell.self).height(.fixed(20))
          }
        }
      )
      screen.tap(1)

      #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 20)
      #expect(screen.table.saidAbove(0) == "Above")
      #expect(screen.table.rectForHeader(inSection: 0).height == 28)
      #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test
    func viewThatTheDelegateGivesHasRoomThoughTheListHasNoHeader() {
      let header = HeaderDelegate()
      screen.adapter.delegate = header

      screen.show(ListSource(Item.many(0..<3)))

      #expect(header.view.superview === screen.table)
      #expect(screen.table.rectForHeader(inSection: 0).height == 28)
    }

    @Test
    func delegateThatComesLaterIsAskedAtOnce() {
      screen.show(ListSource(Item.many(0..<3)))
      delegate.height = 70

      screen.adapter.delegate = delegate
      screen.layOut()

      #expect(
        screen.table.rectForRow(at: IndexPath(row: 2, section: 0))
          == CGRect(x: 0, y: 170, width: 320, height: 70)
      )
    }

    @Test
    func delegateThatIsSetAfterAnEvictionDoesNotPutTheAdapterBack() {
      let other = SilentDelegate()
      screen.show(ListSource(Item.many(0..<3)))
      screen.table.delegate = other

      screen.adapter.delegate = delegate

      #expect(screen.table.delegate === other)
    }

    @Test
    func adapterIsNotItsOwnDelegate() {
      screen.adapter.delegate = delegate

      let (_, reports) = Reports.collecting { screen.adapter.delegate = screen.table.delegate }
      screen.show(ListSource(Item.many(0..<3)))

      #expect(screen.adapter.delegate === delegate)
      #expect(screen.texts == ["item 0", "item 1", "item 2"])
      #expect(
        reports.map(\.message) == [
          """
          A table view's adapter was made its own delegate; that of before stays. To keep what was the table view's \
          delegate, read tableView.delegate before the adapter is made.
          """
        ]
      )
    }

    @Test
    func delegateIsToldOfASelectedRowThatNoListHas() {
      screen.adapter.delegate = delegate

      screen.adapter.tableView(screen.table, didSelectRowAt: IndexPath(row: 7, section: 3))

      #expect(delegate.calls == ["didSelect 7"])
    }
  }

  private final class SilentDelegate: NSObject, UITableViewDelegate {}

  private final class HeaderDelegate: NSObject, UITableViewDelegate {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view }
  }
#endif
