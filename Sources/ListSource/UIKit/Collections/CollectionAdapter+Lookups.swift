internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension CollectionAdapter {
  /// Scrolls until a row is in view.
  ///
  /// - Parameters:
  ///   - id: the id of the row, as for ``ListAdapter/indexPath(for:)``.
  ///   - position: where in the view the row is then; nothing for where it comes into view first.
  ///   - animated: whether the collection view scrolls there.
  /// - Returns: whether there is such a row.
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
