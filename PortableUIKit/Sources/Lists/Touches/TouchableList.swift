import Foundation

/// A table or collection view that handles touches on its rows or items.
@MainActor
protocol TouchableList: UIScrollView {
  /// A number that increases when rows or items may have moved or changed.
  var revision: Int { get }
  var swipe: ListSwipe { get set }

  /// Returns the index path of the row or item on which a touch began, or `nil` if there is none.
  ///
  /// If the touch began in another list inside a cell, the result is still the index path of this list's row or item.
  func touchedPlace(_ touch: UITouch) -> IndexPath?
  /// Removes the highlight from the highlighted row or item and notifies the delegate.
  ///
  /// - Returns: The index path of the row or item, or `nil` if none was highlighted.
  func endHighlight() -> IndexPath?

  /// Returns the cell of a row or item, or `nil` if it isn't visible or the user can't swipe it.
  func swipeableCell(at place: IndexPath) -> (any ListCell)?
  /// Returns the leading or trailing swipe actions of a row or item, or `nil` if there are none on that side.
  func swipeActions(isLeading: Bool, at place: IndexPath) -> UISwipeActionsConfiguration?
  /// Returns the context menu configuration of a row or item, or `nil` if there is none.
  ///
  /// If `place` is `nil`, the result is the configuration of the space between the items of a collection view.
  func menu(at place: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration?

  /// Returns the drag items of a row or item, or an empty array if the user can't drag it.
  func itemsToDrag(_ session: ListDrag, at place: IndexPath) -> [UIDragItem]
  /// Notifies the drag delegate that a drag is about to begin.
  func dragWillBegin(_ session: ListDrag)
  /// Notifies the drag delegate that a drag ended.
  func dragDidEnd(_ session: ListDrag)
  /// Returns the destination of the row or item at `place` for a drop at a point of the content, or `nil` if there is
  /// none. If `place` is `nil`, the row or item is in another list.
  func placeOfDrop(at point: CGPoint, of place: IndexPath?) -> IndexPath?
  /// Returns whether the user can move a row or item to a destination.
  func canMove(_ place: IndexPath, of session: ListDrag, to target: IndexPath) -> Bool
  /// Returns the destination that the delegate chooses for a dragged row or item, or `proposed` without a delegate.
  ///
  /// `current` is the previous result during the same drag, or the original index path if there is none.
  func targetOfMove(from place: IndexPath, current: IndexPath, proposed: IndexPath) -> IndexPath
  /// Moves a row or item that the user dropped.
  func moveByUser(_ place: IndexPath, to target: IndexPath)

  /// Whether the list has a drop delegate.
  var handlesDrops: Bool { get }
  /// Returns whether the drop delegate proposes to copy or move a row or item of another list.
  func permitsDrop(of session: ListDrag, at place: IndexPath?) -> Bool
  /// Asks the drop delegate to perform a drop of a row or item of another list.
  func performDrop(of session: ListDrag, at place: IndexPath?)
}
