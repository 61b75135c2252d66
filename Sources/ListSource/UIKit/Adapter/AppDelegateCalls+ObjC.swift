// Not compiled on Linux: UIKit's delegate methods are optional requirements. No test on Linux covers this file.
#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
  internal import UIKit

  /// What the app's own delegate is told and asked by the adapter. A question that it does not answer is nil.
  @MainActor
  struct AppDelegateCalls {
    let delegate: any UITableViewDelegate

    func willDisplay(_ cell: UITableViewCell, at indexPath: IndexPath, in tableView: UITableView) {
      delegate.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    func didEndDisplaying(_ cell: UITableViewCell, at indexPath: IndexPath, in tableView: UITableView) {
      delegate.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }

    func willDisplay(header view: UIView, of section: Int, in tableView: UITableView) {
      delegate.tableView?(tableView, willDisplayHeaderView: view, forSection: section)
    }

    func willDisplay(footer view: UIView, of section: Int, in tableView: UITableView) {
      delegate.tableView?(tableView, willDisplayFooterView: view, forSection: section)
    }

    func didEndDisplaying(header view: UIView, of section: Int, in tableView: UITableView) {
      delegate.tableView?(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }

    func didEndDisplaying(footer view: UIView, of section: Int, in tableView: UITableView) {
      delegate.tableView?(tableView, didEndDisplayingFooterView: view, forSection: section)
    }

    func didHighlightRow(at indexPath: IndexPath, in tableView: UITableView) {
      delegate.tableView?(tableView, didHighlightRowAt: indexPath)
    }

    func didUnhighlightRow(at indexPath: IndexPath, in tableView: UITableView) {
      delegate.tableView?(tableView, didUnhighlightRowAt: indexPath)
    }

    func didSelectRow(at indexPath: IndexPath, in tableView: UITableView) {
      delegate.tableView?(tableView, didSelectRowAt: indexPath)
    }

    func didDeselectRow(at indexPath: IndexPath, in tableView: UITableView) {
      delegate.tableView?(tableView, didDeselectRowAt: indexPath)
    }

    func didScroll(_ scrollView: UIScrollView) {
      delegate.scrollViewDidScroll?(scrollView)
    }

    func willBeginDragging(_ scrollView: UIScrollView) {
      delegate.scrollViewWillBeginDragging?(scrollView)
    }

    func didEndDragging(_ scrollView: UIScrollView, willDecelerate decelerates: Bool) {
      delegate.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerates)
    }

    func didEndDecelerating(_ scrollView: UIScrollView) {
      delegate.scrollViewDidEndDecelerating?(scrollView)
    }

    func shouldHighlightRow(at indexPath: IndexPath, in tableView: UITableView) -> Bool? {
      delegate.tableView?(tableView, shouldHighlightRowAt: indexPath)
    }

    func willSelectRow(at indexPath: IndexPath, in tableView: UITableView) -> IndexPath?? {
      guard let ask = delegate.tableView(_:willSelectRowAt:) else { return .none }
      return .some(ask(tableView, indexPath))
    }

    func willDeselectRow(at indexPath: IndexPath, in tableView: UITableView) -> IndexPath?? {
      guard let ask = delegate.tableView(_:willDeselectRowAt:) else { return .none }
      return .some(ask(tableView, indexPath))
    }

    func height(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> CGFloat? {
      delegate.tableView?(tableView, heightForRowAt: indexPath)
    }

    func estimatedHeight(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> CGFloat? {
      delegate.tableView?(tableView, estimatedHeightForRowAt: indexPath)
    }

    func height(ofHeader section: Int, in tableView: UITableView) -> CGFloat? {
      delegate.tableView?(tableView, heightForHeaderInSection: section)
    }

    func height(ofFooter section: Int, in tableView: UITableView) -> CGFloat? {
      delegate.tableView?(tableView, heightForFooterInSection: section)
    }

    func estimatedHeight(ofHeader section: Int, in tableView: UITableView) -> CGFloat? {
      delegate.tableView?(tableView, estimatedHeightForHeaderInSection: section)
    }

    func estimatedHeight(ofFooter section: Int, in tableView: UITableView) -> CGFloat? {
      delegate.tableView?(tableView, estimatedHeightForFooterInSection: section)
    }

    func header(of section: Int, in tableView: UITableView) -> UIView? {
      delegate.tableView?(tableView, viewForHeaderInSection: section)
    }

    func footer(of section: Int, in tableView: UITableView) -> UIView? {
      delegate.tableView?(tableView, viewForFooterInSection: section)
    }
  }

  extension CGFloat {
    /// What is answered where the table view is not to ask for each row, which it does not: the adapter says that it has
    /// no such method then.
    static var leftToTheTable: CGFloat { UITableView.automaticDimension }
  }
#endif
