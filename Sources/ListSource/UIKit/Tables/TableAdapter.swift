public import Foundation

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// Shows a ``ListSource`` in a table view, as its data source and delegate.
///
/// ```swift
/// let adapter = TableAdapter(tableView)
/// adapter.apply(source)            // first: reload; later: the smallest set of batch updates
/// ```
///
/// The table view retains its adapter, and the adapter holds the table view weakly, so you need no property. The list
/// retains its closures, so capture the controller weakly in them. Cells are registered automatically.
///
/// To do what a list cannot declare, subclass the adapter, override its data source and delegate methods, and call
/// `super`. You can also implement methods that the adapter does not have, such as
/// `tableView(_:indentationLevelForRowAt:)`; only UIKit calls those, not `PortableUIKit`. An override that applies a
/// list must do so in a `Task`, because the table view waits for its result.
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
/// Row heights are the declared ones, else the table view's `rowHeight`, which is self-sizing by default. No cell is
/// made just to be measured, so the height of a row is an estimate until the row shows. Set the table view's
/// `estimatedRowHeight` to 0 to turn estimates off.
@MainActor
open class TableAdapter: ListAdapter, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching, UITableViewDragDelegate
{
  /// The table view, or nil once it is deallocated or has another adapter.
  public var tableView: UITableView? { listView as? UITableView }

  /// The scroll handler of a chained or live list.
  package var onScroll: (@MainActor (UITableView) -> Void)?

  var heights = HeightMemory<RowIdentity>()

  /// Creates an adapter and sets it as the data source and delegate of a table view.
  ///
  /// A table view has one adapter. An earlier one is detached and reported. Replacing a data source or delegate of the
  /// app, such as a `UITableViewController`, is reported too.
  @discardableResult
  public init(_ tableView: UITableView) {
    super.init(tableView)
    tableView.keep(self)
    takeMainRoles(in: tableView)
  }

  override func willShow(_ batches: ListBatches) {
    super.willShow(batches)
    forgetHeights(of: batches)
  }

  override func forgetCells() {
    super.forgetCells()
    heights = HeightMemory()
  }

  override func didUpdate() {
    if let tableView { rememberHeights(in: tableView) }
  }

  // Protocol methods are not in extensions, because subclasses could not override them there.

  // MARK: Data source

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int {
    progress.sectionQueries += 1
    recount()
    return duringCallback { shown.numberOfSections }
  }

  /// Returns the number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    duringCallback { shown.numberOfRows(inSection: section) }
  }

  /// Returns the configured cell of a row, of the class that the ``Rows`` declare or that is registered for the model.
  /// If there is none, returns a placeholder and reports it.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    reportLostRoles(from: tableView)
    return duringCallback {
      cell(at: indexPath, in: tableView) as? UITableViewCell
        ?? PlaceholderCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// Returns the header title of a section, or nil if it has a header view.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    duringCallback { shown.section(at: section)?.header?.title }
  }

  /// Returns the footer title of a section, or nil if it has a footer view.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    duringCallback { shown.section(at: section)?.footer?.title }
  }

  /// Returns whether the row's ``Rows`` declare a deletion handler or swipe actions.
  ///
  /// UIKit offers swipe actions only for editable rows, so a subclass with its own swipe actions must return true.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    duringCallback { canEdit(RowIndex(indexPath)) }
  }

  /// Calls the deletion handler of the row's ``Rows``. Reports an insertion, which lists do not support.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    switch editingStyle {
    case .delete: shown.row(at: RowIndex(indexPath))?.perform(.delete)
    case .insert: reportInsertion(at: RowIndex(indexPath))
    default: break
    }
  }

  // MARK: Reordering

  /// Returns whether the row's ``Rows`` are `reorderable`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    duringCallback { canMove(RowIndex(indexPath)) }
  }

  /// Updates the list to the new order, and emits the event of the row's ``Rows``.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    duringCallback { move(RowIndex(sourceIndexPath), to: RowIndex(destinationIndexPath)) }
  }

  /// Returns the proposed index path if `reorderable` ``Rows`` with the same model type are there, else the row's own.
  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    duringCallback {
      IndexPath(target(of: RowIndex(sourceIndexPath), at: RowIndex(proposedDestinationIndexPath)))
    }
  }

  /// Returns an empty drag item if the row can move, else none.
  open func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard self.tableView(tableView, canMoveRowAt: indexPath) else { return [] }
    draggedCell = tableView.cellForRow(at: indexPath)
    return [UIDragItem(itemProvider: NSItemProvider())]
  }

  /// Makes applied lists wait until the drag ends.
  open func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    beginDrag(session)
  }

  /// Shows the waiting list.
  open func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    endDrag(session)
  }

  // MARK: Prefetching

  /// Calls the prefetch handlers of the rows.
  open func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    duringCallback { perform(.prefetch, at: indexPaths) }
  }

  /// Calls the cancel handlers of the rows.
  open func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    duringCallback { perform(.cancelPrefetch, at: indexPaths) }
  }

  // MARK: Display

  /// Calls the display handler of the row's ``Rows``, and remembers the row's height.
  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    reportLostRoles(from: tableView)
    duringCallback {
      remember(heightOf: cell, at: indexPath, in: tableView)
      shown.row(at: RowIndex(indexPath))?.perform(.display)
      companion?.willDisplayRow(rowsAfter: shown.numberOfRows(after: RowIndex(indexPath)))
    }
  }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Makes a tap on the header of a collapsible section hide and show its rows. A declared view is a subview of `view`.
  open func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    duringCallback { setUpCollapsing(by: view, ofSection: section) }
  }

  /// Does nothing. A declared view is a subview of `view`.
  open func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {}

  /// Does nothing. A declared view is a subview of `view`.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {}

  /// Does nothing. A declared view is a subview of `view`.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {}

  // MARK: Heights

  /// Returns the most specific declared height: of the row's ``Rows``, section, model or list, else the table view's
  /// row height.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    duringCallback { height(at: indexPath, in: tableView) }
  }

  /// Returns the declared height of the row, else the height it last had, else the table view's estimate.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    duringCallback { estimatedHeight(at: indexPath, in: tableView) }
  }

  /// Returns the height of the header view, else automatic for a title, else none.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    duringCallback { height(of: shown.section(at: section)?.header, in: tableView) }
  }

  /// Returns the height of the footer view, else automatic for a title, else none.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    duringCallback { height(of: shown.section(at: section)?.footer, in: tableView) }
  }

  /// Returns the header's height if it is known, else the table view's estimate. Never negative, as UIKit requires.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    let height = self.tableView(tableView, heightForHeaderInSection: section)
    let known = knownHeight(isHeader: true, ofSection: section)
    return estimate(height, or: known ?? tableView.estimatedSectionHeaderHeight)
  }

  /// Returns the footer's height if it is known, else the table view's estimate. Never negative, as UIKit requires.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    let height = self.tableView(tableView, heightForFooterInSection: section)
    let known = knownHeight(isHeader: false, ofSection: section)
    return estimate(height, or: known ?? tableView.estimatedSectionFooterHeight)
  }

  // MARK: Headers and footers

  /// Returns a new view that contains the header view of a section.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    duringCallback { edgeView(isHeader: true, ofSection: section) }
  }

  /// Returns a new view that contains the footer view of a section.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    duringCallback { edgeView(isHeader: false, ofSection: section) }
  }

  // MARK: Selection

  /// Returns true.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Returns the same index path.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  /// Returns the same index path.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  /// Calls the selection handler of the row's
  /// ``Rows``, then emits their event from the cell. Then deselects the row, unless ``ListAdapter/selection`` keeps it
  /// selected. A row without handler and event stays selected.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    RowInteraction(at: RowIndex(indexPath), in: self)?.handleSelection()
  }

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  // MARK: Actions

  /// Returns the swipe actions of the row's ``Rows`` at the leading edge.
  open func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    duringCallback { RowInteraction(at: RowIndex(indexPath), in: self)?.swipeActions(.leading) }
  }

  /// Returns the swipe actions of the row's ``Rows`` at the trailing edge. Without any, returns nil for rows with
  /// ``Rows/onDelete(_:)``, so that the table view offers the deletion, and no actions for others.
  open func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    duringCallback {
      guard let row = RowInteraction(at: RowIndex(indexPath), in: self) else { return nil }
      return row.swipeActions(.trailing) ?? (row.isDeletable ? nil : UISwipeActionsConfiguration(actions: []))
    }
  }

  /// Returns the context menu of the row's ``Rows``.
  open func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    duringCallback { RowInteraction(at: RowIndex(indexPath), in: self)?.menu() }
  }

  // MARK: Scrolling

  /// Forwards to ``ListAdapter/scrollDelegate``, then calls the scroll handler of a chained or live list.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let tableView { reportLostRoles(from: tableView) }
    duringCallback {
      forwardDidScroll(scrollView)
      if let tableView { onScroll?(tableView) }
    }
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
