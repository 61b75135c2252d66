public import Foundation

/// The methods for managing selection and tracking the items of a collection view
/// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate`).
///
/// The methods are optional in UIKit and have default implementations in PortableUIKit. If only a subclass of the
/// conforming class implements a method, it isn't called.
@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  // MARK: Selection

  /// Returns whether an item is highlighted when the user touches it
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldhighlightitemat:)`).
  ///
  /// The user can select only highlighted items.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool

  /// Notifies the delegate that an item was highlighted
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didhighlightitemat:)`).
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

  /// Notifies the delegate that an item is no longer highlighted
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didunhighlightitemat:)`).
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

  /// Returns whether an item is selected when the user taps it
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldselectitemat:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool

  /// Returns whether a selected item is deselected when the user taps it
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shoulddeselectitemat:)`).
  ///
  /// The collection view calls this method only if multiple selection is allowed.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool

  /// Notifies the delegate that the user selected an item
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didselectitemat:)`).
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// Notifies the delegate that the user deselected an item
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:diddeselectitemat:)`).
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// Returns whether a tap on an item performs its primary action
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:canperformprimaryactionforitemat:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool

  /// Performs the primary action of an item
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:performprimaryactionforitemat:)`).
  ///
  /// The collection view calls this method after the user tapped the item, if no other item is selected.
  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  )

  // MARK: Display

  /// Notifies the delegate that a cell is about to be displayed
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:willdisplay:foritemat:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )

  /// Notifies the delegate that a supplementary view is about to be displayed
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:willdisplaysupplementaryview:forelementkind:at:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  )

  /// Notifies the delegate that a cell was removed from the collection view
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didenddisplaying:foritemat:)`).
  ///
  /// The index path identifies the item that the cell displayed.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )

  /// Notifies the delegate that a supplementary view was removed from the collection view
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didenddisplayingsupplementaryview:forelementofkind:at:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  )

  // MARK: Actions

  /// Returns whether the user can edit an item
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:canedititemat:)`).
  ///
  /// PortableUIKit never calls this method, because it has no editing controls.
  func collectionView(
    _ collectionView: UICollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool

  /// Returns the index path to which a dragged item moves
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:targetindexpathformoveofitemfromoriginalindexpath:atcurrentindexpath:toproposedindexpath:)`).
  ///
  /// The result can differ from the proposed index path.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Returns the context menu for items, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:contextmenuconfigurationforitemsat:point:)`).
  ///
  /// The collection view calls this method after a long press. If the pressed item is selected, the index paths are
  /// those of all selected items. Otherwise, the array contains only the pressed item. Apple doesn't document this
  /// behavior.
  ///
  /// Unlike UIKit, PortableUIKit never calls this method with an empty array.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
}
