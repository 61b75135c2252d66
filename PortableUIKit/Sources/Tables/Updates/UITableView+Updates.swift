public import Foundation

extension UITableView {
  /// Begins a batch update, which collects insertions, deletions, reloads and moves
  /// (`developer.apple.com/documentation/uikit/uitableview/beginupdates()`).
  ///
  /// Batch updates can be nested. The table applies the operations when the outermost batch update ends.
  public func beginUpdates() {
    loadIfNeeded()
    if batch == nil { batch = ListBatch() } else { batch?.depth += 1 }
  }

  /// Ends the batch update that the matching call to ``beginUpdates()`` began
  /// (`developer.apple.com/documentation/uikit/uitableview/endupdates()`).
  ///
  /// When the outermost batch update ends, the table applies all operations. Without an open batch update, the method
  /// does nothing.
  public func endUpdates() {
    guard let ended = batch else { return }
    batch?.depth -= 1
    guard ended.depth == 1 else { return }
    batch = nil
    if ended.isReload || isLoading || need == .counts { reloadData() } else { apply(ended.updates) }
    for completion in ended.completions { completion(true) }
  }

  /// Inserts sections into the table (`developer.apple.com/documentation/uikit/uitableview/insertsections(_:with:)`).
  ///
  /// The indexes refer to sections after the batch update. PortableUIKit ignores the animation.
  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update(sections.map { .insertSection($0) })
  }

  /// Deletes sections from the table (`developer.apple.com/documentation/uikit/uitableview/deletesections(_:with:)`).
  ///
  /// The indexes refer to sections before the batch update. PortableUIKit ignores the animation.
  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update(sections.map { .deleteSection($0) })
  }

  /// Replaces the cells, headers and footers of sections with new views
  /// (`developer.apple.com/documentation/uikit/uitableview/reloadsections(_:with:)`).
  ///
  /// The indexes refer to sections before the batch update. PortableUIKit ignores the animation.
  ///
  /// The table also deselects the rows of the sections. Apple doesn't document this behavior.
  public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update(sections.map { .reloadSection($0) })
  }

  /// Moves a section to another index
  /// (`developer.apple.com/documentation/uikit/uitableview/movesection(_:tosection:)`).
  ///
  /// - Parameters:
  ///   - section: The index of the section before the batch update.
  ///   - newSection: The index of the section after the batch update.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(section, to: newSection)])
  }

  /// Inserts rows into the table (`developer.apple.com/documentation/uikit/uitableview/insertrows(at:with:)`).
  ///
  /// The index paths refer to rows after the batch update. PortableUIKit ignores the animation.
  public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update(indexPaths.map { .insertRow($0) })
  }

  /// Deletes rows from the table (`developer.apple.com/documentation/uikit/uitableview/deleterows(at:with:)`).
  ///
  /// The index paths refer to rows before the batch update. PortableUIKit ignores the animation.
  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update(indexPaths.map { .deleteRow($0) })
  }

  /// Replaces the cells of rows with new cells
  /// (`developer.apple.com/documentation/uikit/uitableview/reloadrows(at:with:)`).
  ///
  /// The index paths refer to rows before the batch update. PortableUIKit ignores the animation.
  ///
  /// The table also deselects the rows. Apple doesn't document this behavior.
  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update(indexPaths.map { .reloadRow($0) })
  }

  /// Moves a row to another index path (`developer.apple.com/documentation/uikit/uitableview/moverow(at:to:)`).
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row before the batch update.
  ///   - newIndexPath: The index path of the row after the batch update.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveRow(indexPath, to: newIndexPath)])
  }

  /// Updates the existing cells of rows (`developer.apple.com/documentation/uikit/uitableview/reconfigurerows(at:)`).
  ///
  /// The table asks the data source for the cells, and dequeuing a cell for such a row returns the existing cell. If
  /// the data source returns a different cell, the app terminates with an error message.
  ///
  /// If a row isn't visible, the table only updates the estimated or exact height in its layout. Apple doesn't document
  /// this case.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .reconfigureRow($0) })
  }

  private func update(_ operations: [BatchUpdate]) {
    beginUpdates()
    batch?.updates.operations += operations
    endUpdates()
  }
}
