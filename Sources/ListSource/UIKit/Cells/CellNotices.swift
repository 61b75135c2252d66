internal import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// What an adapter reports of cells, once for each type.
@MainActor
struct CellNotices {
  private let models = ToldTypes()
  private let cells = ToldTypes()
  private let heights = ToldTypes()

  /// Reports a model for which no cells are registered.
  func noteNoCell(for row: Row) {
    let type = typeOfModel(row.model)
    guard models.isNew(type) else { return }
    let name = row.group.reuseIdentifier(at: row.index).map { " or for \"\($0)\"" } ?? ""
    Reports.report(
      """
      A row shows a \(type), and no cell is registered that can: a placeholder stands there. Before the list is applied \
      say adapter.register(…, for: \(type).self)\(name), or declare Rows(…, cell: …).
      """
    )
  }

  /// Reports that the table view has cells of another class under the identifier of a kind.
  func noteWrongClass(of cell: UITableViewCell, inPlaceOf kind: CellKind) {
    guard cells.isNew(kind.type) else { return }
    Reports.report(
      """
      The table view made a \(type(of: cell)) for "\(kind.identifier)", where the list needs a \(kind.type): a placeholder \
      stands there. Do not register cells with the table view under an identifier that the list uses.
      """
    )
  }

  /// Reports that a cell asked for no height.
  func noteNoHeight(of cell: UITableViewCell) {
    guard heights.isNew(type(of: cell)) else { return }
    Reports.report(
      """
      A \(type(of: cell)) asked for no height where it is \(cell.bounds.width) points wide; its row is \
      \(cell.bounds.height) points high. Constrain its content from top to bottom, or declare a height.
      """
    )
  }
}
