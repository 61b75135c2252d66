internal import Foundation
internal import KitSupport
internal import PlatformUIKit

/// A reporter of problems with cells. It reports each problem at most once for each model type or cell class.
@MainActor
struct CellNotices {
  private let models = ReportedTypes()
  private let otherViews = ReportedTypes()
  private let wrongClasses = ReportedTypes()
  private let heights = ReportedTypes()

  /// Reports that a row has no cell class: its ``Rows`` declare none, and none is registered for its model.
  func noteNoCell(for row: Row) {
    let type = typeOfModel(row.model)
    guard models.isNew(type) else { return }
    let name = row.group.reuseIdentifier(at: row.index).map { " or for \"\($0)\"" } ?? ""
    Reports.report(
      """
      No cell is registered for a row's model of type \(type), so a placeholder shows. Before you apply the list, call \
      adapter.register(…, for: \(type).self)\(name), or declare Rows(…, cell: …).
      """
    )
  }

  /// Reports that a list view cannot show cells of the class of `kind`.
  func noteOtherView(_ kind: CellKind, in listView: any ListView) {
    guard otherViews.isNew(kind.type) else { return }
    let view = type(of: listView).words.view
    Reports.report(
      """
      \(kind.type) is not a cell class for a \(view), so a placeholder shows. Declare the rows with a cell class for a \
      \(view), or with content configurations, which show in both kinds of view.
      """
    )
  }

  /// Reports that the list view dequeued `cell`, which is not of the class of `kind`. This happens if the app has
  /// registered a different class under the same reuse identifier.
  func noteWrongClass(of cell: any ListCell, inPlaceOf kind: CellKind, in listView: any ListView) {
    guard wrongClasses.isNew(kind.type) else { return }
    let view = type(of: listView).words.view
    Reports.report(
      """
      The \(view) dequeued a \(type(of: cell)) for "\(kind.identifier)", but the list needs a \(kind.type), so the row \
      does not show its model. Do not register cells with the \(view) under an identifier that the list uses.
      """
    )
  }

  /// Reports that the content of a self-sizing cell does not determine a height.
  func noteNoHeight(of cell: UITableViewCell) {
    guard heights.isNew(type(of: cell)) else { return }
    Reports.report(
      """
      A self-sizing \(type(of: cell)) has no height at a width of \(cell.bounds.width) points, so its row is \
      \(cell.bounds.height) points high. Constrain its content from top to bottom, or declare a height.
      """
    )
  }
}
