import Foundation

extension UITableView: TouchableList {
  /// Returns the cell of a row if the data source permits editing the row.
  func swipeableCell(at row: IndexPath) -> (any ListCell)? {
    guard let cell = cells[row], dataSource?.tableView(self, canEditRowAt: row) == true else { return nil }
    return cell
  }

  /// Returns the delegate's actions. At the trailing edge, the default is an action that deletes the row.
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

  func menu(at row: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.tableView(self, contextMenuConfigurationForRowAt: row, point: point)
  }
}
