import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A delegate that logs calls about highlighting and selection, and returns preset answers.
final class SelectionDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  private let log: CallLog
  var highlights = true
  /// The answers in a collection view.
  var selects = true
  var deselects = true
  /// The answers in a table view.
  var replacement: (IndexPath) -> IndexPath? = { $0 }
  var deselected: (IndexPath) -> IndexPath? = { $0 }
  var onSelect: (IndexPath) -> Void = { _ in }

  init(log: CallLog) {
    self.log = log
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.add("shouldHighlight \(indexPath.row)")
    return highlights
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.add("didHighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.add("didUnhighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.add("willSelect \(indexPath.row)")
    return replacement(indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.add("willDeselect \(indexPath.row)")
    return deselected(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add("didSelect \(indexPath.row)")
    onSelect(indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.add("didDeselect \(indexPath.row)")
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  {
    log.add("shouldHighlight \(indexPath.item)")
    return highlights
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.add("didHighlight \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    log.add("didUnhighlight \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    log.add("shouldSelect \(indexPath.item)")
    return selects
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    log.add("shouldDeselect \(indexPath.item)")
    return deselects
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.add("didSelect \(indexPath.item)")
    onSelect(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.add("didDeselect \(indexPath.item)")
  }
}

/// A delegate that logs the views that enter and leave the list view.
final class DisplayDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  private let log: CallLog
  var onEnd: (IndexPath) -> Void = { _ in }

  init(log: CallLog) {
    self.log = log
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log.add("willDisplay \(indexPath.section).\(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    log.add("didEndDisplaying \(indexPath.section).\(indexPath.row)")
    onEnd(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.add("willDisplay \(indexPath.section).\(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.add("didEndDisplaying \(indexPath.section).\(indexPath.item)")
    onEnd(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    log.add("willDisplay \(words(of: elementKind, at: indexPath))")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    log.add("didEndDisplaying \(words(of: elementKind, at: indexPath))")
  }
}

/// A delegate that returns the heights of rows, and records the requests.
final class HeightDelegate: NSObject, UITableViewDelegate {
  var height: (IndexPath) -> CGFloat
  private(set) var asked: Set<IndexPath> = []

  init(_ height: @escaping (IndexPath) -> CGFloat) {
    self.height = height
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.insert(indexPath)
    return height(indexPath)
  }

  func forget() {
    asked = []
  }
}

/// A delegate that returns the sizes of items for a flow layout, and records the requests.
final class ItemSizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var size: (IndexPath) -> CGSize
  private(set) var asked: [IndexPath] = []

  init(_ size: @escaping (IndexPath) -> CGSize) {
    self.size = size
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked.append(indexPath)
    return size(indexPath)
  }

  func forget() {
    asked = []
  }
}

/// A prefetching data source that records its calls.
final class Prefetcher: NSObject, UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching {
  private(set) var prefetched: [IndexPath] = []
  private(set) var cancelled: [IndexPath] = []
  /// The calls, each with its first and last row.
  private(set) var calls: [String] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { prefetch(indexPaths) }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancel(indexPaths)
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prefetch(indexPaths)
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
  {
    cancel(indexPaths)
  }

  private func prefetch(_ rows: [IndexPath]) {
    prefetched += rows
    calls.append("prefetch \(rows[0].row)...\(rows[rows.count - 1].row)")
  }

  private func cancel(_ rows: [IndexPath]) {
    cancelled += rows
    calls.append("cancel \(rows[0].row)...\(rows[rows.count - 1].row)")
  }

  func forget() {
    prefetched = []
    cancelled = []
  }
}

/// A delegate that logs calls about scrolling.
final class ScrollDelegate: NSObject, UITableViewDelegate {
  let log = CallLog()
  var onEnd: () -> Void = {}
  var onEndOfAnimation: () -> Void = {}

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { onEndOfAnimation() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.add("didScroll \(scrollView.contentOffset.y)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    log.add("willBeginDragging \(scrollView.isDragging)")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.add("didEndDragging \(decelerate)")
    onEnd()
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log.add("didEndDecelerating \(scrollView.isDecelerating)")
  }
}
