public import Foundation

/// The methods that provide the data of a collection view
/// (`developer.apple.com/documentation/uikit/uicollectionviewdatasource`).
///
/// Methods that are optional in UIKit have default implementations in PortableUIKit. A subclass's implementation of
/// such a method is called only if the conforming class also implements the method.
@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in the specified section
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:numberofitemsinsection:)`).
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// Returns the configured cell of the specified item
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:cellforitemat:)`).
  ///
  /// The cell must be dequeued from the collection view. Otherwise, the app terminates with UIKit's error message.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the number of sections in the collection view
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasource/numberofsections(in:)`).
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns the configured supplementary view of a section, an item or the whole layout
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:viewforsupplementaryelementofkind:at:)`).
  ///
  /// For a view of a section, the index path's item is the zero-based index of the view among the section's views of
  /// that kind. For a view of an item, the index path is that of the item. For a view of the whole layout, the index
  /// path has a single index.
  ///
  /// The view must be dequeued from the collection view. Otherwise, the app terminates with UIKit's error message.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether the user can move the specified item
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:canmoveitemat:)`).
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Moves an item in the data after the user moves the item in the collection view
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:moveitemat:to:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UICollectionViewDataSource {
  /// Returns 1 by default.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Terminates the app by default, with UIKit's error message for a `nil` view.
  ///
  /// If the layout has supplementary views, the data source must implement this method.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    Rejection.supplementaryNotDequeued(kind, indexPath).raise()
  }
  /// Returns `false` by default.
  ///
  /// In UIKit, the default depends on whether the data source implements the method that moves an item. PortableUIKit
  /// can't detect that implementation.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
