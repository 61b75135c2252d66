import Foundation
import ListSource

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// An app's own delegate of a table view. It logs what it hears, does what it is told to do then, and answers what it is
/// told to answer.
final class DelegateDouble: NSObject, UITableViewDelegate {
  private(set) var calls: [String] = []
  var onCall: (_ name: String) -> Void = { _ in }

  var height: CGFloat = UITableView.automaticDimension
  var estimate: CGFloat = 40
  var edgeHeight: CGFloat = 30
  var highlights = true
  var selects = true
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]

  private func note(_ name: String, _ place: Int? = nil) {
    calls.append(place.map { "\(name) \($0)" } ?? name)
    onCall(name)
  }

  func forget() {
    calls = []
  }

  // MARK: Display

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    note("willDisplay", indexPath.row)
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    note("didEndDisplaying", indexPath.row)
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    note("willDisplayHeader", section)
  }

  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    note("willDisplayFooter", section)
  }

  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    note("didEndDisplayingHeader", section)
  }

  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    note("didEndDisplayingFooter", section)
  }

  // MARK: Heights and views

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    note("height", indexPath.row)
    return height
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    note("estimate", indexPath.row)
    return estimate
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    note("heightOfHeader", section)
    return edgeHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    note("heightOfFooter", section)
    return edgeHeight
  }

  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    note("estimateOfHeader", section)
    return 25
  }

  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    note("estimateOfFooter", section)
    return 25
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    note("header", section)
    return headers[section]
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    note("footer", section)
    return footers[section]
  }

  // MARK: Selection

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath.row)
    return highlights
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight", indexPath.row)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath.row)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect", indexPath.row)
    return selects ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect", indexPath.row)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect", indexPath.row)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect", indexPath.row)
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didEndDecelerating")
  }
}
