#if !(canImport(UIKit) && canImport(ObjectiveC))
  public import Foundation
  public import PortableUIKit

  /// What the app's own delegate is told and asked by the adapter. A question that it does not answer is nil.
  ///
  /// UIKit's delegate methods are optional requirements, PortableUIKit's have defaults: a call is written in two ways, so there
  /// are two of this file.
  @MainActor
  struct AppDelegateCalls {
    let delegate: any UITableViewDelegate

    func willDisplay(_ cell: UITableViewCell, at indexPath: IndexPath, in tableView: UITableView) {
      delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    func didScroll(_ scrollView: UIScrollView) {
      delegate.scrollViewDidScroll(scrollView)
    }

    func didSelectRow(at indexPath: IndexPath, in tableView: UITableView) {
      delegate.tableView(tableView, didSelectRowAt: indexPath)
    }

    func height(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> CGFloat? {
      answer(delegate.tableView(tableView, heightForRowAt: indexPath))
    }

    func estimatedHeight(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> CGFloat? {
      answer(delegate.tableView(tableView, estimatedHeightForRowAt: indexPath))
    }

    func height(ofHeaderInSection section: Int, in tableView: UITableView) -> CGFloat? {
      answer(delegate.tableView(tableView, heightForHeaderInSection: section))
    }

    func height(ofFooterInSection section: Int, in tableView: UITableView) -> CGFloat? {
      answer(delegate.tableView(tableView, heightForFooterInSection: section))
    }

    func header(ofSection section: Int, in tableView: UITableView) -> UIView? {
      delegate.tableView(tableView, viewForHeaderInSection: section)
    }

    func footer(ofSection section: Int, in tableView: UITableView) -> UIView? {
      delegate.tableView(tableView, viewForFooterInSection: section)
    }

    private func answer(_ height: CGFloat) -> CGFloat? {
      height == .unanswered ? nil : height
    }
  }

  // What the adapter does not need itself; on Apple's systems the Objective-C runtime forwards it.
  extension TableAdapter {
    /// Asks the app's delegate.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      delegate?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
    }

    /// Tells the app's delegate.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      delegate?.tableView(tableView, didHighlightRowAt: indexPath)
    }

    /// Tells the app's delegate.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      delegate?.tableView(tableView, didUnhighlightRowAt: indexPath)
    }

    /// Asks the app's delegate.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      delegate.map { $0.tableView(tableView, willSelectRowAt: indexPath) } ?? indexPath
    }

    /// Asks the app's delegate.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      delegate.map { $0.tableView(tableView, willDeselectRowAt: indexPath) } ?? indexPath
    }

    /// Tells the app's delegate.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      delegate?.tableView(tableView, didDeselectRowAt: indexPath)
    }

    /// Tells the app's delegate.
    public func tableView(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      delegate?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }

    /// Tells the app's delegate.
    public func tableView(
      _ tableView: UITableView,
      willDisplayHeaderView view: UIView,
      forSection section: Int
    ) {
      delegate?.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }

    /// Tells the app's delegate.
    public func tableView(
      _ tableView: UITableView,
      willDisplayFooterView view: UIView,
      forSection section: Int
    ) {
      delegate?.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }

    /// Tells the app's delegate.
    public func tableView(
      _ tableView: UITableView,
      didEndDisplayingHeaderView view: UIView,
      forSection section: Int
    ) {
      delegate?.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }

    /// Tells the app's delegate.
    public func tableView(
      _ tableView: UITableView,
      didEndDisplayingFooterView view: UIView,
      forSection section: Int
    ) {
      delegate?.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }

    /// Tells the app's delegate.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      delegate?.scrollViewWillBeginDragging(scrollView)
    }

    /// Tells the app's delegate.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    /// Tells the app's delegate.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      delegate?.scrollViewDidEndDecelerating(scrollView)
    }
  }
#endif
