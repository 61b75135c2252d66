internal import Foundation
public import PlatformUIKit

extension CollectionAdapter {
  /// Scrolls to the row with an id.
  ///
  /// - Parameters:
  ///   - id: The id of the row, as in ``ListAdapter/indexPath(for:)``.
  ///   - position: The position of the row in the collection view after scrolling. If empty, the collection view
  ///     scrolls as little as possible.
  ///   - animated: Whether to animate the scrolling.
  /// - Returns: Whether the list that is currently shown contains the row.
  @discardableResult
  public func scroll(
    to id: some Hashable,
    at position: UICollectionView.ScrollPosition = [],
    animated: Bool = true
  ) -> Bool {
    guard let collectionView, let indexPath = indexPath(for: id) else { return false }
    collectionView.scrollToItem(at: indexPath, at: position, animated: animated)
    return true
  }
}
