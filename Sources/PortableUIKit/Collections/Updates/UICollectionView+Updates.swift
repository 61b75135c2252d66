public import Foundation

extension UICollectionView {
  /// Opens a batch, or a nested one.
  func beginUpdates() {
    loadIfNeeded()
    if batch == nil { batch = ListBatch() } else { batch?.depth += 1 }
  }

  /// Closes a batch. Closing the outermost applies it.
  func endUpdates() {
    guard let ended = batch else { return }
    batch?.depth -= 1
    guard ended.depth == 1 else { return }
    batch = nil
    if ended.isReload || isLoading || need == .counts { reloadData() } else { apply(ended.updates) }
    for completion in ended.completions { completion(true) }
  }

  /// Inserts sections (`developer.apple.com/documentation/uikit/uicollectionview/insertsections(_:)`).
  public func insertSections(_ sections: IndexSet) {
    update(sections.map { .insertSection($0) })
  }

  /// Deletes sections (`developer.apple.com/documentation/uikit/uicollectionview/deletesections(_:)`).
  public func deleteSections(_ sections: IndexSet) {
    update(sections.map { .deleteSection($0) })
  }

  /// Reloads sections (`developer.apple.com/documentation/uikit/uicollectionview/reloadsections(_:)`).
  public func reloadSections(_ sections: IndexSet) {
    update(sections.map { .reloadSection($0) })
  }

  /// Moves a section (`developer.apple.com/documentation/uikit/uicollectionview/movesection(_:tosection:)`).
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(section, to: newSection)])
  }

  /// Inserts items (`developer.apple.com/documentation/uikit/uicollectionview/insertitems(at:)`).
  public func insertItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .insertRow($0) })
  }

  /// Deletes items (`developer.apple.com/documentation/uikit/uicollectionview/deleteitems(at:)`).
  public func deleteItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .deleteRow($0) })
  }

  /// Replaces the cells of items with new ones and deselects the items (assumed, as in a table)
  /// (`developer.apple.com/documentation/uikit/uicollectionview/reloaditems(at:)`).
  public func reloadItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .reloadRow($0) })
  }

  /// Moves an item (`developer.apple.com/documentation/uikit/uicollectionview/moveitem(at:to:)`).
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveRow(indexPath, to: newIndexPath)])
  }

  /// Asks the data source to configure the existing cells of items again
  /// (`developer.apple.com/documentation/uikit/uicollectionview/reconfigureitems(at:)`).
  ///
  /// Dequeuing a cell for such an item returns the existing one. If the data source returns another cell, the process
  /// ends with a message. The cells are measured again, and a flow layout asks its delegate for the sizes again. Nothing
  /// else happens to items out of view.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .reconfigureRow($0) })
  }

  private func update(_ operations: [BatchUpdate]) {
    beginUpdates()
    batch?.updates.operations += operations
    endUpdates()
  }
}
