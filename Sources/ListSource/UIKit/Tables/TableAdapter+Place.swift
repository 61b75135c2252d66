internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// What an adapter reports of its place once, and once more if it was mended meanwhile.
enum PlaceNotice {
  case dataSource
  case delegate
  case prefetching
  case dragging
  case insertion
  case viewMadeAnew
}

// An adapter is its table view's data source and delegate. Whoever had these places before, or takes them later, is
// reported with what to do instead.
extension TableAdapter {
  /// Reports what the app made data source and delegate of the table view, because the adapter takes these places.
  func reportReplaced(in tableView: UITableView) {
    if let delegate = tableView.delegate, delegate !== tableView.listAdapter {
      Reports.report(
        """
        A table view's adapter replaces its delegate, a \(type(of: delegate)), which nothing calls any more. Override its \
        methods in a subclass of TableAdapter, or hear of scrolling by adapter.scrollDelegate. If it implements none, set \
        tableView.delegate to nil first.
        """
      )
    }
    if let dataSource = tableView.dataSource, dataSource !== tableView.listAdapter {
      Reports.report(
        """
        A table view's adapter replaces its data source, a \(type(of: dataSource)), which nothing calls any more. Do not \
        set dataSource: apply a list with its rows. If it has none, set tableView.dataSource to nil first.
        """
      )
    }
  }

  /// Whether the table view still asks the adapter what it shows. An eviction is reported.
  func isInPlace(_ tableView: UITableView) -> Bool {
    reportEviction(from: tableView)
    return tableView.dataSource === self
  }

  /// Reports that somebody put something else in a place of the adapter's, once for each time. In the place that is left to
  /// it the adapter looks for that when a list is applied, and when the table view is laid out or scrolls.
  func reportEviction(from tableView: UITableView) {
    if isNew(.delegate, tableView.delegate !== self) {
      Reports.report(
        """
        A table view's adapter is not its delegate any more: heights, selection and header views are not what the list \
        says. In place of tableView.delegate = … override the methods in a subclass of TableAdapter, or hear of \
        scrolling by adapter.scrollDelegate.
        """
      )
    }
    if isNew(.dataSource, tableView.dataSource !== self) {
      Reports.report(
        """
        A table view's adapter is not its data source any more, so no list is shown. \
        Remove tableView.dataSource = …, and say what to show by tableView.listAdapter?.apply(source).
        """
      )
    }
  }

  /// Reports that rows declare something to prefetch, of which the table view tells somebody else.
  func reportOtherPrefetching(in tableView: UITableView) {
    let other = tableView.prefetchDataSource
    guard isNew(.prefetching, other !== self), let other else { return }
    Reports.report(
      """
      Rows declare onPrefetch, which is not called: the table view's prefetch data source is a \(type(of: other)). Remove \
      tableView.prefetchDataSource = …, or override tableView(_:prefetchRowsAt:) in a subclass of TableAdapter.
      """
    )
  }

  /// Reports that the user can move rows, whose drags the table view asks somebody else for.
  func reportOtherDragging(in tableView: UITableView) {
    let other = tableView.dragDelegate
    guard isNew(.dragging, other !== self), let other else { return }
    Reports.report(
      """
      Rows are reorderable, which the user may not find: the table view's drag delegate is a \(type(of: other)). Remove \
      tableView.dragDelegate = …, or override tableView(_:itemsForBeginning:at:) in a subclass of TableAdapter.
      """
    )
  }

  /// Whether something is wrong that was not when it was looked at last.
  private func isNew(_ notice: PlaceNotice, _ isWrong: Bool) -> Bool {
    if isWrong { return placeNotices.insert(notice).inserted }
    placeNotices.remove(notice)
    return false
  }
}
