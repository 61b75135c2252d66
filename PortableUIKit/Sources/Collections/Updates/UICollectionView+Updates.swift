public import Foundation

extension UICollectionView {
  /// Begins a batch update, or a nested one if a batch update is in progress.
  func beginUpdates() {
    loadIfNeeded()
    if batch == nil { batch = ListBatch() } else { batch?.depth += 1 }
  }

  /// Ends the innermost batch update.
  ///
  /// At the end of the outermost batch update, the collection view applies all updates. If a reload was requested or
  /// the collection view is loading, it reloads the data instead. It then calls the completion closures.
  ///
  /// A reload doesn't excuse the updates from matching the item counts. Apple doesn't document this behavior
  /// (github.com/traderepublic/SectionKit/issues/99).
  func endUpdates() {
    guard let ended = batch else { return }
    batch?.depth -= 1
    guard ended.depth == 1 else { return }
    batch = nil
    if ended.isReload, !isLoading, need != .counts { check(ended.updates, after: askCounts()) }
    if ended.isReload || isLoading || need == .counts { reloadData() } else { apply(ended.updates) }
    for completion in ended.completions { completion(true) }
  }

  /// Inserts new sections at the specified indexes
  /// (`developer.apple.com/documentation/uikit/uicollectionview/insertsections(_:)`).
  public func insertSections(_ sections: IndexSet) {
    update(sections.map { .insertSection($0) })
  }

  /// Deletes the sections at the specified indexes
  /// (`developer.apple.com/documentation/uikit/uicollectionview/deletesections(_:)`).
  public func deleteSections(_ sections: IndexSet) {
    update(sections.map { .deleteSection($0) })
  }

  /// Reloads the sections at the specified indexes
  /// (`developer.apple.com/documentation/uikit/uicollectionview/reloadsections(_:)`).
  public func reloadSections(_ sections: IndexSet) {
    update(sections.map { .reloadSection($0) })
  }

  /// Moves a section to the specified index
  /// (`developer.apple.com/documentation/uikit/uicollectionview/movesection(_:tosection:)`).
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(section, to: newSection)])
  }

  /// Inserts new items at the specified index paths
  /// (`developer.apple.com/documentation/uikit/uicollectionview/insertitems(at:)`).
  public func insertItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .insertRow($0) })
  }

  /// Deletes the items at the specified index paths
  /// (`developer.apple.com/documentation/uikit/uicollectionview/deleteitems(at:)`).
  public func deleteItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .deleteRow($0) })
  }

  /// Reloads the items at the specified index paths
  /// (`developer.apple.com/documentation/uikit/uicollectionview/reloaditems(at:)`).
  ///
  /// The collection view replaces the items' cells and deselects the items. Apple doesn't document the deselection.
  public func reloadItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .reloadRow($0) })
  }

  /// Moves an item to the specified index path
  /// (`developer.apple.com/documentation/uikit/uicollectionview/moveitem(at:to:)`).
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveRow(indexPath, to: newIndexPath)])
  }

  /// Updates the existing cells of items without replacing them
  /// (`developer.apple.com/documentation/uikit/uicollectionview/reconfigureitems(at:)`).
  ///
  /// The collection view asks the data source to configure the cells again. When the data source dequeues a cell for
  /// such an item with the same reuse identifier, it receives the existing cell. If it returns a different cell, the
  /// app terminates with an error message.
  ///
  /// The cells are measured again, and a flow layout asks its delegate for the sizes of these items again. An item that
  /// isn't visible has no cell to configure, so only its size is requested.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .reconfigureRow($0) })
  }

  private func update(_ operations: [BatchUpdate]) {
    beginUpdates()
    batch?.updates.operations += operations
    endUpdates()
  }
}
