public import Foundation

/// The methods that prepare data for items before they become visible
/// (`developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching`).
///
/// Methods that are optional in UIKit have default implementations in PortableUIKit. A subclass's implementation of
/// such a method is called only if the conforming class also implements the method.
@MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Begins to prepare the data of items that are about to become visible
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching/collectionview(_:prefetchitemsat:)`).
  ///
  /// UIKit orders the index paths by their distance from the visible area, nearest first. PortableUIKit sorts them in
  /// ascending order, or in descending order if the user scrolls toward the start of the content.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Cancels the preparation of data for items that probably won't become visible
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching/collectionview(_:cancelprefetchingforitemsat:)`).
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
