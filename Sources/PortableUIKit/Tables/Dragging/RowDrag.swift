import Foundation

/// A row that a long press has lifted, and that the finger drags once it moves.
///
/// Until it is dropped the row shows where it was; in UIKit the others make room for it. A table that changes meanwhile
/// leaves the row where it is, which no page says.
final class RowDrag: NSObject, UIDragSession {
  private(set) var items: [UIDragItem] = []

  /// The menu that shows until the finger moves.
  weak var menu: UIView?

  private weak var table: UITableView?
  private let row: IndexPath
  private let revision: Int
  private var point: CGPoint
  private var proposed: IndexPath
  private var target: IndexPath
  private var hasBegun = false

  /// Lifts a row of a table, if the drag delegate names something to drag.
  init?(_ row: IndexPath, of table: UITableView, at point: CGPoint) {
    (self.table, self.row, self.point, revision) = (table, row, point, table.revision)
    (proposed, target) = (row, row)
    super.init()
    guard table.dragInteractionEnabled, let delegate = table.dragDelegate else { return nil }
    items = delegate.tableView(table, itemsForBeginning: self, at: row)
    if items.isEmpty { return nil }
  }

  func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }

  /// Follows the finger to a point of the window.
  func move(to point: CGPoint) {
    self.point = point
    guard let table else { return }
    if !hasBegun {
      hasBegun = true
      menu?.removeFromSuperview()
      table.dragDelegate?.tableView(table, dragSessionWillBegin: self)
    }
    let place = table.placeOfDrop(at: location(in: table), of: row)
    guard place != proposed, table.dataSource?.tableView(table, canMoveRowAt: row) == true else { return }
    proposed = place
    target =
      table.delegate?.tableView(
        table,
        targetIndexPathForMoveFromRowAt: row,
        toProposedIndexPath: proposed
      ) ?? proposed
  }

  /// Leaves the row where the finger is.
  func drop() {
    if let table, hasBegun, target != row, revision == table.revision { table.moveByUser(row, to: target) }
    end()
  }

  /// Ends the drag.
  func end() {
    guard let table, hasBegun else { return }
    hasBegun = false
    table.dragDelegate?.tableView(table, dragSessionDidEnd: self)
  }
}

extension UITableView {
  /// The place that a row would take which is dropped at a point of the content: that of the row there, else the first
  /// or the last of its section (assumed).
  fileprivate func placeOfDrop(at point: CGPoint, of row: IndexPath) -> IndexPath {
    if let there = indexPathForRow(at: point) { return there }
    let section = (0..<layout.sectionCount).last { layout.span(ofSection: $0).start <= point.y } ?? 0
    let isAbove = point.y < layout.span(of: .header(section)).end
    let last = layout[section].rows.count - (section == row.section ? 1 : 0)
    return IndexPath(row: isAbove ? 0 : last, section: section)
  }

  /// Moves a row as the user dropped it: on the screen, then by the data source (assumed), whose counts are checked.
  fileprivate func moveByUser(_ row: IndexPath, to target: IndexPath) {
    let updates = TableUpdates([.moveRow(row, to: target)])
    let map = TableUpdateMap(updates.operations)
    revision += 1
    load {
      move(by: map)
      dataSource?.tableView(self, moveRowAt: row, to: target)
      let counts = askCounts()
      guard need < .counts else { return }
      if let violation = updates.violation(before: layout.counts, after: counts) {
        Rejection.tableUpdate(self, violation).raise()
      }
      takeOn(counts, map: map)
      remeasureShown()
    }
    var anchor: Anchor?
    settle(&anchor)
    layoutIfNeeded()
  }
}
