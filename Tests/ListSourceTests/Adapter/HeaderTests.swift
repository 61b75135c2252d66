import Foundation
import ListSource
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct HeaderTests {
  private let screen = Screen()

  @Test
  func titlesAndViewsShow() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 33))
    screen.show(
      ListSource {
        section("titles", title: "Above", footer: "Below")
        section("views").header(view)
        section("nothing")
      }
    )

    #expect(screen.table.saidAbove(0) == "Above")
    #expect(screen.table.saidBelow(0) == "Below")
    #expect(view.superview === screen.table)
    #expect(screen.table.rectForHeader(inSection: 0).height == 28)
    #expect(screen.table.rectForFooter(inSection: 0).height == 28)
    #expect(screen.table.rectForHeader(inSection: 1).height == 33)
    #expect(screen.table.rectForHeader(inSection: 2).height == 0)
    #expect(screen.table.rectForFooter(inSection: 2).height == 0)
  }

  @Test
  func groupedTableHasNoRoomWhereNothingIsSaid() {
    let screen = Screen(style: .grouped)

    screen.show(ListSource { section("nothing") })

    #expect(screen.table.rectForHeader(inSection: 0).height < 0.001)
    #expect(screen.table.rectForFooter(inSection: 0).height < 0.001)
  }

  @Test
  func viewBeatsATitleInEitherOrder() {
    let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)) }

    screen.show(
      ListSource {
        section("a", title: "Title").header(views[0])
        section("b").header(views[1]).title("Title")
        section("c", footer: "Title").footer(views[2])
        section("d").footer(views[3]).footerTitle("Title")
      }
    )

    for view in views { #expect(view.superview === screen.table) }
    for section in 0..<4 {
      #expect(screen.table.saidAbove(section) == nil)
      #expect(screen.table.saidBelow(section) == nil)
    }
  }

  @Test
  func otherTitlesShowAndNothingIsReloaded() {
    screen.show(ListSource { section("a", title: "Above", footer: "Below") })
    let (cell, header) = (screen.cell(0), screen.table.headerView(forSection: 0))

    screen.show(ListSource { section("a", title: "New above", footer: "New below") })

    #expect(screen.table.saidAbove(0) == "New above")
    #expect(screen.table.saidBelow(0) == "New below")
    #expect(screen.cell(0) === cell)
    #expect(screen.table.headerView(forSection: 0) === header)
    #expect((cell as? ItemCell)?.shown == ["item 0"])
  }

  @Test
  func otherTitleIsWrittenAsTheTableViewWroteTheFirst() {
    let (screen, writer) = grouped { $0.uppercased() }
    screen.show(ListSource { section("a", title: "Above", footer: "Below") })
    let cell = screen.cell(0)

    screen.show(ListSource { section("a", title: "New above", footer: "New below") })

    #expect(screen.table.saidAbove(0) == "NEW ABOVE")
    #expect(screen.table.saidBelow(0) == "New below")
    #expect(screen.cell(0) === cell)
    #expect(writer.written == ["ABOVE"])
  }

  @Test
  func titleIsMadeAnewWhereNobodyCanTellHowTheFirstWasWritten() {
    let (screen, writer) = grouped { $0.uppercased() }
    screen.show(ListSource { section("a", title: "2024") })

    screen.show(ListSource { section("a", title: "March") })

    #expect(screen.table.saidAbove(0) == "MARCH")
    #expect(writer.written == ["2024", "MARCH"])
  }

  @Test
  func titleThatTheAppWritesItselfIsMadeAnew() {
    let (screen, writer) = grouped { "» \($0)" }
    screen.show(ListSource { section("a", title: "Above") })

    screen.show(ListSource { section("a", title: "New above") })

    #expect(screen.table.saidAbove(0) == "» New above")
    #expect(writer.written == ["» Above", "» New above"])
  }

  @Test
  func headerIsAsHighAsItsNewTitleAsksFor() {
    let (screen, writer) = grouped { $0 }
    screen.show(ListSource { section("a", title: "Above") })
    let (cell, before) = (screen.cell(0), screen.table.rectForHeader(inSection: 0).height)

    screen.show(ListSource { section("a", title: String(repeating: "A long title. ", count: 20)) })

    let after = screen.table.rectForHeader(inSection: 0).height
    #expect(writer.written == ["Above"])
    #expect(after > before)
    #expect(screen.table.headerView(forSection: 0)?.frame.height == after)
    #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == after)
    #expect(screen.cell(0) === cell)
  }

  @Test
  func titleOfASectionThatMovesShows() {
    screen.show(
      ListSource {
        section("a", title: "A")
        section("b", title: "B", items: 10..<12)
      }
    )
    let cell = screen.cell(0, 1)

    screen.show(
      ListSource {
        section("b", title: "New B", items: 10..<12)
        section("a", title: "A")
      }
    )

    #expect(screen.table.saidAbove(0) == "New B")
    #expect(screen.table.saidAbove(1) == "A")
    #expect(screen.cell(0, 0) === cell)
  }

  @Test
  func titleOutOfViewShowsWhenItComes() {
    func source(_ title: String) -> ListSource {
      ListSource {
        section("a", items: 0..<30)
        section("b", title: title, items: 40..<60)
      }
    }
    screen.show(source("B"))

    screen.show(source("New B"))
    screen.scroll(to: 44 * 30)

    #expect(screen.table.saidAbove(1) == "New B")
  }

  @Test
  func titlesAndViewsComeGoAndTakeEachOthersPlace() {
    let (one, other) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)),
      UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    )
    func above() -> String {
      if one.superview === screen.table { return "one" }
      if other.superview === screen.table { return "other" }
      return screen.table.saidAbove(0) ?? "nothing"
    }
    let headers: [(ListSection, String, CGFloat)] = [
      (section("a"), "nothing", 0),
      (section("a", title: "Title"), "Title", 28),
      (section("a").header(one), "one", 20),
      (section("a").header(other), "other", 40),
      (section("a", title: "Title"), "Title", 28),
      (section("a"), "nothing", 0),
      (section("a").header(one), "one", 20),
      (section("a"), "nothing", 0),
    ]

    for (section, text, height) in headers {
      screen.show(ListSource(sections: [section]))

      #expect(above() == text)
      #expect(screen.table.rectForHeader(inSection: 0).height == height)
      #expect(screen.texts == ["item 0", "item 1"])
    }
  }

  @Test
  func sameViewIsNoChange() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    screen.show(ListSource { section("a").header(view) })
    let cell = screen.cell(0)

    screen.show(ListSource { section("a", items: 0..<3).header(view) })

    #expect(screen.cell(0) === cell)
    #expect(view.superview === screen.table)
  }

  /// A grouped table view whose headers are written in a way.
  private func grouped(_ write: @escaping (String) -> String) -> (Screen, TitleWriter) {
    let (screen, writer) = (Screen(style: .grouped), TitleWriter(write))
    screen.adapter.delegate = writer
    return (screen, writer)
  }

  private func section(
    _ id: String,
    title: String? = nil,
    footer: String? = nil,
    items: Range<Int>? = nil
  ) -> ListSection {
    let first = ["a", "b", "c", "d", "titles", "views", "nothing"].firstIndex(of: id) ?? 0
    let items = items ?? (first * 100..<first * 100 + 2)
    return ListSection(id, title: title, footerTitle: footer) { Rows(Item.many(items), cell: ItemCell.self) }
  }
}

/// Writes titles of headers as some systems do, in as many lines as they need.
private final class TitleWriter: NSObject, UITableViewDelegate {
  private(set) var written: [String] = []
  private let write: (String) -> String

  init(_ write: @escaping (String) -> String) {
    self.write = write
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    guard let label = (view as? UITableViewHeaderFooterView)?.textLabel, let text = label.text else { return }
    label.text = write(text)
    label.numberOfLines = 0
    written.append(write(text))
  }
}
