import Foundation
import ListSource
import PlatformUIKit
import Testing

@MainActor
@Suite
struct ChangedTitleTests {

  @Test(arguments: ListKind.allCases)
  func changedTitlesShowWithoutReload(kind: ListKind) {
    let screen = Screen(kind, showing: ListSource { section("a", title: "Above", footer: "Below") })
    let (cell, header) = (screen.cell(0), screen.view.titleView(isHeader: true, of: 0))

    screen.show(ListSource { section("a", title: "New above", footer: "New below") })

    #expect(screen.headerText(0) == "New above")
    #expect(screen.footerText(0) == "New below")
    #expect(screen.cell(0) === cell)
    #expect(screen.view.titleView(isHeader: true, of: 0) === header)
    #expect(screen.itemCell(0)?.shown == ["item 0"])
  }

  @Test
  func changedTitleKeepsCapitalization() throws {
    let (screen, writer) = try grouped { $0.uppercased() }
    screen.show(ListSource { section("a", title: "Above", footer: "Below") })
    let cell = screen.cell(0)

    screen.show(ListSource { section("a", title: "New above", footer: "New below") })

    #expect(screen.headerText(0) == "NEW ABOVE")
    #expect(screen.footerText(0) == "New below")
    #expect(screen.cell(0) === cell)
    #expect(writer.written == ["ABOVE"])
  }

  /// A number has no capitals, and an app can change a title in another way.
  @Test(arguments: [("2024", "March", true), ("Above", "New above", false)])
  func reloadsSectionIfCapitalizationIsUnclear(old: String, new: String, isCapitalized: Bool) throws {
    let write = { (title: String) in isCapitalized ? title.uppercased() : "» \(title)" }
    let (screen, writer) = try grouped(write)

    screen.show(ListSource { section("a", title: old) })
    screen.show(ListSource { section("a", title: new) })

    #expect(screen.headerText(0) == write(new))
    #expect(writer.written == [write(old), write(new)])
  }

  @Test
  func reloadsSectionIfTitleIsInAViewOfAnotherClass() throws {
    let screen = Screen(style: .plain) { OtherTitles($0) }
    screen.show(ListSource { section("a", title: "Above") })

    screen.show(ListSource { section("a", title: "New above") })

    #expect((screen.table.headerView(forSection: 0) as? OtherTitle)?.shown == "New above")
  }

  @Test
  func reloadsCollectionSectionIfTitleIsInAViewOfAnotherClass() throws {
    let collection = ListCollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let screen = Screen(.grid, collection: collection) { OtherCollectionTitles($0) }
    screen.show(ListSource { section("a", title: "Above", footer: "Below") })
    let cell = screen.cell(0)

    screen.show(ListSource { section("a", title: "Above", footer: "Below", items: 0..<4) })
    #expect(screen.cell(0) === cell)
    (screen.adapter as? OtherCollectionTitles)?.title = "New above"
    screen.show(ListSource { section("a", title: "New above", footer: "Below", items: 0..<4) })

    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)
    )
    #expect((header as? OtherItemTitle)?.shown == "New above")
  }

  @Test
  func headerResizesForNewTitle() throws {
    let (screen, writer) = try grouped { $0 }
    screen.show(ListSource { section("a", title: "Above") })
    let (cell, before) = (screen.cell(0), screen.headerRect(0).height)

    screen.show(ListSource { section("a", title: String(repeating: "A long title. ", count: 20)) })

    let after = screen.headerRect(0).height
    #expect(writer.written == ["Above"])
    #expect(after > before)
    #expect(screen.table.headerView(forSection: 0)?.frame.height == after)
    #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == after)
    #expect(screen.cell(0) === cell)
  }

  @Test(arguments: ListKind.allCases)
  func changedTitleOfMovedSectionShows(kind: ListKind) {
    let screen = Screen(kind)
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

    #expect(screen.headerText(0) == "New B")
    #expect(screen.headerText(1) == "A")
    #expect(screen.cell(0, 0) === cell)
  }

  @Test(arguments: ListKind.inRows)
  func changedTitleOutOfViewShowsLater(kind: ListKind) {
    let screen = Screen(kind)
    func source(_ title: String) -> ListSource {
      ListSource {
        section("a", items: 0..<30)
        section("b", title: title, items: 40..<60)
      }
    }
    screen.show(source("B"))

    screen.show(source("New B"))
    screen.scroll(to: 44 * 30)

    #expect(screen.headerText(1) == "New B")
  }

  @Test
  func titleChangesCompareIdsInLinearTime() {
    func comparisons(ofSections count: Int) -> Int {
      let log = ComparisonLog()
      func source(_ title: String) -> ListSource {
        ListSource(
          sections: (0..<count).map { number in
            ListSection(LoggedID(number: number, log: log), title: "\(title) \(number)") {
              Rows([Item(number)], cell: ItemCell.self)
            }
          }
        )
      }
      let screen = Screen()
      screen.show(source("Old"))
      screen.show(source("New"))
      #expect(screen.headerText(0) == "New 0")
      return log.comparisons
    }

    let (few, many) = (comparisons(ofSections: 500), comparisons(ofSections: 1_000))

    #expect(many <= 3 * few)
  }

  /// Makes a grouped table view with a style of header titles.
  private func grouped(_ write: @escaping (String) -> String) throws -> (Screen, TitleWriter) {
    let screen = Screen(style: .grouped) { TitleWriter($0, write) }
    return (screen, try #require(screen.adapter as? TitleWriter))
  }
}

/// Capitalizes header titles like some systems, in as many lines as needed.
private final class TitleWriter: TableAdapter {
  private(set) var written: [String] = []
  private let write: (String) -> String

  init(_ tableView: UITableView, _ write: @escaping (String) -> String) {
    self.write = write
    super.init(tableView)
  }

  override func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    guard let label = (view as? UITableViewHeaderFooterView)?.textLabel, let text = label.text else { return }
    label.text = write(text)
    label.numberOfLines = 0
    written.append(write(text))
  }
}

/// Shows titles in views of another class, as UIKit may.
private final class OtherTitles: TableAdapter {
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = OtherTitle(reuseIdentifier: nil)
    view.shown = self.tableView(tableView, titleForHeaderInSection: section)
    return view
  }
}

private final class OtherTitle: UITableViewHeaderFooterView {
  var shown: String?
}

/// Shows titles in views of another class.
private final class OtherCollectionTitles: CollectionAdapter {
  var title = "Above"

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      OtherItemTitle.self,
      forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "other"
    )
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "other",
      for: indexPath
    )
    (view as? OtherItemTitle)?.shown = title
    return view
  }
}

private final class OtherItemTitle: UICollectionReusableView {
  var shown: String?
}

private final class ComparisonLog {
  var comparisons = 0
}

/// An id that logs its comparisons.
private struct LoggedID: Hashable {
  let number: Int
  let log: ComparisonLog

  static func == (one: LoggedID, other: LoggedID) -> Bool {
    one.log.comparisons += 1
    return one.number == other.number
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}
