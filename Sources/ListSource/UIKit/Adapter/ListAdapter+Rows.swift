public import Foundation
public import PlatformUIKit

extension ListAdapter {
  /// Returns the model of the row at an index path of the shown list. Returns nil if there is no such row, or if its
  /// model has a different type.
  public func item<Model>(at indexPath: IndexPath, as type: Model.Type = Model.self) -> Model? {
    shown.row(at: RowIndex(indexPath))?.model as? Model
  }

  /// Returns the index path of the row with an id in the shown list, or nil if no row has the id. The id is the model's
  /// own, or the result of `Rows.id(_:)`. If models of several types have the id, the first row is used.
  ///
  /// - Complexity: Linear in the number of rows.
  public func indexPath(for id: some Hashable) -> IndexPath? {
    shown.index(of: AnyHashable(id)).map(IndexPath.init)
  }
}

extension TableAdapter {
  /// Scrolls to the row with an id, as in ``ListAdapter/indexPath(for:)``. Returns whether the list that is currently shown
  /// contains the row.
  @discardableResult
  public func scroll(
    to id: some Hashable,
    at position: UITableView.ScrollPosition = .none,
    animated: Bool = true
  ) -> Bool {
    guard let tableView, let indexPath = indexPath(for: id) else { return false }
    progress.place = nil
    tableView.scrollToRow(at: indexPath, at: position, animated: animated)
    return true
  }
}

extension CollectionAdapter {
  /// Scrolls to the row with an id, as in ``ListAdapter/indexPath(for:)``. Returns whether the list that is currently shown
  /// contains the row.
  ///
  /// If the position is empty, the collection view scrolls as little as possible.
  @discardableResult
  public func scroll(
    to id: some Hashable,
    at position: UICollectionView.ScrollPosition = [],
    animated: Bool = true
  ) -> Bool {
    guard let collectionView, let indexPath = indexPath(for: id) else { return false }
    progress.place = nil
    collectionView.scrollToItem(at: indexPath, at: position, animated: animated)
    return true
  }
}

/// The selection behavior of a list: whether rows stay selected, and how many rows can be selected.
public enum ListSelection: Sendable {
  /// A row is deselected after its selection handler is called and its event is emitted.
  ///
  /// A row with neither a handler nor an event stays selected.
  case none

  /// A row stays selected until the user selects another row.
  case single

  /// Any number of rows can be selected at the same time. They stay selected until the user deselects them.
  case multiple
}

extension ListAdapter {
  /// Returns the models of the selected rows: first of shown rows, in the order of the list view's selected index
  /// paths, then of the hidden rows of collapsed sections, in the order of the list.
  ///
  /// Models of other types are left out. So are rows that the list lacks, which are selected again in a later list.
  ///
  /// - Complexity: Linear in the number of selected rows, or in the number of rows of the list if a selected row is not
  ///   shown.
  public func selectedItems<Model>(of type: Model.Type = Model.self) -> [Model] {
    // During an update, the list view's selection may be outdated.
    let isSettled = !progress.isUpdating || !keepsSelection
    let places = isSettled ? listView?.selectedIndexPaths ?? [] : []
    return places.compactMap { item(at: $0) } + unshownSelectedRows.compactMap { $0.model as? Model }
  }

  /// The ids of all selected rows of the list, including the hidden rows of collapsed sections.
  ///
  /// A row that a list lacks is not in the set, as in UIKit, whether the app has deleted it or left it out. It is
  /// selected again if it returns. As an exception, the rows that a search by
  /// ``ListController/makeSearchable(emits:placeholder:)`` hides stay in the set. The id of a row whose model has no id
  /// is its ``RowIdentity``.
  ///
  /// - Complexity: Linear in the number of selected rows, or in the number of rows of the list if a selected row is not
  ///   shown.
  public var selectedIDs: Set<AnyHashable> {
    let unshown = isSearched ? unshownSelection : Set(unshownSelectedRows.compactMap(\.id))
    return Set(unshown.union(progress.isUpdating ? [] : selectedRows).map(\.idOfRow))
  }

  /// The selected rows of the list that the list view does not show, in the order of the list.
  private var unshownSelectedRows: [Row] {
    var (rows, missing) = ([Row](), keepsSelection ? unshownSelection : [])
    disclosures.search(source) { row, _, _ in
      if let id = row.id, missing.remove(id) != nil { rows.append(row) }
      return missing.isEmpty
    }
    return rows
  }

  /// Selects the row with an id, as in ``indexPath(for:)``, without calling its selection handler or emitting its event.
  ///
  /// A hidden row of a collapsed section can be selected only if the adapter keeps rows selected. Returns false if the row
  /// cannot be selected, or if the list does not contain it.
  ///
  /// - Complexity: Linear in the number of rows.
  @discardableResult
  public func select(_ id: some Hashable, animated: Bool = false) -> Bool {
    let id = AnyHashable(id)
    guard let listView else { return false }
    if let index = shown.index(of: id) {
      replaceUnshownSelection()
      if progress.isUpdating, keepsSelection, let row = shown.id(of: index) {
        unshownSelection.insert(row)
      } else {
        listView.select(at: IndexPath(index), animated: animated)
      }
      return true
    }
    guard keepsSelection, let row = found(id)?.row.id else { return false }
    if selection == .single, !selectionIsTick { deselectAll(animated: animated) }
    unshownSelection.insert(row)
    return true
  }

  /// Deselects the row with an id, as in ``indexPath(for:)``, and returns whether the list contains the row.
  ///
  /// It may also be a hidden row of a collapsed section or a selected row that the list does not contain.
  ///
  /// - Complexity: Linear in the number of rows.
  @discardableResult
  public func deselect(_ id: some Hashable, animated: Bool = false) -> Bool {
    let id = AnyHashable(id)
    unshownSelection = unshownSelection.filter { !$0.has(id) }
    guard let listView else { return false }
    guard let index = shown.index(of: id) else { return found(id) != nil }
    listView.deselect(at: IndexPath(index), animated: animated)
    return true
  }

  /// Whether a selection by the user is a tick: the list view is in editing mode and allows multiple selection there.
  ///
  /// A tick calls no handler, emits no event of the row and stays.
  var selectionIsTick: Bool {
    listView.map { $0.isEditing && $0.allowsMultipleSelectionDuringEditing } ?? false
  }

  /// Whether the user can select several rows at the moment.
  package var allowsMultiple: Bool {
    selectionIsTick || listView.map { !$0.isEditing && $0.allowsMultipleSelection } ?? false
  }

  var keepsSelection: Bool { selection != .none || selectionIsTick }

  private var selectedRows: Set<RowIdentity> {
    Set((listView?.selectedIndexPaths ?? []).compactMap { shown.id(of: RowIndex($0)) })
  }

  /// Records another text of the search bar. Without a text, the search is over.
  func search(isOver: Bool) {
    // A row that the app deleted before is not hidden by the search.
    if !isOver, !isSearched { unshownSelection = Set(unshownSelectedRows.compactMap(\.id)) }
    (isSearched, isSearchOver) = (isSearched || !isOver, isOver)
  }

  func keepSelection() {
    let rows = keepsSelection ? selectedRows : []
    let isReplaced = selection == .single && !selectionIsTick && !rows.isEmpty
    unshownSelection = !keepsSelection || isReplaced ? rows : unshownSelection.union(rows)
  }

  /// Selects rows again after an update has deselected or inserted them. Rows that the list view does not show wait for
  /// a later update, unless they have no id. Linear in the number of rows if a selected row is not selected now.
  func restoreSelection() {
    if isSearchOver { (isSearched, isSearchOver) = (false, false) }
    unshownSelection.subtract(selectedRows)
    guard !unshownSelection.isEmpty, let listView else { return }
    for index in shown.indices(of: unshownSelection) {
      listView.select(at: IndexPath(index), animated: false)
      shown.id(of: index).map { _ = unshownSelection.remove($0) }
    }
    unshownSelection = unshownSelection.filter { !$0.isPosition }
  }

  /// Deselects all rows along with the transition back to the list, unless the adapter keeps rows selected. They are
  /// selected again if the user cancels the transition.
  func clearSelection(along coordinator: (any UIViewControllerTransitionCoordinator)?, animated: Bool) {
    let rows = selectedRows
    guard !keepsSelection, !rows.isEmpty else { return }
    guard let coordinator else { return deselectAll(animated: animated) }
    coordinator.animate { [weak self] _ in
      self?.deselectAll(animated: animated)
    } completion: { [weak self] transition in
      guard transition.isCancelled, let self, let listView = self.listView else { return }
      for index in shown.indices(of: rows) { listView.select(at: IndexPath(index), animated: false) }
    }
  }

  func deselectAll(animated: Bool) {
    unshownSelection = []
    for indexPath in listView?.selectedIndexPaths ?? [] {
      listView?.deselect(at: indexPath, animated: animated)
    }
  }

  /// Forgets the selected rows that the list view does not show if only one row can be selected.
  func replaceUnshownSelection() {
    if selection == .single, !selectionIsTick { unshownSelection = [] }
  }
}
