internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension TableAdapter {
  /// Whether the table view still asks the adapter what it shows. Where somebody put something else in the adapter's place
  /// that is reported, once for each time.
  func isInPlace(_ tableView: UITableView) -> Bool {
    let isDelegate = tableView.delegate === self
    let isDataSource = tableView.dataSource === self
    defer { progress.isEvictionReported = !isDelegate || !isDataSource }
    guard !progress.isEvictionReported else { return isDataSource }
    if !isDelegate {
      Reports.report(
        """
        A table view's adapter is not its delegate any more: heights, selection and header views are not what the list \
        says. In place of tableView.delegate = … write tableView.listAdapter?.delegate = ….
        """
      )
    }
    if !isDataSource {
      Reports.report(
        """
        A table view's adapter is not its data source any more, so no list is shown. \
        Remove tableView.dataSource = …, and say what to show by tableView.listAdapter?.apply(source).
        """
      )
    }
    return isDataSource
  }
}
