public import Foundation

extension UITableView {
  /// Begins a batch (`developer.apple.com/documentation/uikit/uitableview/beginupdates()`).
  public func beginUpdates() {
    loadIfNeeded()
    if batch == nil { batch = ListBatch() } else { batch?.depth += 1 }
  }

  /// Ends a batch, if one is open (`developer.apple.com/documentation/uikit/uitableview/endupdates()`).
  public func endUpdates() {
    guard let ended = batch else { return }
    batch?.depth -= 1
    guard ended.depth == 1 else { return }
    batch = nil
    if ended.isReload || isLoading || need == .counts { reloadData() } else { apply(ended.updates) }
    for completion in ended.completions { completion(true) }
  }

  /// Inserts sections (`developer.apple.com/documentation/uikit/uitableview/insertsections(_:with:)`).
  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update(sections.map { .insertSection($0) })
  }

  /// Deletes sections (`developer.apple.com/documentation/uikit/uitableview/deletesections(_:with:)`).
  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update(sections.map { .deleteSection($0) })
  }

  /// Reloads sections (`developer.apple.com/documentation/uikit/uitableview/reloadsections(_:with:)`).
  public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update(sections.map { .reloadSection($0) })
  }

  /// Moves a section (`developer.apple.com/documentation/uikit/uitableview/movesection(_:tosection:)`).
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(section, to: newSection)])
  }

  /// Inserts rows (`developer.apple.com/documentation/uikit/uitableview/insertrows(at:with:)`).
  public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update(indexPaths.map { .insertRow($0) })
  }

  /// Deletes rows (`developer.apple.com/documentation/uikit/uitableview/deleterows(at:with:)`).
  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update(indexPaths.map { .deleteRow($0) })
  }

  /// Replaces the cells of rows with new ones and deselects the rows (observed, not documented)
  /// (`developer.apple.com/documentation/uikit/uitableview/reloadrows(at:with:)`).
  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update(indexPaths.map { .reloadRow($0) })
  }

  /// Moves a row (`developer.apple.com/documentation/uikit/uitableview/moverow(at:to:)`).
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveRow(indexPath, to: newIndexPath)])
  }

  /// Asks the data source to configure the existing cells of rows again
  /// (`developer.apple.com/documentation/uikit/uitableview/reconfigurerows(at:)`).
  ///
  /// Dequeuing a cell for such a row returns the existing one. If the data source returns another cell, the process ends
  /// with a message. For rows out of view, only the height is estimated again, which no page documents.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .reconfigureRow($0) })
  }

  private func update(_ operations: [BatchUpdate]) {
    beginUpdates()
    batch?.updates.operations += operations
    endUpdates()
  }
}
