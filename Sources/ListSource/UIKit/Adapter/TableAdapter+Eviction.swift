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
  /// Whether the table view still asks the adapter what it shows. Where somebody put something else in the adapter's place
  /// that is reported, once for each time.
  func isInPlace(_ tableView: UITableView) -> Bool {
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
    return tableView.dataSource === self
  }

  /// Whether somebody else has taken a place of the adapter's since it was looked at last.
  private func isEvicted(as part: AdapterPart, _ isEvicted: Bool) -> Bool {
    if isEvicted { return progress.evictions.insert(part).inserted }
    progress.evictions.remove(part)
    return false
  }
}
