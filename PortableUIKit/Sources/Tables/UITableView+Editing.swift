import Foundation

extension UITableView {
  /// Simulates a swipe that deletes a row.
  ///
  /// If the row doesn't exist or the data source doesn't permit editing it, the swipe has no effect.
  ///
  /// - Parameter row: The index path of the row to delete.
  /// - Returns: Whether the table asked the data source to delete the row.
  @discardableResult
  package func swipeToDelete(_ row: IndexPath) -> Bool {
    loadIfNeeded()
    guard let dataSource, layout.contains(row), dataSource.tableView(self, canEditRowAt: row) else {
      return false
    }
    dataSource.tableView(self, commit: .delete, forRowAt: row)
    return true
  }

  /// Puts the cell of a row into the editing mode of the table if the data source permits editing the row.
  func updateEditing(of cell: UITableViewCell, at row: IndexPath) {
    let isEdited = isEditing && dataSource?.tableView(self, canEditRowAt: row) == true
    if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: false) }
  }
}
