public import Foundation

/// The methods that prepare data for upcoming items
/// (`developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching`).
///
/// A method that is optional in UIKit has a default here. Only the conforming class can replace a default: a method
/// that only a subclass declares is not called.
@MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Prepares data for items, ordered from the nearest
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching/collectionview(_:prefetchitemsat:)`).
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called when prefetched items will probably not come into view
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching/collectionview(_:cancelprefetchingforitemsat:)`).
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
