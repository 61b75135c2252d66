import Foundation
import ListSource
import PagedList
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// Lists of what came page by page, with each way to say which cells show it.
@MainActor
@Suite
struct RowsOfPagedItemsTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

  @Test
  func cellsAreFoundByTheModels() {
    expectNames(of: Rows(PagedItems([Named("a"), Named("b")])))
  }

  @Test
  func cellsConfigureThemselves() {
    expectNames(of: Rows(PagedItems([Named("a"), Named("b")]), cell: NameCell.self))
  }

  @Test
  func cellsAreConfiguredByAClosure() {
    let rows = Rows(PagedItems([Named("a"), Named("b")]), cell: UITableViewCell.self) { cell, model, _ in
      cell.textLabel?.text = model.id
    }

    expectNames(of: rows)
  }

  private func expectNames(of rows: Rows<Named>, sourceLocation: SourceLocation = #_sourceLocation) {
    let adapter = TableAdapter(table)
    adapter.register(NameCell.self, for: Named.self)
    adapter.apply(ListSource { ListSection("names") { rows } })
    table.layoutIfNeeded()

    let names = table.visibleCells.map { $0.textLabel?.text }

    #expect(names == ["a", "b"], sourceLocation: sourceLocation)
  }
}

private struct Named: Identifiable {
  var id: String

  init(_ id: String) {
    self.id = id
  }
}

private final class NameCell: UITableViewCell, ViewConfigurable {
  func configure(with model: Named) {
    textLabel?.text = model.id
  }
}
