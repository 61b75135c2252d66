import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A delegate that logs calls about selection, and returns preset answers.
final class ItemSelectionDelegate: NSObject, UICollectionViewDelegate {
  private let log: CallLog
  var highlights = true
  var selects = true
  var deselects = true
  var onSelect: (IndexPath) -> Void = { _ in }

  init(log: CallLog) {
    self.log = log
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

/// A delegate that logs the views that enter and leave the view.
final class ItemDisplayDelegate: NSObject, UICollectionViewDelegate {
  private let log: CallLog
  var onEnd: (IndexPath) -> Void = { _ in }

  init(log: CallLog) {
    self.log = log
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
final class ItemPrefetcher: NSObject, UICollectionViewDataSourcePrefetching {
  private(set) var prefetched: [IndexPath] = []
  private(set) var cancelled: [IndexPath] = []
  /// The calls, each with its first and last item.
  private(set) var calls: [String] = []

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prefetched += indexPaths
    calls.append("prefetch \(indexPaths[0].item)...\(indexPaths[indexPaths.count - 1].item)")
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
  {
    cancelled += indexPaths
    calls.append("cancel \(indexPaths[0].item)...\(indexPaths[indexPaths.count - 1].item)")
  }

  func forget() {
    prefetched = []
    cancelled = []
  }
}
