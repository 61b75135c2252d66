public import Foundation

/// The methods that let the user drag items
/// (`developer.apple.com/documentation/uikit/uicollectionviewdragdelegate`).
///
/// A method that is optional in UIKit has a default here. Only the conforming class can replace a default: a method
/// that only a subclass declares is not called.
@MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns the drag items for an item. If there are none, the item can't be dragged
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdragdelegate/collectionview(_:itemsforbeginning:at:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  /// Called when a drag begins
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdragdelegate/collectionview(_:dragsessionwillbegin:)`).
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)

  /// Called when a drag ends
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdragdelegate/collectionview(_:dragsessiondidend:)`).
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
}

extension UICollectionViewDragDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  {}
}
