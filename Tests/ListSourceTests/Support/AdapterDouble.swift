import Foundation
import ListSource
import PlatformUIKit

/// A subclass of the adapter that logs each call, calls `onCall`, and returns its own values or those of `super`.
final class AdapterDouble: TableAdapter {
  private(set) var calls: [String] = []
  var onCall: (_ name: String) -> Void = { _ in }

  var height: CGFloat?
  var highlights = true
  var selects = true
  var headers: [Int: UIView] = [:]

  /// The logged calls of one method.
  func calls(_ name: String) -> [String] {
    calls.filter { $0.hasPrefix("\(name) ") }
  }

  func forget() {
    calls = []
  }

  private func note(_ name: String, _ index: Int? = nil) {
    calls.append(index.map { "\(name) \($0)" } ?? name)
    onCall(name)
  }

  private func noting<Result>(_ name: String, _ index: Int? = nil, _ body: () -> Result) -> Result {
    note(name, index)
    return body()
  }

  // MARK: Data source

  override func numberOfSections(in tableView: UITableView) -> Int {
    noting("sections") { super.numberOfSections(in: tableView) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    noting("rows", section) { super.tableView(tableView, numberOfRowsInSection: section) }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    noting("cell", indexPath.row) { super.tableView(tableView, cellForRowAt: indexPath) }
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    noting("titleOfHeader", section) { super.tableView(tableView, titleForHeaderInSection: section) }
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    noting("titleOfFooter", section) { super.tableView(tableView, titleForFooterInSection: section) }
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    noting("canEdit", indexPath.row) { super.tableView(tableView, canEditRowAt: indexPath) }
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    noting("commit", indexPath.row) {
      super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }

  // MARK: Prefetching

  override func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    noting("prefetch") { super.tableView(tableView, prefetchRowsAt: indexPaths) }
  }

  override func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    noting("cancelPrefetching") { super.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths) }
  }

  // MARK: Display

  override func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    noting("willDisplay", indexPath.row) {
      super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  override func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    noting("didEndDisplaying", indexPath.row) {
      super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }

  override func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    noting("willDisplayHeader", section) {
      super.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
  }

  // MARK: Heights and views

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    noting("height", indexPath.row) { height ?? super.tableView(tableView, heightForRowAt: indexPath) }
  }

  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    noting("estimate", indexPath.row) { super.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    noting("heightOfHeader", section) {
      headers[section]?.bounds.height ?? super.tableView(tableView, heightForHeaderInSection: section)
    }
  }

  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    noting("heightOfFooter", section) { super.tableView(tableView, heightForFooterInSection: section) }
  }

  override func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    noting("estimateOfHeader", section) {
      super.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
  }

  override func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    noting("estimateOfFooter", section) {
      super.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    noting("header", section) {
      headers[section] ?? super.tableView(tableView, viewForHeaderInSection: section)
    }
  }

  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    noting("footer", section) { super.tableView(tableView, viewForFooterInSection: section) }
  }

  // MARK: Selection

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    noting("shouldHighlight", indexPath.row) {
      highlights && super.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
  }

  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    noting("didHighlight", indexPath.row) { super.tableView(tableView, didHighlightRowAt: indexPath) }
  }

  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    noting("didUnhighlight", indexPath.row) { super.tableView(tableView, didUnhighlightRowAt: indexPath) }
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    noting("willSelect", indexPath.row) {
      selects ? super.tableView(tableView, willSelectRowAt: indexPath) : nil
    }
  }

  override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    noting("willDeselect", indexPath.row) { super.tableView(tableView, willDeselectRowAt: indexPath) }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    noting("didSelect", indexPath.row) { super.tableView(tableView, didSelectRowAt: indexPath) }
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    noting("didDeselect", indexPath.row) { super.tableView(tableView, didDeselectRowAt: indexPath) }
  }

  // MARK: Scrolling

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    noting("didScroll") { super.scrollViewDidScroll(scrollView) }
  }

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    noting("willBeginDragging") { super.scrollViewWillBeginDragging(scrollView) }
  }

  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    noting("didEndDragging") { super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    noting("didEndDecelerating") { super.scrollViewDidEndDecelerating(scrollView) }
  }
}
