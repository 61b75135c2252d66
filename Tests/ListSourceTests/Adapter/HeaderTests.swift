import Foundation
import ListSource
import PlatformUIKit
import Testing

@MainActor
@Suite
struct HeaderTests {
  private let views = (0..<4).map { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20 + CGFloat($0))) }

  @Test(arguments: ListKind.allCases)
  func emptyBatchAppliesNewHeaderHeight(kind: ListKind) {
    let screen = Screen(kind)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    screen.show(
      ListSource { ListSection("items") { Rows(Item.many(0..<3), cell: ItemCell.self) }.header(view) }
    )

    view.frame.size.height = 70
    screen.view.batch(nil)
    screen.layOut()

    #expect(screen.headerRect(0).height == 70)
  }

  @Test(arguments: ListKind.allCases)
  func showsTitlesAndViews(kind: ListKind) {
    let screen = Screen(kind)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 33))
    screen.show(
      ListSource {
        section("titles", title: "Above", footer: "Below")
        section("views").header(view)
        section("nothing")
      }
    )

    #expect(screen.headerText(0) == "Above")
    #expect(screen.footerText(0) == "Below")
    #expect(screen.hasSupplement(view))
    #expect(screen.headerRect(0).maxY == screen.rects[0].minY)
    #expect(screen.footerRect(0).minY == screen.rects[1].maxY)
    for rect in [screen.headerRect(0), screen.footerRect(0)] {
      #expect(kind == .table ? rect.height == 28 : rect.height > 0)
    }
    #expect(screen.headerRect(1).height == 33)
    #expect(screen.headerRect(2).height == 0)
    #expect(screen.footerRect(2).height == 0)
  }

  @Test
  func groupedTableHasNoSpaceWithoutHeader() {
    let screen = Screen(style: .grouped)

    screen.show(ListSource { section("nothing") })

    #expect(screen.headerRect(0).height < 0.001)
    #expect(screen.footerRect(0).height < 0.001)
  }

  @Test(arguments: ListKind.allCases)
  func viewWinsOverTitleInAnyOrder(kind: ListKind) {
    let screen = Screen(kind)

    screen.show(
      ListSource {
        section("a", title: "Title").header(views[0])
        section("b").header(views[1]).title("Title")
        section("c", footer: "Title").footer(views[2])
        section("d").footer(views[3]).footerTitle("Title")
      }
    )

    for view in views { #expect(screen.hasSupplement(view)) }
    for section in 0..<4 {
      #expect(screen.headerText(section) == nil)
      #expect(screen.footerText(section) == nil)
    }
  }

  @Test(arguments: ListKind.allCases)
  func titlesAndViewsReplaceEachOther(kind: ListKind) {
    let screen = Screen(kind)
    let (one, other) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)),
      UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    )
    func above() -> String {
      if screen.hasSupplement(one) { return "one" }
      if screen.hasSupplement(other) { return "other" }
      return screen.headerText(0) ?? "nothing"
    }
    let headers: [(ListSection, String, CGFloat?)] = [
      (section("a"), "nothing", 0),
      (section("a", title: "Title"), "Title", kind == .table ? 28 : nil),
      (section("a").header(one), "one", 20),
      (section("a").header(other), "other", 40),
      (section("a", title: "Title"), "Title", kind == .table ? 28 : nil),
      (section("a"), "nothing", 0),
      (section("a").header(one), "one", 20),
      (section("a"), "nothing", 0),
    ]

    for (section, text, height) in headers {
      screen.show(ListSource(sections: [section]))

      #expect(above() == text)
      if let height { #expect(screen.headerRect(0).height == height) }
      #expect(screen.texts == ["item 0", "item 1"])
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped], [-1, 0, 90] as [CGFloat])
  func estimatesOfHeadersAndFootersAreNeverNegative(style: UITableView.Style, common: CGFloat) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    let adapter = TableAdapter(table)
    table.estimatedSectionHeaderHeight = common
    table.estimatedSectionFooterHeight = common
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 33))
    adapter.apply(
      ListSource {
        section("titles", title: "Above", footer: "Below")
        section("header").header(view)
        section("footer").footer(view)
        section("nothing")
      }
    )

    let headers = (0..<4).map { adapter.tableView(table, estimatedHeightForHeaderInSection: $0) }
    let footers = (0..<4).map { adapter.tableView(table, estimatedHeightForFooterInSection: $0) }

    let none = style == .plain ? 0 : CGFloat.leastNonzeroMagnitude
    let title = common < 0 ? 28 : common
    #expect(headers == [title, 33, none, none])
    #expect(footers == [title, none, 33, none])
  }

  @Test
  func insetSectionsWithRowsHaveTheSpaceOfUIKit() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .insetGrouped)
    let adapter = TableAdapter(table)
    adapter.apply(
      ListSource {
        section("rows")
        section("nothing", items: 0..<0)
      }
    )

    let headers = (0..<2).map { adapter.tableView(table, heightForHeaderInSection: $0) }
    let footers = (0..<2).map { adapter.tableView(table, heightForFooterInSection: $0) }

    #expect(headers == [UITableView.automaticDimension, CGFloat.leastNonzeroMagnitude])
    #expect(footers == headers)
  }

  @Test(arguments: ListKind.allCases)
  func sameViewMakesNoChange(kind: ListKind) {
    let screen = Screen(kind)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    screen.show(ListSource { section("a").header(view) })
    let cell = screen.cell(0)

    screen.show(ListSource { section("a", items: 0..<3).header(view) })

    #expect(screen.cell(0) === cell)
    #expect(screen.hasSupplement(view))
  }

  @Test(arguments: ListKind.allCases)
  func viewMovedToAnotherSectionShowsThere(kind: ListKind) {
    let screen = Screen(kind)
    screen.show(
      ListSource {
        section("a").header(views[0])
        section("b").footer(views[1])
      }
    )

    screen.show(
      ListSource {
        section("a").footer(views[1])
        section("b").header(views[0])
      }
    )

    #expect(screen.hasSupplement(views[0]))
    #expect(screen.hasSupplement(views[1]))
    #expect(screen.containerRect(of: views[0]) == screen.headerRect(1))
    #expect(screen.containerRect(of: views[1]) == screen.footerRect(0))
  }

  @Test(arguments: ListKind.allCases)
  func viewRequestedByTwoStagesShowsWhereDeclared(kind: ListKind) {
    let screen = Screen(kind)
    screen.show(
      ListSource {
        section("b", items: 0..<40)
        section("c").header(views[0])
      }
    )

    screen.show(
      ListSource {
        section("a", items: 50..<52).header(views[0])
        section("b", items: 0..<2)
        section("c")
      }
    )

    #expect(screen.hasSupplement(views[0]))
    #expect(screen.containerRect(of: views[0]) == screen.headerRect(0))
  }
}
