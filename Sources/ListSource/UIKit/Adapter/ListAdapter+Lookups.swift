public import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension ListAdapter {
  /// Returns what the row at an index path shows.
  ///
  /// - Parameters:
  ///   - indexPath: the place of the row in the list that shows now.
  ///   - type: the type of the model.
  /// - Returns: the model; nil if there is no such row or its model is of another type.
  public func item<Model>(at indexPath: IndexPath, as type: Model.Type = Model.self) -> Model? {
    shown.row(at: RowIndex(indexPath))?.model as? Model
  }

  /// Returns the place of the row with an id.
  ///
  /// - Parameter id: the id of the row's model, or the one that `Rows.id(_:)` gave it. If models of several types have it
  ///   the first row counts.
  /// - Returns: its place in the list that shows now; nil if no row has that id.
  /// - Complexity: linear in the number of rows.
  public func indexPath(for id: some Hashable) -> IndexPath? {
    shown.index(of: AnyHashable(id)).map(IndexPath.init)
  }

  /// Configures the cells of rows again, though their models are the same: because what a cell shows besides has changed.
  ///
  /// While a list is about to show, or the list view asks for something, the rows are configured after that. Rows
  /// that are not in the list are ignored.
  ///
  /// - Parameter ids: the ids of the rows, as for ``indexPath(for:)``.
  public func reconfigure(_ ids: [some Hashable]) {
    progress.stale += ids.map { AnyHashable($0) }
    if progress.isIdle {
      configureStaleRows()
    } else if !progress.isUpdating {
      Task { [weak self] in self?.configureStaleRows() }
    }
  }

  /// Shows the whole list anew, with cells that are dequeued again.
  ///
  /// - Returns: what tells when the list is shown.
  @discardableResult
  public func reload() -> ListUpdate {
    progress.needsReload = true
    return enqueue(applied.source, of: applied.live, animation: nil)
  }

  /// Configures the rows again that were asked for, once no list is about to show.
  func configureStaleRows() {
    guard progress.isIdle else { return }
    let stale = exchange(&progress.stale, with: [])
    guard !stale.isEmpty, let listView, isInPlace else { return }
    guard listView.window != nil else {
      reload()
      return
    }
    listView.reconfigureRows(at: stale.compactMap { shown.index(of: $0).map(IndexPath.init) })
  }
}
