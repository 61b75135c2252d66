public import Foundation
public import PlatformUIKit

/// An adapter that displays a ``ListSource`` in a collection view, as its data source and delegate.
///
/// ```swift
/// let adapter = CollectionAdapter(collectionView)
/// adapter.apply(ListSource {
///   ListSection("photos") { Rows(photos, cell: PhotoCell.self) }.layout(.grid(columns: 3, spacing: 2))
///   ListSection("books", title: "Books") { Rows(books) { book, state in … } }.layout(.list(.insetGrouped))
/// })
/// ```
///
/// A ``TableAdapter`` can display the same list in a table view. The collection view retains its adapter, and cells are
/// registered automatically. The list retains its closures, so capture the controller weakly in them.
///
/// If any section declares a layout, the adapter installs its own layout, and reports it if the app has configured the
/// one that it replaces. The app's layout returns when a list has sections but none of them declares a layout, or when
/// the collection view gets another adapter. It then determines sizes and headers.
///
/// The layout determines the size of rows. Declared row heights apply only in table views and waterfalls. In list layouts,
/// rows have the declared swipe actions, or the delete action that ``Rows/onDelete(_:)`` adds.
///
/// For anything that a list cannot declare, subclass the adapter, override its data source and delegate methods, and
/// call `super`. For an example, see ``TableAdapter``.
@MainActor
open class CollectionAdapter: ListAdapter, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching, UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  /// The element kind of the footer that a `PagedCollection` shows below all rows.
  ///
  /// The adapter's own layout includes this footer. A layout of the app can include it too.
  ///
  /// Because a compositional layout shows it only if there is a section, a list without sections then has an empty one,
  /// which ``ListAdapter/source`` does not contain. Check the index in a section provider of your own. If you set
  /// another layout or configuration while the list has no sections, call ``ListAdapter/reload()``.
  public static let elementKindListFooter = "ListSource.listFooter"

  /// The collection view, or nil once it is deallocated or has another adapter.
  public var collectionView: UICollectionView? { listView as? UICollectionView }

  /// The title of the delete action that ``Rows/onDelete(_:)`` adds. Defaults to "Delete". In a table view, UIKit
  /// provides it, localized.
  public var deleteTitle = "Delete"

  package var listFooter: UIView? {
    didSet { if oldValue !== listFooter { showListFooter(insteadOf: oldValue) } }
  }

  /// The layout of sections that declare none, or nil if the controller has none.
  var defaultLayout: DeclaredLayout?

  private(set) lazy var layout = CollectionLayout(of: self)

  /// Creates an adapter and sets it as the data source and delegate of a collection view.
  ///
  /// An adapter that the collection view already has is detached, which is reported. A data source or delegate of the
  /// app that is replaced, such as a `UICollectionViewController`, is also reported.
  @discardableResult
  public init(_ collectionView: UICollectionView) {
    super.init(collectionView)
    collectionView.keep(self)
    takeMainRoles(in: collectionView)
  }

  private func showListFooter(insteadOf earlier: UIView?) {
    guard let collectionView else { return }
    if (earlier == nil) != (listFooter == nil) { layout.updateListFooter() }
    // A waiting list takes the footer and the layout into account when it is shown. The app may have set another layout.
    if source.sections.isEmpty, list.waiting == nil { applyAgain(animation: nil) }
    let kind = CollectionAdapter.elementKindListFooter
    for case let item as ViewItem in collectionView.visibleSupplementaryViews(ofKind: kind) {
      item.show(listFooterContainer())
    }
    collectionView.collectionViewLayout.invalidateLayout()
  }

  override var usesDeclaredHeights: Bool { false }

  override func listToShow(for source: ListSource) -> ListSource {
    let source = super.listToShow(for: source)
    guard source.sections.isEmpty, listFooter != nil, let collectionView,
      let section = layout.sectionForListFooter(in: collectionView)
    else { return source }
    return source.with(sections: [section])
  }

  override func willShow(_ batches: ListBatches) {
    super.willShow(batches)
    if let collectionView { layout.settle(in: collectionView, for: batches.new) }
  }

  override func didShow(_ batches: ListBatches?) {
    super.didShow(batches)
    reportMeasuredHeights()
    guard let collectionView else { return }
    let haveRowsChanged = batches?.changes.isEmpty != true
    layout.update(to: shown.source, in: collectionView, haveRowsChanged: haveRowsChanged)
  }

  override func detach() {
    if let collectionView { layout.leave(collectionView) }
    super.detach()
    listFooter = nil
  }

  // Protocol methods are not in extensions, because subclasses could not override them there.

  /// Returns the number of sections in the list.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    countSections()
  }

  /// Returns the number of rows in a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    duringCallback { shown.numberOfRows(inSection: section) }
  }

  /// Returns the configured cell of a row. For details, see ``TableAdapter/tableView(_:cellForRowAt:)``.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    reportLostRoles(from: collectionView)
    return duringCallback {
      cell(at: indexPath, in: collectionView) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }
  }

  /// Returns a view that shows a section's title, a declared view or the footer of a paged list, or is empty.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    duringCallback { supplementaryView(ofKind: kind, at: indexPath, in: collectionView) }
  }

  /// Returns whether the user can move a row. The row must be declared as reorderable and must have an id.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    duringCallback { canMove(RowIndex(indexPath)) }
  }

  /// Moves a row in the list and emits the event that the row's ``Rows`` declare. If the list does not accept the
  /// destination, the adapter reloads the collection view and emits no event.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    duringCallback { move(RowIndex(sourceIndexPath), to: RowIndex(destinationIndexPath)) }
  }

  /// Returns the proposed index path if the row may move there, or else its original one. A row can move to reorderable
  /// ``Rows`` with the same model type.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    duringCallback { IndexPath(target(of: RowIndex(originalIndexPath), at: RowIndex(proposedIndexPath))) }
  }

  /// Returns a drag item without content if the row can move or be dragged elsewhere. Of several selected rows, only the
  /// pressed one has an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let canMove = self.collectionView(collectionView, canMoveItemAt: indexPath)
    return dragItems(of: indexPath, canMove: canMove, in: collectionView, for: session)
  }

  /// Records that a drag has begun. Lists that are applied during the drag wait until it ends.
  open func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) {
    beginDrag(session)
  }

  /// Records that a drag has ended, and shows the last list that was applied during the drag, if any.
  open func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    endDrag(session)
  }

  /// Returns a proposal that allows moving the adapter's own rows, and dropping accepted rows of other lists.
  open func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    allowsDrop(session, at: destinationIndexPath)
      ? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      : UICollectionViewDropProposal(operation: .forbidden, intent: .unspecified)
  }

  /// Moves a row in the list and emits its event, like `collectionView(_:moveItemAt:to:)`, or emits the events of a row
  /// that comes from another list. Apple does not document which of the two UIKit calls.
  open func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first,
      let place = drop(coordinator.session, from: item.sourceIndexPath, at: coordinator.destinationIndexPath)
    else { return }
    coordinator.drop(item.dragItem, toItemAt: place)
  }

  /// Calls the prefetch handlers of rows that may soon be displayed.
  open func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    duringCallback { prefetch(at: indexPaths) }
  }

  /// Calls the cancellation handlers of rows that are no longer likely to be displayed soon.
  open func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    duringCallback { cancelPrefetches(at: indexPaths) }
  }

  /// Calls the display handler of a row. In a paged list, this may also cause the next page to load.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    reportLostRoles(from: collectionView)
    duringCallback {
      willDisplayRow(at: RowIndex(indexPath), in: cell)
    }
  }

  /// Calls the handler of ``Rows/onEndDisplay(_:)`` with the model that the cell showed.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    duringCallback { appearances.end(cell) }
  }

  /// Restores a declared header or footer view that `view` lost when it was last removed from display. A tap on the
  /// header of a collapsible section then hides or shows the section's rows.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    duringCallback {
      fill(view, ofKind: elementKind, at: indexPath)
      guard SupplementKind(elementKind: elementKind, at: indexPath) == .header else { return }
      setUpCollapsing(by: view, ofSection: indexPath.section)
    }
  }

  /// Removes a declared header or footer view from `view`, because the collection view may reuse `view`.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    (view as? ViewItem)?.show(nil)
  }

  /// Returns true by default, but false for a row that stands for loading children. Override this method to prevent a
  /// row from being highlighted.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  {
    canHighlight(RowIndex(indexPath))
  }

  /// Does nothing by default. Override this method to change the appearance of a highlighted row.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

  /// Does nothing by default. Override this method to restore the appearance of a row that was highlighted.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  /// Returns true by default, but false for a row in place of children that are loading or failed to load. The latter
  /// are loaded again.
  ///
  /// Override this method to prevent the user from selecting a row. Call `super` first.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    duringCallback { willSelect(RowIndex(indexPath)) }
  }

  /// Returns true by default. Override this method to prevent the user from deselecting a row.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  {
    true
  }

  /// Calls the selection handler of a row, then emits its event. See ``TableAdapter/tableView(_:didSelectRowAt:)``.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    didSelect(RowIndex(indexPath))
  }

  /// Returns whether a drag by two fingers selects rows: if several rows can be selected.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    allowsMultiple
  }

  /// Returns false where selected rows do not stay selected, because each arrow key would perform what a tap does.
  open func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    keepsSelection && collectionView.selectionFollowsFocus
  }

  /// Emits a ``SelectionChanged`` from the row's cell if ``ListAdapter/emitsSelection`` is true.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    RowInteraction(at: RowIndex(indexPath), in: self)?.emitSelectionChange(isSelected: false)
  }

  /// Returns whether a row declares a deletion handler or swipe actions. If `allowsMultipleSelectionDuringEditing` is
  /// true, the result is true for any row, so that the user can tick it. It is also true for a row that can be moved, whose
  /// cell may have an accessory for that.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    duringCallback { canEdit(RowIndex(indexPath)) || canMove(RowIndex(indexPath)) }
  }

  /// Returns the context menu of the row at `point`, or nil if it has none. If the user presses one of several selected
  /// rows, `indexPaths` contains all of them.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let row = collectionView.pressedRow(among: indexPaths, at: point) else { return nil }
    return duringCallback { RowInteraction(at: RowIndex(row), in: self)?.contextMenu() }
  }
}
