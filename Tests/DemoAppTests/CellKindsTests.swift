import Foundation
import ListSource
import Testing

@testable import DemoApp

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct CellKindsTests {
  private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 640), style: .plain)

  @Test func findsTheCellThatARowNames() {
    let types = cells(CellKinds.quakes, for: [QuakeRow.sample, QuakeRow.strong, NotableRow.sample])
      .map { ObjectIdentifier(type(of: $0)) }

    #expect(types == [QuakeCell.self, BigQuakeCell.self, NotableCell.self].map { ObjectIdentifier($0) })
  }

  @Test func aCellShowsItsRow() {
    let cells = cells(
      CellKinds.quakes,
      for: [QuakeRow.strong, QuakeRow(quake: .sample(9), isFavorite: false)]
    )

    #expect(cells.compactMap { ($0 as? EarthquakeCell)?.row?.id.number } == [2, 9])
  }

  @Test func showsThatThereIsNoSuchKind() {
    let cells = cells(CellKinds(), for: [QuakeRow.sample])

    #expect(
      cells.map { ($0 as? UnknownCell)?.message.text } == ["No cell 'quake' for QuakeRow; register one."]
    )
  }

  @Test func showsThatTheKindIsForOtherRows() {
    let kinds = CellKinds().adding(NotableCell.self, for: CellIdentifier.quake)

    let cells = cells(kinds, for: [QuakeRow.sample])

    #expect(
      cells.map { ($0 as? UnknownCell)?.message.text } == ["No cell 'quake' for QuakeRow; register one."]
    )
  }

  /// The cells of a table that shows these rows.
  private func cells(_ kinds: CellKinds, for rows: [any EarthquakeRow]) -> [UITableViewCell] {
    let source = RowSource(kinds, rows)
    kinds.register(with: tableView)
    tableView.dataSource = source
    tableView.rowHeight = 100
    tableView.reloadData()
    tableView.layoutIfNeeded()
    return tableView.visibleCells
  }
}

private final class RowSource: NSObject, UITableViewDataSource {
  private let kinds: CellKinds
  private let rows: [any EarthquakeRow]

  init(_ kinds: CellKinds, _ rows: [any EarthquakeRow]) {
    self.kinds = kinds
    self.rows = rows
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    kinds.cell(for: rows[indexPath.row], in: tableView, at: indexPath)
  }
}
