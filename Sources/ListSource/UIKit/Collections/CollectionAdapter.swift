public import Foundation

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// Shows a ``ListSource`` in a collection view, as its data source and delegate.
///
/// ```swift
/// let adapter = CollectionAdapter(collectionView)
/// adapter.apply(ListSource {
///   ListSection("photos") { Rows(photos, cell: PhotoCell.self) }.layout(.grid(columns: 3, spacing: 2))
///   ListSection("books", title: "Books") { Rows(books) { book, state in … } }.layout(.list(.insetGrouped))
/// })
/// ```
///
/// The same list can show in a table view; see ``TableAdapter``. As there, the list view retains its adapter, and cells
/// are registered automatically. The list retains its closures, so capture the controller weakly in them.
///
/// If any section declares a layout, the adapter installs its own layout. Replacing a layout that the app has
/// configured is reported. If no section declares one, the app's layout stays and determines sizes and headers. It also
/// returns when no section declares a layout any longer, or when the collection view gets another adapter.
///
/// The layout determines the size of rows; declared row heights apply in table views only. In list layouts, rows have
/// the declared swipe actions, or the deletion of ``Rows/onDelete(_:)``.
///
/// To do what a list cannot declare, subclass the adapter, override its data source and delegate methods, and call
/// `super`, as with ``TableAdapter``.
@MainActor
open class CollectionAdapter: ListAdapter, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching, UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  /// The element kind of the footer that a `PagedCollection` shows below all rows. The adapter's own layout includes
  /// it. A layout of the app can include it too.
  public static let elementKindListFooter = "ListSource.listFooter"

  /// The collection view, or nil once it is deallocated or has another adapter.
  public var collectionView: UICollectionView? { listView as? UICollectionView }

  /// The view below all rows, if any.
  package var listFooter: UIView? {
    didSet { if oldValue !== listFooter { showListFooter(insteadOf: oldValue) } }
  }

  private lazy var layout = CollectionLayout(of: self)

  /// The unknown element kinds that have been reported.
  var unknownKinds: Set<String> = []

  /// Creates an adapter and sets it as the data source and delegate of a collection view.
  ///
  /// A collection view has one adapter. An earlier one is detached and reported. Replacing a data source or delegate of
  /// the app, such as a `UICollectionViewController`, is reported too.
  @discardableResult
  public init(_ collectionView: UICollectionView) {
    super.init(collectionView)
    collectionView.keep(self)
    takeMainRoles(in: collectionView)
  }

  /// Shows the footer of the list in place of an earlier one.
  private func showListFooter(insteadOf earlier: UIView?) {
    guard let collectionView else { return }
    if (earlier == nil) != (listFooter == nil) {
      layout.settle(in: collectionView, for: shown.source)
      layout.updateListFooter()
    }
    let kind = CollectionAdapter.elementKindListFooter
    for case let item as EdgeItem in collectionView.visibleSupplementaryViews(ofKind: kind) {
      item.show(listFooterContainer())
    }
    collectionView.collectionViewLayout.invalidateLayout()
  }

  override var usesDeclaredHeights: Bool { false }

  override func willShow(_ batches: ListBatches) {
    super.willShow(batches)
    if let collectionView { layout.settle(in: collectionView, for: batches.new) }
  }

  override func didShow(_ batches: ListBatches?) {
    super.didShow(batches)
    if let collectionView { layout.update(to: shown.source, in: collectionView) }
  }

  /// Restores the app's layout and removes the footer of the list.
  override func detach() {
    if let collectionView { layout.leave(collectionView) }
    super.detach()
    listFooter = nil
  }

  // Protocol methods are not in extensions, because subclasses could not override them there.

  // MARK: Data source

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    progress.sectionQueries += 1
    return duringCallback { shown.numberOfSections }
  }

  /// Returns the number of rows in a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    duringCallback { shown.numberOfRows(inSection: section) }
  }

  /// Returns the configured cell of a row, of the class that the ``Rows`` declare or that is registered for the model.
  /// If there is none, returns a placeholder and reports it.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    reportLostRoles(from: collectionView)
    return duringCallback {
      cell(at: indexPath, in: collectionView) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }
  }

  /// Returns the header or footer of a section, with its title or its view. Returns an empty view if the list declares
  /// neither.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    duringCallback { supplementaryView(ofKind: kind, at: indexPath, in: collectionView) }
  }

  // MARK: Reordering

  /// Returns whether the row's ``Rows`` are `reorderable`.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    duringCallback { canMove(RowIndex(indexPath)) }
  }

  /// Updates the list to the new order, and emits the event of the row's ``Rows``.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    duringCallback { move(RowIndex(sourceIndexPath), to: RowIndex(destinationIndexPath)) }
  }

  /// Returns the proposed index path if `reorderable` ``Rows`` with the same model type are there, else the row's own.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    duringCallback { IndexPath(target(of: RowIndex(originalIndexPath), at: RowIndex(proposedIndexPath))) }
  }

  /// Returns an empty drag item if the row can move, else none.
  open func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard self.collectionView(collectionView, canMoveItemAt: indexPath) else { return [] }
    draggedCell = collectionView.cellForItem(at: indexPath)
    return [UIDragItem(itemProvider: NSItemProvider())]
  }

  /// Makes applied lists wait until the drag ends.
  open func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) {
    beginDrag(session)
  }

  /// Shows the waiting list.
  open func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    endDrag(session)
  }

  /// Returns a proposal that allows moving the adapter's own rows and forbids other drops.
  open func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard let drag = session.localDragSession, isDragging(drag) else {
      return UICollectionViewDropProposal(operation: .forbidden, intent: .unspecified)
    }
    return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  /// Updates the list to the new order, and emits the event of the row's ``Rows``. UIKit's documentation does not say
  /// whether this or `collectionView(_:moveItemAt:to:)` is called, so the adapter supports both.
  open func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let destination = coordinator.destinationIndexPath,
      let drag = coordinator.session.localDragSession, isDragging(drag)
    else { return }
    duringCallback {
      let (origin, target) = (RowIndex(source), target(of: RowIndex(source), at: RowIndex(destination)))
      guard origin != target, canMove(origin) else { return }
      move(origin, to: target) { change in
        collectionView.performBatchUpdates {
          change()
          collectionView.moveItem(at: source, to: IndexPath(target))
        }
      }
      coordinator.drop(item.dragItem, toItemAt: IndexPath(target))
    }
  }

  // MARK: Prefetching

  /// Calls the prefetch handlers of the rows.
  open func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    duringCallback { perform(.prefetch, at: indexPaths) }
  }

  /// Calls the cancel handlers of the rows.
  open func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    duringCallback { perform(.cancelPrefetch, at: indexPaths) }
  }

  // MARK: Display

  /// Calls the display handler of the row's ``Rows``.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    reportLostRoles(from: collectionView)
    duringCallback {
      shown.row(at: RowIndex(indexPath))?.perform(.display)
      companion?.willDisplayRow(rowsAfter: shown.numberOfRows(after: RowIndex(indexPath)))
    }
  }

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Makes a tap on the header of a collapsible section hide and show its rows. A declared view is a descendant of
  /// `view`.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    duringCallback {
      fill(view, ofKind: elementKind, at: indexPath)
      guard elementKind == UICollectionView.elementKindSectionHeader else { return }
      setUpCollapsing(by: view, ofSection: indexPath.section)
    }
  }

  /// Removes a declared view from `view`, which may be reused.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    (view as? EdgeItem)?.show(nil)
  }

  // MARK: Selection

  /// Returns true.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  {
    true
  }

  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  /// Returns true.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    true
  }

  /// Returns true.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  {
    true
  }

  /// Calls the selection handler of the row's
  /// ``Rows``, then emits their event from the cell. Then deselects the row, unless ``ListAdapter/selection`` keeps it
  /// selected. A row without handler and event stays selected.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    RowInteraction(at: RowIndex(indexPath), in: self)?.handleSelection()
  }

  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  // MARK: Actions

  /// Returns whether the row's ``Rows`` declare a deletion handler or swipe actions.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    duringCallback { canEdit(RowIndex(indexPath)) }
  }

  /// Returns the context menu of the row's ``Rows``, or nil unless there is exactly one index path.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1, let indexPath = indexPaths.first else { return nil }
    return duringCallback { RowInteraction(at: RowIndex(indexPath), in: self)?.menu() }
  }

  // MARK: Scrolling

  /// Forwards to ``ListAdapter/scrollDelegate``.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let collectionView { reportLostRoles(from: collectionView) }
    duringCallback { forwardDidScroll(scrollView) }
  }

  /// Forwards to ``ListAdapter/scrollDelegate``.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { forwardWillBeginDragging(scrollView) }

  /// Forwards to ``ListAdapter/scrollDelegate``.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    forwardDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  /// Forwards to ``ListAdapter/scrollDelegate``.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { forwardDidEndDecelerating(scrollView) }
}
