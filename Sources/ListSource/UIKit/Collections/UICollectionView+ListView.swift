internal import Foundation
internal import KitSupport
public import PlatformUIKit
public import RouterEvents

extension UICollectionView: ListView {
  static var words: ListViewWords {
    ListViewWords(
      view: "collection view",
      name: "collectionView",
      adapter: "CollectionAdapter",
      delegateFeatures: "selection, menus and display handlers",
      prefetchMethod: "collectionView(_:prefetchItemsAt:)",
      dragMethod: "collectionView(_:itemsForBeginning:at:)"
    )
  }

  /// Ignores the animation, because the layout determines it.
  func perform(_ stage: ListChanges.Stage, with animation: UITableView.RowAnimation) {
    if !stage.deletedSections.isEmpty { deleteSections(IndexSet(stage.deletedSections)) }
    if !stage.insertedSections.isEmpty { insertSections(IndexSet(stage.insertedSections)) }
    for move in stage.movedSections { moveSection(move.from, toSection: move.to) }
    if !stage.deletedRows.isEmpty { deleteItems(at: stage.deletedRows.map(IndexPath.init)) }
    if !stage.insertedRows.isEmpty { insertItems(at: stage.insertedRows.map(IndexPath.init)) }
    for move in stage.movedRows { moveItem(at: IndexPath(move.from), to: IndexPath(move.to)) }
    if !stage.updatedRows.isEmpty { reloadItems(at: stage.updatedRows.map(IndexPath.init)) }
    if !stage.updatedSections.isEmpty { reloadSections(IndexSet(stage.updatedSections)) }
  }

  func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    moveItem(at: indexPath, to: newIndexPath)
  }

  func reconfigureRows(at indexPaths: [IndexPath]) {
    if !indexPaths.isEmpty { reconfigureItems(at: indexPaths) }
  }

  func reloadRows(_ indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

  func replaceTitles(ofSection section: Int, _ old: ListSection, by new: ListSection) -> Bool {
    for kind in SupplementKind.allCases {
      let place = IndexPath(item: 0, section: section)
      guard let title = new.supplement(kind)?.title,
        title != old.supplement(kind)?.title,
        let view = supplementaryView(forElementKind: kind.elementKind, at: place)
      else { continue }
      // A subclass of the adapter may show titles in views of its own.
      guard let view = view as? TitleItem else { return false }
      view.show(title)
    }
    // Causes the layout to measure the views again.
    collectionViewLayout.invalidateLayout()
    return true
  }

  func ownKind(_ kind: CellKind) -> CellKind? {
    kind.type is UICollectionViewCell.Type ? kind : kind.inCollections
  }

  func register(_ type: AnyObject.Type, forCell identifier: String) {
    register(type, forCellWithReuseIdentifier: identifier)
  }

  func dequeue(_ identifier: String, for indexPath: IndexPath) -> any ListCell {
    dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  /// Returns `cell` itself, because a collection view accepts only cells that it has dequeued.
  func substitute(for cell: any ListCell, showing text: String) -> any ListCell { cell }

  func holder(of role: ListViewRole) -> AnyObject? {
    switch role {
    case .dataSource: dataSource
    case .delegate: delegate
    case .prefetching: prefetchDataSource
    case .dragging: dragDelegate
    case .dropping: dropDelegate
    }
  }

  func give(_ role: ListViewRole, to adapter: ListAdapter?) {
    let adapter = adapter as? CollectionAdapter
    switch role {
    case .dataSource: dataSource = adapter
    case .delegate: delegate = adapter
    case .prefetching: prefetchDataSource = adapter
    case .dragging:
      if adapter != nil { dragInteractionEnabled = true }
      dragDelegate = adapter
      // A drop delegate of the app is not replaced.
      if dropDelegate == nil || dropDelegate is CollectionAdapter { dropDelegate = adapter }
    case .dropping: dropDelegate = adapter
    }
  }

  func shownCell(at indexPath: IndexPath) -> (any ListCell)? { cellForItem(at: indexPath) }

  func indexPath(ofCell view: UIView) -> IndexPath? {
    // Apple does not document the answer for a cell that is a supplementary view.
    guard let cell = view as? UICollectionViewCell, visibleCells.contains(cell) else { return nil }
    return indexPath(for: cell)
  }

  func section(ofSupplement view: UIView) -> Int? {
    guard view is UICollectionReusableView else { return nil }
    return (0..<numberOfSections).first { section in
      SupplementKind.allCases.contains {
        let place = IndexPath(item: 0, section: section)
        return supplementaryView(forElementKind: $0.elementKind, at: place) === view
      }
    }
  }

  var supplementContainers: [SupplementContainer] { subviews.compactMap { ($0 as? ViewItem)?.container } }

  var visibleRows: [IndexPath] { window == nil ? [] : indexPathsForVisibleItems }

  func frame(ofRow indexPath: IndexPath) -> CGRect {
    layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  func rows(in area: CGRect) -> [IndexPath] {
    (collectionViewLayout.layoutAttributesForElements(in: area) ?? [])
      .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
  }

  func resizeRows(at indexPaths: [IndexPath]?) { collectionViewLayout.invalidateLayout() }

  /// Creates a cell outside the reuse queue, because a collection view dequeues cells only for rows.
  func makeCell(_ kind: CellKind) -> (any ListCell)? { (kind.type as? UICollectionViewCell.Type)?.init() }
  func prepareForReuse(_ cell: any ListCell) { (cell as? UICollectionViewCell)?.prepareForReuse() }

  func scroll(to indexPath: IndexPath) { scrollToItem(at: indexPath, at: [], animated: false) }

  func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  var selectedIndexPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }

  func select(at indexPath: IndexPath, animated: Bool) {
    selectItem(at: indexPath, animated: animated, scrollPosition: [])
  }

  func deselect(at indexPath: IndexPath, animated: Bool) { deselectItem(at: indexPath, animated: animated) }
}

/// A collection view that adds a row's section, index path and model to every event that the row's cell emits. For how
/// to read them, and for other collection view classes, see ``ListTableView``.
open class ListCollectionView: UICollectionView, EventDecorator {
  /// Performs a batch update. Lists that are applied in `updates` wait until it ends.
  open override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    let adapter = listAdapter
    let body = updates.map { updates in { adapter?.duringCallback(updates) ?? updates() } }
    super.performBatchUpdates(body, completion: completion)
    adapter?.showWaiting()
  }

  /// Adds the list position of an event's source to its user info, unless the collection view has no adapter.
  open func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    listAdapter?.decorate(&userInfo, for: event)
  }
}
