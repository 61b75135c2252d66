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

  /// Reports a class of cells that is for the other kind of list views.
  func noteOtherView(_ kind: CellKind, in listView: any ListView) {
    guard cells.isNew(kind.type) else { return }
    let view = type(of: listView).words.view
    Reports.report(
      """
      A \(kind.type) is no cell of a \(view): a placeholder stands there. Declare rows of this list with cells of a \
      \(view), or by content configurations, which show in both kinds of views.
      """
    )
  }

  /// Reports that the list view has cells of another class under the identifier of a kind.
  func noteWrongClass(of cell: any ListCell, inPlaceOf kind: CellKind, in listView: any ListView) {
    guard cells.isNew(kind.type) else { return }
    let view = type(of: listView).words.view
    Reports.report(
      """
      The \(view) made a \(type(of: cell)) for "\(kind.identifier)", where the list needs a \(kind.type): the row does \
      not show its model. Do not register cells with the \(view) under an identifier that the list uses.
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
