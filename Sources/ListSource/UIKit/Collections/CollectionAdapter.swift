public import Foundation

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// Shows a ``ListSource`` in a collection view: its data source and delegate in one.
///
/// ```swift
/// let adapter = CollectionAdapter(collectionView)
/// adapter.apply(ListSource {
///   ListSection("photos") { Rows(photos, cell: PhotoCell.self) }.layout(.grid(columns: 3, spacing: 2))
///   ListSection("books", title: "Books") { Rows(books) { book, state in … } }.layout(.list(.insetGrouped))
/// })
/// ```
///
/// The same list may show in a table view; see ``TableAdapter``. Here too the view keeps its adapter alive, cells are
/// registered by themselves, and the list keeps what its closures capture, so capture the controller weakly in them.
///
/// Where a section declares a layout the adapter gives the collection view a layout of its own; one that the app has
/// configured is replaced, which is reported. Where none does the app's layout stays and the adapter only feeds it: it
/// asks for sizes, and whether it has headers, in its own way. The app's layout comes back where no section declares one
/// any more, and where the collection view gets another adapter.
///
/// Rows are as large as their layout says; a height that they declare counts in table views only. In lists a swipe brings
/// up the actions that ``Rows`` declare, or the deletion of ``Rows/onDelete(_:)``.
///
/// For what a list does not declare, make a subclass, override the methods of the data source and the delegate, and call
/// `super`, as with ``TableAdapter``.
@MainActor
open class CollectionAdapter: ListAdapter, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching, UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  /// The kind of supplementary view that a `PagedCollection` stands below all rows. The adapter's own layout has a place
  /// for it; a layout of the app's may have one too.
  public static let elementKindFoot = "ListSource.foot"

  /// The collection view; nil once it is gone, or has got another adapter.
  public var collectionView: UICollectionView? { listView as? UICollectionView }

  /// What stands below all rows, if anything.
  package var foot: UIView? {
    didSet { if oldValue !== foot { showFoot(insteadOf: oldValue) } }
  }

  private lazy var layout = CollectionLayout(of: self)

  /// The kinds of supplementary views that were reported as unknown.
  var unknownKinds: Set<String> = []

  /// Makes the adapter of a collection view and becomes its data source and delegate.
  ///
  /// A collection view has one adapter: an earlier one is detached, which is reported. A delegate or data source of the
  /// app's own that the adapter replaces, such as a `UICollectionViewController`, is reported too.
  @discardableResult
  public init(_ collectionView: UICollectionView) {
    super.init(collectionView)
    collectionView.keep(self)
    takePlace(in: collectionView)
  }

  /// Has what stands below all rows show in its place.
  private func showFoot(insteadOf earlier: UIView?) {
    guard let collectionView else { return }
    if (earlier == nil) != (foot == nil) {
      layout.settle(in: collectionView, for: shown.source)
      layout.showFoot()
    }
    let kind = CollectionAdapter.elementKindFoot
    for case let item as EdgeItem in collectionView.visibleSupplementaryViews(ofKind: kind) {
      item.show(footContainer())
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

  /// Leaves the layout and the foot as the app made them.
  override func detach() {
    if let collectionView { layout.leave(collectionView) }
    super.detach()
    foot = nil
  }

  // The methods of the protocols are here and not in extensions, where they could not be overridden.

  // MARK: Data source

  /// Returns how many sections the list has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    progress.countings += 1
    return duringCallback { shown.numberOfSections }
  }

  /// Returns how many rows a section has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    duringCallback { shown.numberOfRows(inSection: section) }
  }

  /// Returns the configured cell of a row: of the class that its ``Rows`` name, or of the one that was registered for its
  /// model; else a placeholder, which is reported.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    reportEviction(from: collectionView)
    return duringCallback {
      cell(at: indexPath, in: collectionView) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }
  }

  /// Returns the header or footer of a section: its title, or what contains its view. An empty view for what the list does
  /// not declare.
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

  /// Shows the list in the new order from now on, and emits the event of the row's ``Rows``.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    duringCallback { move(RowIndex(sourceIndexPath), to: RowIndex(destinationIndexPath)) }
  }

  /// Returns the proposed place if there are `reorderable` ``Rows`` of the same type of models, else the row's own.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    duringCallback { IndexPath(target(of: RowIndex(originalIndexPath), at: RowIndex(proposedIndexPath))) }
  }

  /// Returns an item that carries nothing if the row can be moved, else none.
  open func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard self.collectionView(collectionView, canMoveItemAt: indexPath) else { return [] }
    lifted = collectionView.cellForItem(at: indexPath)
    return [UIDragItem(itemProvider: NSItemProvider())]
  }

  /// Has lists that are applied wait until the drag is over.
  open func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) {
    beginDrag(session)
  }

  /// Shows the list that waits.
  open func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    endDrag(session)
  }

  /// Returns that a row may be moved where it is dragged, and nothing else dropped.
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

  /// Shows the list in the new order, and emits the event of the row's ``Rows``, unless
  /// `collectionView(_:moveItemAt:to:)` was called: no page says which of the two UIKit calls.
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

  /// Performs what the rows' ``Rows`` declare for when they are likely to show soon.
  open func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    duringCallback { perform(.prefetch, at: indexPaths) }
  }

  /// Performs what the rows' ``Rows`` declare for when they are no longer likely to show.
  open func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    duringCallback { perform(.cancelPrefetch, at: indexPaths) }
  }

  // MARK: Display

  /// Performs what the row's ``Rows`` declare for when it is about to show.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    reportEviction(from: collectionView)
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

  /// Has a tap on the header of a collapsible section hide its rows and show them. A declared view is inside of `view`.
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

  /// Takes a declared view out of `view`, which may wait to be used again.
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

  /// Performs what the row's ``Rows`` declare for its selection: first the action, then the event from the cell. Then the
  /// row is deselected, unless ``ListAdapter/selection`` says otherwise. A row without either stays selected.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    ActedRow(at: RowIndex(indexPath), in: self)?.answerSelection()
  }

  /// Does nothing.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  // MARK: Actions

  /// Returns whether the row's ``Rows`` declare what to do when it is deleted, or actions that a swipe brings up.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    duringCallback { canEdit(RowIndex(indexPath)) }
  }

  /// Returns the menu that the row's ``Rows`` declare; nil for several rows at once, and for none.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1, let indexPath = indexPaths.first else { return nil }
    return duringCallback { ActedRow(at: RowIndex(indexPath), in: self)?.menu() }
  }

  // MARK: Scrolling

  /// Tells ``ListAdapter/scrollDelegate``.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let collectionView { reportEviction(from: collectionView) }
    duringCallback { tellDidScroll(scrollView) }
  }

  /// Tells ``ListAdapter/scrollDelegate``.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { tellWillBeginDragging(scrollView) }

  /// Tells ``ListAdapter/scrollDelegate``.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    tellDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  /// Tells ``ListAdapter/scrollDelegate``.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { tellDidEndDecelerating(scrollView) }
}
