internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The indicator of a refresh: the table view's own refresh control, or one that it is given.
@MainActor
final class PagedIndicator {
  /// Told when the user pulls.
  var onPull: (@MainActor () -> Void)?

  private weak var tableView: UITableView?

  /// Kept while it is not in the table view, so that the app's own comes back.
  private var control: UIRefreshControl?
  private let pull = UIAction.Identifier("PagedList.pull")

  var isRefreshing: Bool { control?.isRefreshing == true }

  /// Has the table view be pulled.
  func place(in tableView: UITableView?) {
    guard let tableView, self.tableView == nil else { return }
    let control = tableView.refreshControl ?? control ?? UIRefreshControl()
    control.addAction(UIAction(identifier: pull) { [weak self] _ in self?.onPull?() }, for: .valueChanged)
    tableView.refreshControl = control
    self.control = control
    self.tableView = tableView
  }

  /// Has it not be pulled any more.
  func remove() {
    end()
    if let tableView, tableView.refreshControl === control { tableView.refreshControl = nil }
    leave()
  }

  /// Leaves it to another one, in its place.
  func leave() {
    end()
    control?.removeAction(identifiedBy: pull, for: .valueChanged)
    tableView = nil
  }

  /// Shows the indicator, for which a table that stands at its top scrolls a little.
  func begin(in tableView: UITableView?) {
    guard let control, let tableView, self.tableView != nil, !control.isRefreshing else { return }
    let top = -tableView.adjustedContentInset.top
    let isAtTop = tableView.contentOffset.y <= top
    control.beginRefreshing()
    guard isAtTop else { return }
    tableView.setContentOffset(
      CGPoint(x: tableView.contentOffset.x, y: top - control.frame.height),
      animated: true
    )
  }

  func end() {
    guard let control, control.isRefreshing else { return }
    control.endRefreshing()
  }
}
