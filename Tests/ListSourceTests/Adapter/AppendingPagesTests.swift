import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import Testing

/// Lists that are declared again with one more page.
@MainActor
@Suite
struct AppendingPagesTests {

  @Test(arguments: ListKind.allCases)
  func insertsPageAndNothingElse(kind: ListKind) async {
    let screen = Screen(kind)
    screen.show(source(0..<1_000))
    let cells = screen.visibleCells

    let update = screen.show(source(0..<1_020))

    #expect(await update.finished == .applied)
    let stages = ListChanges(from: source(0..<1_000), to: source(0..<1_020)).stages
    #expect(stages.count == 1)
    #expect(stages.first?.insertedRows == (1_000..<1_020).map { RowIndex(section: 0, row: $0) })
    #expect(screen.numberOfRows(inSection: 0) == 1_020)
    #expect(screen.visibleCells.elementsEqual(cells) { $0 === $1 })
  }

  @Test(arguments: ListKind.inRows)
  func showsPageAfterPage(kind: ListKind) {
    let screen = Screen(kind)
    for page in 1...30 { screen.show(source(0..<page * 10)) }
    screen.scroll(to: 44 * 300 - 480)

    #expect(screen.texts.last == "299")
    #expect(screen.texts.first == "289")
  }

  @Test(arguments: ListKind.allCases)
  func leavesOutAndReportsRepeatedRows(kind: ListKind) {
    let screen = Screen(kind)
    screen.show(source(0..<5))

    let (_, reports) = Reports.collecting { screen.show(source(Array(0..<5) + Array(3..<7))) }

    #expect(screen.texts == (0..<7).map { "\($0)" })
    #expect(reports.count == 2)
  }

  @Test(arguments: ListKind.allCases)
  func insertsRowsAbovePageInSameUpdate(kind: ListKind) {
    let screen = Screen(kind)
    screen.show(source(0..<5))

    screen.show(source([100, 101] + Array(0..<8)))

    #expect(screen.texts == ["100", "101"] + (0..<8).map { "\($0)" })
  }

  private func source(_ ids: some Sequence<Int>) -> ListSource {
    ListSource {
      ListSection("items") {
        Rows(ids.map { Numbered(id: $0) }, text: { model in "\(model.id)" })
      }
    }
  }
}

private struct Numbered: Identifiable, Equatable {
  let id: Int
}
