internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// What an adapter is for its table view.
enum AdapterPart {
  case dataSource
  case delegate
}

extension TableAdapter {
  /// Whether the table view still asks the adapter what it shows. An eviction is reported.
  func isInPlace(_ tableView: UITableView) -> Bool {
    reportEviction(from: tableView)
    return tableView.dataSource === self
  }

  /// Reports that somebody put something else in a place of the adapter's, once for each time. In the place that is left to
  /// it the adapter looks for that when a list is applied, and when the table view is laid out or scrolls.
  func reportEviction(from tableView: UITableView) {
    if isEvicted(as: .delegate, tableView.delegate !== self) {
      Reports.report(
        """
        A table view's adapter is not its delegate any more: heights, selection and header views are not what the list \
        says. In place of tableView.delegate = … write tableView.listAdapter?.delegate = ….
        """
      )
    }
    if isEvicted(as: .dataSource, tableView.dataSource !== self) {
      Reports.report(
        """
        A table view's adapter is not its data source any more, so no list is shown. \
        Remove tableView.dataSource = …, and say what to show by tableView.listAdapter?.apply(source).
        """
      )
    }
  }

  /// Reports that the adapter was to be told and asked by itself, without end.
  func reportOwnDelegate() {
    Reports.report(
      """
      A table view's adapter was made its own delegate; that of before stays. To keep what was the table view's \
      delegate, read tableView.delegate before the adapter is made.
      """
    )
  }

  /// Whether somebody else has taken a place of the adapter's since it was looked at last.
  private func isEvicted(as part: AdapterPart, _ isEvicted: Bool) -> Bool {
    if isEvicted { return progress.evictions.insert(part).inserted }
    progress.evictions.remove(part)
    return false
  }
}
