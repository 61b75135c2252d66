internal import KitSupport
internal import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension UITableView {
  /// The adapter that shows a list in this table view; nil where there is none.
  public var listAdapter: TableAdapter? { self[associated: TableAdapter.self] }

  /// Keeps an adapter alive, and detaches an earlier one, which is reported.
  func keep(_ adapter: TableAdapter) {
    let earlier = listAdapter
    self[associated: TableAdapter.self] = adapter
    guard let earlier else { return }
    earlier.detach()
    Reports.report(
      """
      A table view got a second adapter; the first is detached and shows nothing any more. To show another list apply it \
      to the one there is: tableView.listAdapter?.apply(source).
      """
    )
  }
}
