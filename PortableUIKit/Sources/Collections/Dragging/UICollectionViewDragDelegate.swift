public import Foundation

/// The methods for dragging items from a collection view
/// (`developer.apple.com/documentation/uikit/uicollectionviewdragdelegate`).
///
/// Methods that are optional in UIKit have default implementations in PortableUIKit. A subclass's implementation of
/// such a method is called only if the conforming class also implements the method.
@MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns the drag items that represent the specified item
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdragdelegate/collectionview(_:itemsforbeginning:at:)`).
  ///
  /// If the array is empty, the user can't drag the item.
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  /// Notifies the delegate that a drag is about to begin
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdragdelegate/collectionview(_:dragsessionwillbegin:)`).
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)

  /// Notifies the delegate that a drag ended
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdragdelegate/collectionview(_:dragsessiondidend:)`).
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
}

extension UICollectionViewDragDelegate {
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing by default.
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  {}
}
