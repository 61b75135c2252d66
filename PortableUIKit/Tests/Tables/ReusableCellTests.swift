// For the stand-in only: UIKit may keep a reusable cell in the table, hidden.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct ReusableCellTests {
    @Test func aCellKeptForReuseIsInNoTable() {
      let source = RowsSource(rows: 100)
      let table = UITableView.showing(source)
      table.contentOffset.y = 25
      table.layoutIfNeeded()
      let cells = table.visibleCells

      table.contentOffset.y = 4000
      table.layoutIfNeeded()

      let waiting = cells.filter { table.indexPath(for: $0) == nil }
      #expect(waiting.count == 1)
      #expect(waiting.allSatisfy { $0.next == nil && $0.window == nil })
      #expect(Set(table.subviews) == Set(table.visibleCells))
    }

    @Test func aReusedCellIsInNoTableWhileItIsConfigured() {
      let source = RowsSource(rows: 100)
      let table = UITableView.showing(source)
      table.layoutIfNeeded()
      var superviews: [UIView?] = []
      source.onCell = { [weak source] _ in superviews.append(source?.lastCell?.superview) }

      table.contentOffset.y = 4000
      table.layoutIfNeeded()

      #expect(superviews.count == 10)
      #expect(superviews.allSatisfy { $0 == nil })
    }

    @Test func aReconfiguredCellIsInItsTable() {
      let source = RowsSource(rows: 100)
      let table = UITableView.showing(source)
      table.layoutIfNeeded()
      var superviews: [UIView?] = []
      source.onCell = { [weak source] _ in superviews.append(source?.lastCell?.superview) }

      table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])

      #expect(superviews == [table])
    }

    @Test func releasingATableReleasesItsCells() {
      weak var kept: UITableViewCell?
      weak var table: UITableView?

      do {
        let source = RowsSource(rows: 100)
        let made = UITableView.showing(source)
        made.layoutIfNeeded()
        kept = made.visibleCells.first
        table = made
      }

      #expect(table == nil)
      #expect(kept == nil)
    }
  }
#endif
