internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension ListAdapter {
  /// Returns the models of the selected rows.
  ///
  /// - Parameter type: The type of the models. Rows with models of other types are left out.
  /// - Returns: The models, in the order of the list view's selected index paths.
  public func selectedItems<Model>(of type: Model.Type = Model.self) -> [Model] {
    (listView?.selectedIndexPaths ?? []).compactMap { item(at: $0) }
  }

  /// Selects a row without calling its selection handler or emitting its event.
  ///
  /// - Parameters:
  ///   - id: The id of the row, as in ``indexPath(for:)``.
  ///   - animated: Whether to animate the selection.
  /// - Returns: Whether the list contains the row.
  @discardableResult
  public func select(_ id: some Hashable, animated: Bool = false) -> Bool {
    guard let listView, let indexPath = indexPath(for: id) else { return false }
    listView.select(at: indexPath, animated: animated)
    return true
  }

  /// Deselects a row.
  ///
  /// - Parameters:
  ///   - id: The id of the row, as in ``indexPath(for:)``.
  ///   - animated: Whether to animate the deselection.
  /// - Returns: Whether the list contains the row.
  @discardableResult
  public func deselect(_ id: some Hashable, animated: Bool = false) -> Bool {
    guard let listView, let indexPath = indexPath(for: id) else { return false }
    listView.deselect(at: indexPath, animated: animated)
    return true
  }

  /// Whether a selection by the user is a tick: the list view is in editing mode and allows multiple selection there.
  ///
  /// A tick calls no handler, emits no event and stays.
  var selectionIsTick: Bool {
    listView.map { $0.isEditing && $0.allowsMultipleSelectionDuringEditing } ?? false
  }

  /// The identities of the selected rows, or an empty array if rows do not stay selected.
  var selectedRows: [RowIdentity] {
    guard selection != .none || selectionIsTick, let listView else { return [] }
    return listView.selectedIndexPaths.compactMap { shown.id(of: RowIndex($0)) }
  }

  /// Selects rows again if an update has deselected them.
  ///
  /// - Complexity: Linear in the number of rows in the list if a row was deselected.
  func select(_ rows: [RowIdentity]) {
    guard !rows.isEmpty, let listView else { return }
    var lost = Set(rows).subtracting(selectedRows)
    while !lost.isEmpty, let index = shown.firstIndex(where: { lost.remove($0) != nil }) {
      listView.select(at: IndexPath(index), animated: false)
    }
  }
}
