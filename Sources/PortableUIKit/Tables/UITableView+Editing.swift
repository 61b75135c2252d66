import Foundation

extension UITableView {
  /// Deletes a row as the user does by a swipe, or leaves it if the data source says that it cannot be edited.
  ///
  /// - Parameter row: the row to ask the data source to delete.
  /// - Returns: whether the data source was asked.
  @discardableResult
  package func swipeToDelete(_ row: IndexPath) -> Bool {
    loadIfNeeded()
    guard let dataSource, layout.contains(row), dataSource.tableView(self, canEditRowAt: row) else {
      return false
    }
    dataSource.tableView(self, commit: .delete, forRowAt: row)
    return true
  }
}
