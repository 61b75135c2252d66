public import Foundation
internal import KitSupport
internal import PlatformUIKit

extension ListAdapter {
  /// Returns the model of the row at an index path.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row in the list that is currently shown.
  ///   - type: The type of the model.
  /// - Returns: The model, or nil if there is no such row or its model has a different type.
  public func item<Model>(at indexPath: IndexPath, as type: Model.Type = Model.self) -> Model? {
    shown.row(at: RowIndex(indexPath))?.model as? Model
  }

  /// Returns the index path of the row with an id.
  ///
  /// - Parameter id: The id of the row's model, or the id from `Rows.id(_:)`. If models of several types have the id,
  ///   the first row is used.
  /// - Returns: The index path in the list that is currently shown, or nil if no row has the id.
  /// - Complexity: Linear in the number of rows.
  public func indexPath(for id: some Hashable) -> IndexPath? {
    shown.index(of: AnyHashable(id)).map(IndexPath.init)
  }

  /// Reconfigures the cells of rows, even if the models of the rows have not changed.
  ///
  /// Use this method if a cell shows something that is not in the row's model. If you call it during an update, a row
  /// drag or a callback of the list view, the adapter reconfigures the rows afterward. It ignores ids that are not in
  /// the list.
  ///
  /// - Parameter ids: The ids of the rows, as in ``indexPath(for:)``.
  public func reconfigure(_ ids: [some Hashable]) {
    progress.stale += ids.map { AnyHashable($0) }
    if progress.isIdle {
      configureStaleRows()
    } else if !progress.isUpdating {
      Task { [weak self] in self?.configureStaleRows() }
    }
  }

  /// Reloads the whole list with newly dequeued cells.
  ///
  /// - Returns: The update, which reports when the list is shown.
  @discardableResult
  public func reload() -> ListUpdate {
    progress.needsReload = true
    return applyAgain(animation: nil)
  }

  /// Reconfigures the rows in `progress.stale`, or reloads the list if the list view is outside a window. Does nothing
  /// during an update, a callback or a drag.
  func configureStaleRows() {
    guard progress.isIdle else { return }
    let stale = exchange(&progress.stale, with: [])
    guard !stale.isEmpty, let listView, isDataSource else { return }
    guard listView.window != nil else {
      reload()
      return
    }
    listView.reconfigureRows(at: stale.compactMap { shown.index(of: $0).map(IndexPath.init) })
  }
}
