import Foundation

extension UITableView {
  /// Returns the drag items of a row, and of all selected rows if the row is selected
  /// (`developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:itemsforbeginning:at:)`).
  func itemsToDrag(_ session: ListDrag, at row: IndexPath) -> [UIDragItem] {
    guard dragInteractionEnabled, let dragDelegate else { return [] }
    let rows = selection.contains(row) ? selection.places : [row]
    return rows.flatMap { dragDelegate.tableView(self, itemsForBeginning: session, at: $0) }
  }

  func dragWillBegin(_ session: ListDrag) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }

  func dragDidEnd(_ session: ListDrag) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

  func canMove(_ place: IndexPath, of session: ListDrag, to target: IndexPath) -> Bool {
    (!handlesDrops || proposal(for: session, at: target)?.operation == .move)
      && dataSource?.tableView(self, canMoveRowAt: place) == true
  }

  var handlesDrops: Bool { dropDelegate != nil }

  private func proposal(for session: ListDrag, at row: IndexPath?) -> UITableViewDropProposal? {
    dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: row)
  }

  func permitsDrop(of session: ListDrag, at row: IndexPath?) -> Bool {
    [.copy, .move].contains(proposal(for: session, at: row)?.operation)
  }

  func performDrop(of session: ListDrag, at row: IndexPath?) {
    guard let proposal = proposal(for: session, at: row) else { return }
    let drop = TableDrop(session, at: row, proposal)
    dropDelegate?.tableView(self, performDropWith: drop)
    layoutIfNeeded()
  }

  func targetOfMove(from row: IndexPath, current: IndexPath, proposed: IndexPath) -> IndexPath {
    let answer = delegate?.tableView(
      self,
      targetIndexPathForMoveFromRowAt: row,
      toProposedIndexPath: proposed
    )
    return answer ?? proposed
  }

  /// Returns the destination index path for a row that the user drops at a point.
  ///
  /// If there is a row at the point, the destination is that row's index path. Otherwise, the destination is in the
  /// last section that begins at or above the point, or in the first section if no section does. If the point is in or
  /// above that section's header, the dropped row becomes the section's first row, and otherwise its last row. Apple
  /// doesn't document this fallback, so it is an assumption.
  func placeOfDrop(at point: CGPoint, of row: IndexPath?) -> IndexPath? {
    if let there = indexPathForRow(at: point) { return there }
    if layout.sectionCount == 0 { return nil }
    let section = (0..<layout.sectionCount).last { layout.span(ofSection: $0).start <= point.y } ?? 0
    let isAbove = point.y < layout.span(of: .header(section)).end
    let last = layout[section].rows.count - (section == row?.section ? 1 : 0)
    return IndexPath(row: isAbove ? 0 : last, section: section)
  }

  /// Moves a row that the user dropped.
  ///
  /// The table moves the row's cell first, and then the data source moves the row's data. Apple doesn't document this
  /// order, so it is an assumption. If the data source's row counts don't match the move, the app terminates with an
  /// error message.
  func moveByUser(_ row: IndexPath, to target: IndexPath) {
    let updates = BatchUpdates([.moveRow(row, to: target)])
    let map = BatchUpdateMap(updates.operations)
    revision += 1
    load {
      move(by: map)
      dataSource?.tableView(self, moveRowAt: row, to: target)
      let counts = askCounts()
      guard need < .counts else { return }
      if let violation = updates.violation(before: layout.counts, after: counts) {
        Rejection.tableUpdate(self, violation).raise()
      }
      updateLayout(counts, map: map)
      remeasureShown()
    }
    var anchor: Anchor?
    settle(&anchor)
    layoutIfNeeded()
  }
}

/// A drop of a row or item of another list.
private final class TableDrop: NSObject, UITableViewDropCoordinator {
  private let drag: ListDrag
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal

  init(_ drag: ListDrag, at destination: IndexPath?, _ proposal: UITableViewDropProposal) {
    (self.drag, destinationIndexPath, self.proposal) = (drag, destination, proposal)
    super.init()
  }

  var items: [any UITableViewDropItem] { drag.items.map(ListDropItem.init) }
  var session: any UIDropSession { drag }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { DropAnimation() }
}
