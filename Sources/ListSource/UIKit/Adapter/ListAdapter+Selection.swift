internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension ListAdapter {
  /// Returns what the selected rows show.
  ///
  /// - Parameter type: the type of the models; rows that show something else are left out.
  /// - Returns: the models, in the order in which the list view names the rows.
  public func selectedItems<Model>(of type: Model.Type = Model.self) -> [Model] {
    (listView?.selectedIndexPaths ?? []).compactMap { item(at: $0) }
  }

  /// Selects a row. Nothing that it declares for its selection is done.
  ///
  /// - Parameters:
  ///   - id: the id of the row, as for ``indexPath(for:)``.
  ///   - animated: whether the cell shows it with an animation.
  /// - Returns: whether there is such a row.
  @discardableResult
  public func select(_ id: some Hashable, animated: Bool = false) -> Bool {
    guard let listView, let indexPath = indexPath(for: id) else { return false }
    listView.select(at: indexPath, animated: animated)
    return true
  }

  /// Deselects a row.
  ///
  /// - Parameters:
  ///   - id: the id of the row, as for ``indexPath(for:)``.
  ///   - animated: whether the cell shows it with an animation.
  /// - Returns: whether there is such a row.
  @discardableResult
  public func deselect(_ id: some Hashable, animated: Bool = false) -> Bool {
    guard let listView, let indexPath = indexPath(for: id) else { return false }
    listView.deselect(at: indexPath, animated: animated)
    return true
  }

  /// The rows that stay selected while the list changes.
  var selectedRows: [RowIdentity] {
    guard selection != .none, let listView else { return [] }
    return listView.selectedIndexPaths.compactMap { shown.id(of: RowIndex($0)) }
  }

  /// Selects rows again that a reload deselected.
  ///
  /// - Complexity: linear in the number of rows if one of those is not selected any more.
  func select(_ rows: [RowIdentity]) {
    guard !rows.isEmpty, let listView else { return }
    var lost = Set(rows).subtracting(selectedRows)
    while !lost.isEmpty, let index = shown.firstIndex(where: { lost.remove($0) != nil }) {
      listView.select(at: IndexPath(index), animated: false)
    }
  }
}
