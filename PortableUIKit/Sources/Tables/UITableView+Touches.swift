import Foundation

extension UITableView: TouchableList {
  /// Returns the cell of a row, or `nil` if the row isn't visible or the data source doesn't permit editing it.
  func swipeableCell(at row: IndexPath) -> (any ListCell)? {
    guard let cell = cells[row], dataSource?.tableView(self, canEditRowAt: row) == true else { return nil }
    return cell
  }

  /// Returns the leading or trailing swipe actions of a row, or `nil` if the delegate provides no leading actions.
  ///
  /// If the delegate provides no trailing actions, the result contains one action, which deletes the row.
  /// Unlike in UIKit, this action exists even if the data source doesn't implement the method that commits the
  /// deletion.
  func swipeActions(isLeading: Bool, at row: IndexPath) -> UISwipeActionsConfiguration? {
    if isLeading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: row) }
    let declared = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
    if let declared { return declared }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, finish in
      if let self { dataSource?.tableView(self, commit: .delete, forRowAt: row) }
      finish(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func menu(at row: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration? {
    row.flatMap { delegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: point) }
  }
}
