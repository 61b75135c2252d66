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
    let screen = Screen(kind, showing: source(0..<1_000))
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

  // UIKit does not specify which rows it asks for.
  #if !canImport(UIKit) || os(watchOS)
    @Test(arguments: [100, 1_000, 20_000])
    func asksOnlyForNewPageAndVisibleRows(rows: Int) throws {
      let screen = Screen(adapter: AdapterDouble.init)
      let adapter = try #require(screen.adapter as? AdapterDouble)
      screen.show(ListSource(Item.many(0..<rows)))
      let shown = screen.table.visibleCells.count
      adapter.forget()

      screen.show(ListSource(Item.many(0..<rows + 20)))

      let (estimates, heights) = (adapter.calls("estimate"), adapter.calls("height"))
      #expect(estimates == (rows..<rows + 20).map { "estimate \($0)" })
      #expect(Set(heights) == Set((Array(0..<shown) + Array(rows..<rows + 20)).map { "height \($0)" }))
      #expect(heights.count == 20 + shown)
      #expect(screen.cell(0).map { ($0 as? ItemCell)?.shown } == ["item 0"])
    }
  #endif

  private func source(_ ids: some Sequence<Int>) -> ListSource {
    ListSource.oneSection {
      Rows(ids.map { Numbered(id: $0) }, text: { model in "\(model.id)" })
    }
  }
}

private struct Numbered: Identifiable, Equatable {
  let id: Int
}
