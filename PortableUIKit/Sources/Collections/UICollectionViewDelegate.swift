public import Foundation

/// The methods for managing selection in a collection view and for responding to the display of its cells
/// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate`).
///
/// The methods are optional in UIKit and have default implementations in PortableUIKit. A subclass's implementation of
/// a method is called only if the conforming class also implements the method.
@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  // MARK: Selection

  /// Returns whether a touch highlights the specified item
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldhighlightitemat:)`).
  ///
  /// A tap selects an item only if the item is highlighted.
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

  /// Returns whether a tap selects the specified item
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldselectitemat:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool

  /// Returns whether a tap deselects the specified item
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shoulddeselectitemat:)`).
  ///
  /// The collection view calls this method when the user taps a selected item, but only if multiple selection is
  /// allowed.
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

  /// Returns whether a tap performs the primary action of the specified item
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:canperformprimaryactionforitemat:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool

  /// Performs the primary action of the specified item
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:performprimaryactionforitemat:)`).
  ///
  /// The collection view calls this method after a tap selects the item, unless several items are selected or
  /// ``collectionView(_:canPerformPrimaryActionForItemAt:)`` returns `false`.
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

  /// Returns whether the user can edit the specified item
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
  /// The delegate can return an index path other than the proposed one. The current index path is the result of the
  /// previous call, or the item's original index path in the first call.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// Returns the context menu configuration for the specified items, or `nil` for no menu
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:contextmenuconfigurationforitemsat:point:)`).
  ///
  /// The collection view calls this method after a long press. If the pressed item is part of a multiple selection, the
  /// array contains the index paths of all selected items. Otherwise, it contains only the index path of the pressed
  /// item. Between items, the array is empty. The point is in the coordinate system of the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns whether the focus selects the item to which it moves
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:selectionfollowsfocusforitemat:)`).
  func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
    -> Bool

  /// Returns whether a drag by two fingers that begins at an index path selects what it passes
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldbeginmultipleselectioninteractionat:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Called when a drag by two fingers has begun to select
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didbeginmultipleselectioninteractionat:)`).
  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )

  /// Called when a drag by two fingers has ended
  /// (`developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionviewdidendmultipleselectioninteraction(_:)`).
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
}
