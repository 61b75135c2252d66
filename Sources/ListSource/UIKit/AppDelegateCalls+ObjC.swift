// Not compiled on Linux: UIKit's delegate methods are optional requirements, and what is not named here is forwarded by the
// Objective-C runtime. No test on Linux covers this file.
#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
  internal import ObjectiveC
  internal import UIKit

  /// What the app's own delegate is told and asked by the adapter. A question that it does not answer is nil.
  @MainActor
  struct AppDelegateCalls {
    let delegate: any UITableViewDelegate

    func willDisplay(_ cell: UITableViewCell, at indexPath: IndexPath, in tableView: UITableView) {
      delegate.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    func didScroll(_ scrollView: UIScrollView) {
      delegate.scrollViewDidScroll?(scrollView)
    }

    func didSelectRow(at indexPath: IndexPath, in tableView: UITableView) {
      delegate.tableView?(tableView, didSelectRowAt: indexPath)
    }

    func height(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> CGFloat? {
      delegate.tableView?(tableView, heightForRowAt: indexPath)
    }

    func estimatedHeight(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> CGFloat? {
      delegate.tableView?(tableView, estimatedHeightForRowAt: indexPath)
    }

    func height(ofHeaderInSection section: Int, in tableView: UITableView) -> CGFloat? {
      delegate.tableView?(tableView, heightForHeaderInSection: section)
    }

    func height(ofFooterInSection section: Int, in tableView: UITableView) -> CGFloat? {
      delegate.tableView?(tableView, heightForFooterInSection: section)
    }

    func header(ofSection section: Int, in tableView: UITableView) -> UIView? {
      delegate.tableView?(tableView, viewForHeaderInSection: section) ?? nil
    }

    func footer(ofSection section: Int, in tableView: UITableView) -> UIView? {
      delegate.tableView?(tableView, viewForFooterInSection: section) ?? nil
    }
  }

  extension TableAdapter {
    /// Whether the adapter answers a call, or the app's delegate does.
    public override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || delegate?.responds(to: selector) == true
    }

    /// The app's delegate, for whatever the adapter does not answer itself.
    public override func forwardingTarget(for selector: Selector!) -> Any? {
      delegate?.responds(to: selector) == true ? delegate : super.forwardingTarget(for: selector)
    }
  }
#endif
