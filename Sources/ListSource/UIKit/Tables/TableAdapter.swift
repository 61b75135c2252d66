public import Foundation
public import PlatformUIKit

/// An adapter that displays a ``ListSource`` in a table view, as its data source and delegate.
///
/// ```swift
/// let adapter = TableAdapter(tableView)
/// adapter.apply(source)            // first: reload; later: the smallest set of batch updates
/// ```
///
/// The table view retains its adapter, which holds it weakly, so you do not have to store the adapter. Cells are
/// registered automatically. The list retains its closures, so capture the controller weakly in them.
///
/// For anything that a list cannot declare, subclass the adapter, override its data source and delegate methods, and
/// call `super`. You can also implement methods that the adapter does not have, such as
/// `tableView(_:indentationLevelForRowAt:)`. UIKit calls these, but `PortableUIKit` does not. An override that applies
/// a list must do so in a `Task`, because the table view waits for the override to return.
///
/// ```swift
/// final class DimmingAdapter: TableAdapter {
///   override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
///     super.tableView(tableView, didHighlightRowAt: indexPath)
///     tableView.cellForRow(at: indexPath)?.alpha = 0.5
///   }
/// }
/// ```
///
/// A row has its declared height. A row without a declared height has the table view's `rowHeight`, which makes the row
/// self-sizing by default. The height of such a row is an estimate until the row is displayed. To turn off estimates, set
/// the table view's `estimatedRowHeight` to 0. Rows of the height ``CellHeight/measured`` are measured before.
@MainActor
open class TableAdapter: ListAdapter, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching, UITableViewDragDelegate, UITableViewDropDelegate
{
  /// The table view, or nil once it is deallocated or has another adapter.
  public var tableView: UITableView? { listView as? UITableView }

  /// Whether sections without an index title use the first letters of their titles as index titles. Defaults to false.
  ///
  /// UIKit shows an index only in a plain table view. Sections that declare an index title are always in the index.
  public var showsIndex = false {
    didSet { reloadIndexIfNeeded() }
  }

  private var shownIndexTitles: [String] = []

  /// Reloads the index if its titles have changed: the table view requests them only when it is reloaded.
  private func reloadIndexIfNeeded() {
    let titles = indexEntries.map(\.title)
    guard titles != shownIndexTitles else { return }
    shownIndexTitles = titles
    tableView?.reloadSectionIndexTitles()
  }

  package var onScroll: (@MainActor (UITableView) -> Void)?

  /// The space beside the rows of the last displayed cell. UIKit documents no value for inset grouped table views.
  private var knownSideInsets: (sum: CGFloat, width: CGFloat)?

  override var sideInsets: CGFloat { tableView?.style == .insetGrouped ? knownSideInsets?.sum ?? 32 : 0 }

  /// Creates an adapter and sets it as the data source and delegate of a table view.
  ///
  /// An adapter that the table view already has is detached, which is reported. A data source or delegate of the app
  /// that is replaced, such as a `UITableViewController`, is also reported.
  @discardableResult
  public init(_ tableView: UITableView) {
    super.init(tableView)
    tableView.keep(self)
    takeMainRoles(in: tableView)
  }

  override func didShow(_ batches: ListBatches?) {
    super.didShow(batches)
    reloadIndexIfNeeded()
  }

  override func didUpdate() {
    if let tableView { duringCallback { rememberHeights(in: tableView) } }
  }

  // Protocol methods are not in extensions, because subclasses could not override them there.

  /// Returns the number of sections in the list.
  open func numberOfSections(in tableView: UITableView) -> Int {
    countSections()
  }

  /// Returns the number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    duringCallback { shown.numberOfRows(inSection: section) }
  }

  /// Returns the configured cell of a row. If no class is declared or registered for the model, this is reported, and
  /// the cell is a placeholder.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    reportLostRoles(from: tableView)
    return duringCallback {
      cell(at: indexPath, in: tableView) as? UITableViewCell
        ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// Returns the title above a section, or nil if the section has a header view or no title.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    duringCallback { shown.section(at: section)?.header?.title }
  }

  /// Returns the text below a section, or nil if the section has a footer view or no footer title.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    duringCallback { shown.section(at: section)?.footer?.title }
  }

  /// Returns the index titles of the sections, without repetitions, or nil if there are none. See ``showsIndex``.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    let titles = indexEntries.map(\.title)
    return titles.isEmpty ? nil : titles
  }

  /// Returns the first section that has an index title.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  {
    indexEntries.first { $0.title == title }?.section ?? 0
  }

  private var indexEntries: [(title: String, section: Int)] {
    var titles: Set<String> = []
    return (0..<shown.numberOfSections).reduce(into: []) { entries, section in
      let declared = shown.section(at: section)
      let letter = showsIndex ? declared?.header?.title?.first?.uppercased() : nil
      guard let title = declared?.indexTitle ?? letter, titles.insert(title).inserted else { return }
      entries.append((title, section))
    }
  }

  /// Returns whether a row declares a deletion handler or swipe actions. If `allowsMultipleSelectionDuringEditing` is
  /// true, the result is true for any row, so that the user can tick it.
  ///
  /// UIKit offers swipe actions only for editable rows. A subclass with swipe actions of its own must return true.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    duringCallback { canEdit(RowIndex(indexPath)) }
  }

  /// Calls the deletion handler of a row. For an insertion control, override this method.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { RowInteraction(at: RowIndex(indexPath), in: self)?.handleDeletion() }
  }

  /// Returns whether the user can move a row. The row must be declared as reorderable and must have an id.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    duringCallback { canMove(RowIndex(indexPath)) }
  }

  /// Moves a row in the list and emits the event that the row's ``Rows`` declare. If the list does not accept the
  /// destination, the adapter reloads the table view and emits no event.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    duringCallback { move(RowIndex(sourceIndexPath), to: RowIndex(destinationIndexPath)) }
  }

  /// Returns the proposed index path if the row may move there, or else its original one. A row can move to reorderable
  /// ``Rows`` with the same model type.
  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    duringCallback {
      IndexPath(target(of: RowIndex(sourceIndexPath), at: RowIndex(proposedDestinationIndexPath)))
    }
  }

  /// Returns a drag item without content if the row can move or be dragged elsewhere. Of several selected rows, only the
  /// pressed one has it.
  open func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let canMove = self.tableView(tableView, canMoveRowAt: indexPath)
    return dragItems(of: indexPath, canMove: canMove, in: tableView, for: session)
  }

  /// Records that a drag has begun. Lists that are applied during the drag wait until it ends.
  open func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    beginDrag(session)
  }

  /// Records that a drag has ended, and shows the last list that was applied during the drag, if any.
  open func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    endDrag(session)
  }

  /// Returns a proposal that allows moving the adapter's own rows, and dropping accepted rows of other lists.
  open func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    allowsDrop(session, at: destinationIndexPath)
      ? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      : UITableViewDropProposal(operation: .forbidden, intent: .unspecified)
  }

  /// Moves a row in the list, or emits the events of a row that comes from another list.
  open func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    guard let item = coordinator.items.first,
      let place = drop(coordinator.session, from: item.sourceIndexPath, at: coordinator.destinationIndexPath)
    else { return }
    coordinator.drop(item.dragItem, toRowAt: place)
  }

  /// Calls the prefetch handlers of rows that may soon be displayed.
  open func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    duringCallback { prefetch(at: indexPaths) }
  }

  /// Calls the cancellation handlers of rows that are no longer likely to be displayed soon.
  open func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    duringCallback { cancelPrefetches(at: indexPaths) }
  }

  /// Calls the display handler of a row, and stores the height of a self-sizing row for later estimates. In a paged
  /// list, this may also cause the next page to load.
  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    reportLostRoles(from: tableView)
    duringCallback {
      noteSideInsets(of: cell, in: tableView)
      remember(heightOf: cell, at: indexPath, in: tableView)
      willDisplayRow(at: RowIndex(indexPath), in: cell)
    }
  }

  private func noteSideInsets(of cell: UITableViewCell, in tableView: UITableView) {
    let (earlier, insets) = (sideInsets, tableView.bounds.width - cell.bounds.width)
    // Not that of each cell, because cells of different widths would make all heights unknown again and again.
    guard tableView.style == .insetGrouped, insets > 0, knownSideInsets?.width != tableView.bounds.width
    else { return }
    knownSideInsets = (insets, tableView.bounds.width)
    if abs(insets - earlier) > 0.1 { measuringView?.setNeedsLayout() }
  }

  /// Calls the handler of ``Rows/onEndDisplay(_:)`` with the model that the cell showed.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    duringCallback { appearances.end(cell) }
  }

  /// Lets a tap on the header of a collapsible section hide or show its rows. A declared header is a subview of `view`.
  open func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    duringCallback { setUpCollapsing(by: view, ofSection: section) }
  }

  /// Returns the height of a row in points, or `automaticDimension` if the row is self-sizing.
  ///
  /// The ``Rows``, the section, the model and the list can declare a height, in this order of precedence. An automatic
  /// height of the model does not count. If no height is declared, the method returns the table view's row height.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    duringCallback { height(at: indexPath, in: tableView) }
  }

  /// Returns the estimated height of a row in points, or `automaticDimension` if there is no estimate.
  ///
  /// The result is the declared height of the row, or else its last measured height, or else the table view's estimate. If
  /// the row is self-sizing and `estimatedRowHeight` is 0, the result is 0. For ``CellHeight/measured``, it is never 0.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    duringCallback { estimatedHeight(at: indexPath, in: tableView) }
  }

  /// Returns the height of a header in points, or `automaticDimension` if the header is self-sizing.
  ///
  /// A view from ``ListSection/header(_:)`` keeps its own height. Titles and other views are self-sizing. Without a
  /// header, the height is 0 in a plain table view. In an inset grouped one, a section with rows has UIKit's default
  /// space. Otherwise, the height is the least nonzero one, because 0 means the default.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    duringCallback { height(of: shown.section(at: section)?.header, ofSection: section, in: tableView) }
  }

  /// Returns the height of a footer, which follows the rules for the height of a header.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    duringCallback { height(of: shown.section(at: section)?.footer, ofSection: section, in: tableView) }
  }

  /// Returns the height of a header if it is known, or the table view's estimate, or 28 points if there is none. The
  /// result is never negative, as UIKit requires.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    let height = self.tableView(tableView, heightForHeaderInSection: section)
    let known = knownHeight(of: .header, ofSection: section)
    return estimate(height, or: known ?? tableView.estimatedSectionHeaderHeight)
  }

  /// Returns the estimated height of a footer, which follows the rules for that of a header.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    let height = self.tableView(tableView, heightForFooterInSection: section)
    let known = knownHeight(of: .footer, ofSection: section)
    return estimate(height, or: known ?? tableView.estimatedSectionFooterHeight)
  }

  /// Returns a new container for the section's header view, or nil if there is no header view.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    duringCallback { supplementView(.header, ofSection: section) }
  }

  /// Returns a new container for the section's footer view, or nil if there is no footer view.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    duringCallback { supplementView(.footer, ofSection: section) }
  }

  /// Returns true by default, but false for a row that stands for loading children. Override this method to prevent a
  /// row from being highlighted.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    canHighlight(RowIndex(indexPath))
  }

  /// Does nothing by default. Override this method to change the appearance of a highlighted row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Does nothing by default. Override this method to restore the appearance of a row that was highlighted.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Returns the same index path by default, but nil for a row in place of children that are loading or failed to load.
  /// The latter are loaded again.
  ///
  /// Override this method to prevent a selection or to select another row. Call `super` first.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    duringCallback { willSelect(RowIndex(indexPath)) } ? indexPath : nil
  }

  /// Returns the same index path by default. Override this method to prevent a deselection or to deselect another row.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  /// Calls the selection handler of a row, then emits the row's event from its cell.
  ///
  /// Afterward, the row is deselected, unless ``ListAdapter/selection`` keeps it selected. A row with neither a handler
  /// nor an event stays selected. A tick in editing mode stays, calls no handler and emits no event of the row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didSelect(RowIndex(indexPath))
  }

  /// Returns whether a drag by two fingers selects rows: if several rows can be selected.
  open func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    allowsMultiple
  }

  /// Returns false where selected rows do not stay selected, because each arrow key would perform what a tap does.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    keepsSelection && tableView.selectionFollowsFocus
  }

  /// Emits a ``SelectionChanged`` from the row's cell if ``ListAdapter/emitsSelection`` is true.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    RowInteraction(at: RowIndex(indexPath), in: self)?.emitSelectionChange(isSelected: false)
  }

  /// Returns the swipe actions at a row's leading edge, or nil if none are declared for that edge.
  open func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    duringCallback { RowInteraction(at: RowIndex(indexPath), in: self)?.swipeActions(.leading) }
  }

  /// Returns the swipe actions at a row's trailing edge.
  ///
  /// If none are declared for that edge, the result depends on ``Rows/onDelete(_:)``. For a row with a deletion
  /// handler, the result is nil, and the table view offers its own deletion. For any other row, the result contains no
  /// actions.
  open func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    duringCallback {
      guard let row = RowInteraction(at: RowIndex(indexPath), in: self) else { return nil }
      return row.swipeActions(.trailing) ?? (row.isDeletable ? nil : UISwipeActionsConfiguration(actions: []))
    }
  }

  /// Returns the context menu of a row, or nil if no menu is declared or the menu is empty.
  open func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    duringCallback { RowInteraction(at: RowIndex(indexPath), in: self)?.contextMenu() }
  }

  /// Forwards the call to ``ListAdapter/scrollDelegate``, then calls the scroll handler of the list, if any.
  open override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    duringCallback {
      super.scrollViewDidScroll(scrollView)
      if let tableView { onScroll?(tableView) }
    }
  }
}
