public import Foundation

/// What lets the user drag items (`developer.apple.com/documentation/uikit/uicollectionviewdragdelegate`).
///
/// A method that is optional in UIKit has a default here. Only the class that conforms can replace the
/// default: a subclass's method that its superclass does not have is not called.
@MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// What the user drags with an item, or nothing where it stays
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdragdelegate/collectionview(_:itemsforbeginning:at:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  /// Tells that a drag begins
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdragdelegate/collectionview(_:dragsessionwillbegin:)`).
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)

  /// Tells that it is over
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
