import Foundation

/// A table or collection view that handles touches on its rows or items.
@MainActor
protocol TouchableList: UIScrollView {
  /// A number that increases when rows move or change.
  var revision: Int { get }
  /// The state of the current swipe.
  var swipe: ListSwipe { get set }

  /// Returns the row or item whose cell a touch began in, or `nil`. In nested lists, a touch belongs to the innermost.
  func touchedPlace(_ touch: UITouch) -> IndexPath?
  /// Ends the highlight of a row or item and returns its place, or `nil` if none was highlighted.
  func endHighlight() -> IndexPath?

  /// Returns the cell of a row or item if it can be swiped.
  func swipeableCell(at place: IndexPath) -> (any ListCell)?
  /// Returns the swipe actions of a row or item, or `nil` for none.
  func swipeActions(isLeading: Bool, at place: IndexPath) -> UISwipeActionsConfiguration?
  /// Returns the context menu of a row or item, or `nil` for none.
  func menu(at place: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?

  /// Returns the drag items of a row or item. If there are none, it can't be dragged.
  func itemsToDrag(_ session: ListDrag, at place: IndexPath) -> [UIDragItem]
  /// Called when the touch starts dragging.
  func dragWillBegin(_ session: ListDrag)
  /// Called when the drag ended.
  func dragDidEnd(_ session: ListDrag)
  /// Returns the place of a row or item dropped at a point of the content, or `nil` for none.
  func placeOfDrop(at point: CGPoint, of place: IndexPath) -> IndexPath?
  /// Returns whether the user may move a row or item.
  func canMove(_ place: IndexPath, of session: ListDrag, to target: IndexPath) -> Bool
  /// Returns the place to use instead of the proposed one.
  func targetOfMove(from place: IndexPath, current: IndexPath, proposed: IndexPath) -> IndexPath
  /// Moves a row or item that the user dropped.
  func moveByUser(_ place: IndexPath, to target: IndexPath)
}
