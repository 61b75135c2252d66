public import Foundation

/// The methods that provide the data of a collection view
/// (`developer.apple.com/documentation/uikit/uicollectionviewdatasource`).
///
/// A method that is optional in UIKit has a default here. Only the conforming class can replace a default: a method
/// that only a subclass declares is not called.
@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:numberofitemsinsection:)`).
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// Returns the cell of an item. The cell must be dequeued
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:cellforitemat:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the number of sections
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasource/numberofsections(in:)`).
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a supplementary view of a section, an item or the whole layout. The view must be dequeued
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:viewforsupplementaryelementofkind:at:)`).
  ///
  /// The index path is the section's first one or the item's. For a view of the whole layout, it has a single
  /// index.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether the user may move an item
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:canmoveitemat:)`).
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Moves the item's data after the user moved the item
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:moveitemat:to:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UICollectionViewDataSource {
  /// Returns one.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Ends the process with the message of UIKit's exception for a `nil` view. A layout with supplementary views
  /// requires the method.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    Rejection.supplementaryNotDequeued(kind, indexPath).raise()
  }
  /// Returns `false`, because it can't be known here whether the method that moves an item is implemented.
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
