import Foundation

extension UITableView {
  /// Deletes a row with a swipe if the data source permits editing the row.
  ///
  /// - Parameter row: the row that the data source should delete.
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
