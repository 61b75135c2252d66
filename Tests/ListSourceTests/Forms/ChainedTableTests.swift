import Foundation
import ListSource
import PlatformUIKit
import RouterEvents
import Testing

@MainActor
@Suite
struct ChainedTableTests {
  private let screen = Screen()

  @Test
  func showsSectionsInDeclaredOrder() {
    screen.tableAdapter
      .section("notable").title("Notable").cell(ItemCell.self).data([Item(1), Item(2)])
      .section("recent").footerTitle("End").cell(UITableViewCell.self).data(["a", "b"]).adapter {
        cell,
        text,
        index in
        cell.textLabel?.text = "\(text) \(index)"
      }
      .make()
    screen.layOut()

    #expect(screen.texts == ["item 1", "item 2", "a 0", "b 1"])
    #expect(screen.table.headerText(0) == "Notable")
    #expect(screen.table.footerText(1) == "End")
  }

  @Test
  func titlesAndViewsCanComeLast() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 25))
    screen.tableAdapter
      .section("a").cell(ItemCell.self).data([Item(1)]).title("A").footerTitle("End")
      .section("b").cell(UITableViewCell.self).data(["b"]).adapter { cell, text, _ in
        cell.textLabel?.text = text
      }
      .header(view).footer(UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 15)))
      .make()
    screen.layOut()

    #expect(screen.table.headerText(0) == "A")
    #expect(screen.table.footerText(0) == "End")
    #expect(screen.table.rectForHeader(inSection: 1).height == 25)
    #expect(screen.table.rectForFooter(inSection: 1).height == 15)
  }

  @Test
  func setsUserInfoOfEventsAndDisplayHandler() {
    var events: [Int?] = []
    var shown: [Int] = []
    let observation = screen.window.onRouterEvent("chained") { events.append($0.userInfo["id"] as? Int) }
    screen.tableAdapter
      .section("a").cell(ItemCell.self).data([Item(1), Item(2)])
      .onDisplay { item, _ in shown.append(item.id) }
      .emits("chained") { item, _ in UserInfo(["id": item.id]) }
      .make()
    screen.layOut()

    screen.tableAdapter.tableView(screen.table, didSelectRowAt: IndexPath(row: 1, section: 0))

    #expect(shown == [1, 2])
    #expect(events == [2])
    observation.cancel()
  }

  @Test
  func setsPrefetchHandler() {
    var log: [String] = []
    screen.tableAdapter
      .section("a").cell(ItemCell.self).data([Item(1), Item(2)])
      .onPrefetch { item, _ in
        log.append("load \(item.id)")
      } cancel: { item, _ in
        log.append("leave \(item.id)")
      }
      .make()

    screen.tableAdapter.tableView(screen.table, prefetchRowsAt: [[0, 1]])
    screen.tableAdapter.tableView(screen.table, cancelPrefetchingForRowsAt: [[0, 1]])

    #expect(log == ["load 2", "leave 2"])
  }

  @Test
  func userInfoAndCancelHandlerAreOptional() {
    var carried: [Int] = []
    var loaded: [Int] = []
    let observation = screen.window.onRouterEvent("chained") { carried.append($0.userInfo.count) }
    screen.tableAdapter
      .section("a").cell(ItemCell.self).data([Item(1)])
      .emits("chained")
      .onPrefetch { item, _ in loaded.append(item.id) }
      .make()
    screen.layOut()

    screen.tableAdapter.tableView(screen.table, didSelectRowAt: [0, 0])
    screen.tableAdapter.tableView(screen.table, prefetchRowsAt: [[0, 0]])
    screen.tableAdapter.tableView(screen.table, cancelPrefetchingForRowsAt: [[0, 0]])

    #expect(carried == [0])
    #expect(loaded == [1])
    observation.cancel()
  }

  @Test
  func showsNothingBeforeMake() {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 10))

    _ = screen.tableAdapter.headerView(header).section("a").cell(ItemCell.self).data([Item(1)])
    screen.layOut()

    #expect(screen.texts.isEmpty)
    #expect(screen.table.tableHeaderView == nil)
  }

  @Test
  func makeReturnsRetainedAdapter() {
    let adapter = TableAdapter(UITableView(frame: .zero, style: .plain))

    let made = adapter.section("a").cell(ItemCell.self).data([Item(1)]).make()

    #expect(made === adapter)
  }

  @Test
  func secondChainUpdatesFirst() {
    screen.tableAdapter.section("a").cell(ItemCell.self).data([Item(1), Item(2)]).make()
    screen.layOut()
    let kept = screen.cell(1)

    screen.tableAdapter.section("a").cell(ItemCell.self).data([Item(2)]).make()
    screen.layOut()

    #expect(screen.texts == ["item 2"])
    #expect(screen.cell(0) === kept)
  }

  @Test
  func heightBeforeSectionsAppliesToAllAndAutomaticHeightWinsInAnyOrder() {
    screen.tableAdapter
      .height(20)
      .section("all").cell(ItemCell.self).data([Item(1)])
      .section("own").cell(ItemCell.self).data([Item(2)]).height(30)
      .section("automatic").cell(ItemCell.self).data([Item(3, "77")]).autoHeight().height(30)
      .section("too").cell(ItemCell.self).data([Item(4, "78")]).height(30).autoHeight()
      .make()
    screen.layOut()

    #expect(screen.heights == [20, 30, 77, 78])
  }

  @Test
  func setsHeadersAndFootersOfTableAndSections() {
    let views = (0..<4).map { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 10 + CGFloat($0))) }

    screen.tableAdapter
      .section("a").header(views[1]).title("Title").footerTitle("Title").footer(views[2])
      .cell(ItemCell.self).data([Item(1)])
      .headerView(views[0]).footerView(views[3])
      .make()
    screen.layOut()

    #expect(screen.table.tableHeaderView === views[0])
    #expect(screen.table.tableFooterView === views[3])
    #expect(screen.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 10, width: 320, height: 11))
    #expect(screen.table.rectForFooter(inSection: 0).height == 12)
    #expect(views.map { $0.superview === screen.table } == [true, false, false, true])
    #expect(views[1...2].allSatisfy(screen.table.hasSupplement))
  }

  @Test
  func tableOptionsCanComeFirst() {
    var scrolled = 0
    let (header, footer) = (UIView(frame: .zero), UIView(frame: .zero))
    screen.tableAdapter
      .onScroll { _ in scrolled += 1 }.footerView(footer).headerView(header).height(50)
      .section("a").cell(ItemCell.self).data(Item.many(0..<20))
      .make()
    screen.layOut()
    screen.scroll(to: 10)

    #expect(scrolled == 1)
    #expect(screen.heights.first == 50)
    #expect(screen.table.tableHeaderView === header)
    #expect(screen.table.tableFooterView === footer)
  }

  @Test
  func callsSelectionDeletionAndScrollHandlers() {
    var log: [String] = []

    screen.tableAdapter
      .section("a").cell(ItemCell.self).data(Item.many(0..<20))
      .event { item, index in log.append("event \(item.id) \(index)") }
      .onDelete { item, index in log.append("delete \(item.id) \(index)") }
      .onScroll { _ in log.append("scroll") }
      .make()
    screen.layOut()
    screen.tableAdapter.tableView(screen.table, didSelectRowAt: IndexPath(row: 3, section: 0))
    screen.tableAdapter.tableView(screen.table, commit: .delete, forRowAt: IndexPath(row: 4, section: 0))
    screen.scroll(to: 10)

    #expect(log == ["event 3 3", "delete 4 4", "scroll"])
  }

  @Test
  func adapterOverridesSelfConfiguringCells() {
    screen.tableAdapter
      .section("a").cell(ItemCell.self).data(["a"]).adapter { cell, text, _ in cell.textLabel?.text = text }
      .section("b").cell(ItemCell.self).data([Item(1)]).adapter { cell, item, _ in
        cell.textLabel?.text = "number \(item.id)"
      }
      .make()
    screen.layOut()

    #expect(screen.texts == ["a", "number 1"])
  }

  @Test
  func adapterCanComeLast() {
    var events: [String] = []
    screen.tableAdapter
      .section("a").cell(UITableViewCell.self).data(["77"]).autoHeight().height(20)
      .event { text, _ in events.append(text) }
      .adapter { cell, text, _ in cell.textLabel?.text = text }
      .height(20)
      .make()
    screen.layOut()
    screen.tableAdapter.tableView(screen.table, didSelectRowAt: IndexPath(row: 0, section: 0))

    #expect(screen.texts == ["77"])
    #expect(screen.heights == [44])
    #expect(events == ["77"])
  }

  @Test
  func plainSectionsCanFollowOthers() {
    var selected: [String] = []

    screen.tableAdapter
      .section("a").plain(["Wi-Fi", PlainRow("Bluetooth", detail: "On")])
      .event { row, _ in selected.append(row.text) }
      .section("b").cell(ItemCell.self).data([Item(1)])
      .make()
    screen.layOut()
    screen.tableAdapter.tableView(screen.table, didSelectRowAt: IndexPath(row: 1, section: 0))

    #expect(screen.texts == ["Wi-Fi", "Bluetooth", "item 1"])
    #expect(selected == ["Bluetooth"])
  }
}
