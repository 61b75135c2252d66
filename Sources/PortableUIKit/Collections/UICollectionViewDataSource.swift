public import Foundation

/// What a collection view shows (`developer.apple.com/documentation/uikit/uicollectionviewdatasource`).
///
/// A method that is optional in UIKit has a default here. Only the class that conforms can replace the
/// default: a subclass's method that its superclass does not have is not called.
@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items a section has
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:numberofitemsinsection:)`).
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// The cell of an item, which has to be a dequeued one
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:cellforitemat:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// How many sections the view has
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasource/numberofsections(in:)`).
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A view that belongs to a section, an item or the whole layout, which has to be a dequeued one
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:viewforsupplementaryelementofkind:at:)`).
  ///
  /// The index path is that of the section's first item, that of the item, or has one index for a view of the whole
  /// layout.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether the user may move an item
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:canmoveitemat:)`).
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Asks to move what an item shows, as the user has moved the item
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:moveitemat:to:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UICollectionViewDataSource {
  /// Answers one.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Ends the process with the words of UIKit's exception for a view that is `nil`: whoever has a layout with
  /// supplementary views writes the method.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    Rejection.supplementaryNotDequeued(kind, indexPath).raise()
  }
  /// Answers `false`: whether anybody wrote the method that moves an item is not known here.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
