public import Foundation

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// Shows a ``ListSource`` in a table view: its data source and delegate in one.
///
/// ```swift
/// let adapter = TableAdapter(tableView)
/// adapter.apply(source)            // first: reload; later: the smallest set of batch updates
/// ```
///
/// The table view keeps its adapter alive, and the adapter holds the view weakly: no property is needed. The list keeps
/// what its closures capture, so capture the controller weakly in them. Cells are registered by themselves.
///
/// For what a list does not declare, make a subclass, override the methods of the data source and the delegate, and call
/// `super`. All that are listed here can be overridden; methods that the adapter does not have, such as
/// `tableView(_:indentationLevelForRowAt:)`, are called in subclasses on UIKit only. An override runs while the table view
/// waits for its answer, so it applies a list in a `Task`.
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
/// Heights are those that are declared, else the table view's `rowHeight`: as high as the cells ask for, unless the app
/// set that property. No cell is made only to be measured: until a row shows its height is an estimate. Set the table
/// view's `estimatedRowHeight` to 0 for no estimates.
@MainActor
open class TableAdapter: ListAdapter, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching, UITableViewDragDelegate
{
  /// The table view; nil once it is gone, or has got another adapter.
  public var tableView: UITableView? { listView as? UITableView }

  /// What `onScroll(_:)` of a chain was given: called whenever the user or the app has scrolled.
  package var onScroll: (@MainActor (UITableView) -> Void)?

  var heights = HeightMemory<RowIdentity>()

  /// Makes the adapter of a table view and becomes its data source and delegate.
  ///
  /// A table view has one adapter: an earlier one is detached, which is reported. A delegate or data source of the app's
  /// own that the adapter replaces, such as a `UITableViewController`, is reported too.
  @discardableResult
  public init(_ tableView: UITableView) {
    super.init(tableView)
    tableView.keep(self)
    takePlace(in: tableView)
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

  // The methods of the protocols are here and not in extensions, where they could not be overridden.

  // MARK: Data source

  /// Returns how many sections the list has.
  open func numberOfSections(in tableView: UITableView) -> Int {
    progress.countings += 1
    recount()
    return duringCallback { shown.numberOfSections }
  }

  /// Returns how many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    duringCallback { shown.numberOfRows(inSection: section) }
  }

  /// Returns the configured cell of a row: of the class that its ``Rows`` name, or of the one that was registered for its
  /// model; else a placeholder, which is reported.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    reportEviction(from: tableView)
    return duringCallback {
      cell(at: indexPath, in: tableView) as? UITableViewCell
        ?? PlaceholderCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// Returns the title above a section. If there is a view, the view shows.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    duringCallback { shown.section(at: section)?.header?.title }
  }

  /// Returns the title below a section. If there is a view, the view shows.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    duringCallback { shown.section(at: section)?.footer?.title }
  }

  /// Returns whether the row's ``Rows`` declare what to do when it is deleted, or actions that a swipe brings up.
  ///
  /// UIKit offers swipe actions only for rows that can be edited: a subclass that has some of its own returns true here.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    duringCallback { canEdit(RowIndex(indexPath)) }
  }

  /// Performs what the row's ``Rows`` declare for its deletion. Reports an insertion, for which a list declares nothing.
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

  /// Shows the list in the new order from now on, and emits the event of the row's ``Rows``.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    duringCallback { move(RowIndex(sourceIndexPath), to: RowIndex(destinationIndexPath)) }
  }

  /// Returns the proposed place if there are `reorderable` ``Rows`` of the same type of models, else the row's own.
  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    duringCallback {
      IndexPath(target(of: RowIndex(sourceIndexPath), at: RowIndex(proposedDestinationIndexPath)))
    }
  }

  /// Returns an item that carries nothing if the row can be moved, else none.
  open func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard self.tableView(tableView, canMoveRowAt: indexPath) else { return [] }
    lifted = tableView.cellForRow(at: indexPath)
    return [UIDragItem(itemProvider: NSItemProvider())]
  }

  /// Has lists that are applied wait until the drag is over.
  open func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    beginDrag(session)
  }

  /// Shows the list that waits.
  open func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    endDrag(session)
  }

  // MARK: Prefetching

  /// Performs what the rows' ``Rows`` declare for when they are likely to show soon.
  open func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    duringCallback { perform(.prefetch, at: indexPaths) }
  }

  /// Performs what the rows' ``Rows`` declare for when they are no longer likely to show.
  open func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    duringCallback { perform(.cancelPrefetch, at: indexPaths) }
  }

  // MARK: Display

  /// Performs what the row's ``Rows`` declare for when it is about to show, and remembers its height.
  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    reportEviction(from: tableView)
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

  /// Has a tap on the header of a collapsible section hide its rows and show them. A declared view is a subview of `view`.
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

  /// Returns the most specific height that is declared: for the row's ``Rows``, its section, by its model or for the list;
  /// else the table view's row height.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    duringCallback { height(at: indexPath, in: tableView) }
  }

  /// Returns the row's height if it is known, else the one that it had when it last showed, else the table view's estimate.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    duringCallback { estimatedHeight(at: indexPath, in: tableView) }
  }

  /// Returns the height of the header's view, else that of a title, else none.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    duringCallback { height(of: shown.section(at: section)?.header, in: tableView) }
  }

  /// Returns the height of the footer's view, else that of a title, else none.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    duringCallback { height(of: shown.section(at: section)?.footer, in: tableView) }
  }

  /// Returns the header's height if it is known, else the table view's estimate. It is never negative, as UIKit demands.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    let height = self.tableView(tableView, heightForHeaderInSection: section)
    let known = knownHeight(isHeader: true, ofSection: section)
    return estimate(height, or: known ?? tableView.estimatedSectionHeaderHeight)
  }

  /// Returns the footer's height if it is known, else the table view's estimate. It is never negative, as UIKit demands.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    let height = self.tableView(tableView, heightForFooterInSection: section)
    let known = knownHeight(isHeader: false, ofSection: section)
    return estimate(height, or: known ?? tableView.estimatedSectionFooterHeight)
  }

  // MARK: Headers and footers

  /// Returns a new view that contains the one above a section.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    duringCallback { edgeView(isHeader: true, ofSection: section) }
  }

  /// Returns a new view that contains the one below a section.
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

  /// Returns that row.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  /// Returns that row.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  /// Performs what the row's ``Rows`` declare for its selection: first the action, then the event from the cell. Then the
  /// row is deselected, unless ``ListAdapter/selection`` says otherwise. A row without either stays selected.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    ActedRow(at: RowIndex(indexPath), in: self)?.answerSelection()
  }

  /// Does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  // MARK: Actions

  /// Returns what the row's ``Rows`` declare for a swipe from the leading edge.
  open func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    duringCallback { ActedRow(at: RowIndex(indexPath), in: self)?.swipeActions(.leading) }
  }

  /// Returns what the row's ``Rows`` declare for a swipe from the trailing edge; nil, which lets the table view offer the
  /// deletion, where they declare none and ``Rows/onDelete(_:)``.
  open func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    duringCallback {
      guard let row = ActedRow(at: RowIndex(indexPath), in: self) else { return nil }
      return row.swipeActions(.trailing) ?? (row.deletes ? nil : UISwipeActionsConfiguration(actions: []))
    }
  }

  /// Returns the menu that the row's ``Rows`` declare.
  open func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    duringCallback { ActedRow(at: RowIndex(indexPath), in: self)?.menu() }
  }

  // MARK: Scrolling

  /// Tells ``ListAdapter/scrollDelegate``, then calls what `onScroll(_:)` of a chain was given.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let tableView { reportEviction(from: tableView) }
    duringCallback {
      tellDidScroll(scrollView)
      if let tableView { onScroll?(tableView) }
    }
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
