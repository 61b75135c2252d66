internal import Foundation
internal import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// A row that the user selected, however the list changes while that is answered.
@MainActor
struct SelectedRow {
  let row: Row
  private let id: RowIdentity
  private let cell: UITableViewCell?

  init?(at indexPath: IndexPath, of shown: ShownList, in tableView: UITableView) {
    guard let row = shown.row(at: RowIndex(indexPath)), let id = shown.id(of: RowIndex(indexPath)) else {
      return nil
    }
    self.row = row
    self.id = id
    cell = tableView.cellForRow(at: indexPath)
  }

  /// Emits the row's event from its cell or, where that shows the row no more, from the table view.
  func emit(in tableView: UITableView, _ identify: (IndexPath) -> RowIdentity?) {
    guard let (name, userInfo) = row.group.event(at: row.index, place: row.place) else { return }
    if let cell, tableView.indexPath(for: cell).flatMap(identify) == id {
      cell.routerEvent(name: name, userInfo: userInfo)
    } else {
      tableView.routerEvent(name: name, userInfo: userInfo)
    }
  }

  /// Deselects the row, wherever it is now.
  func deselect(in tableView: UITableView, _ identify: (IndexPath) -> RowIdentity?) {
    for indexPath in tableView.indexPathsForSelectedRows ?? [] where identify(indexPath) == id {
      tableView.deselectRow(at: indexPath, animated: true)
    }
  }
}
