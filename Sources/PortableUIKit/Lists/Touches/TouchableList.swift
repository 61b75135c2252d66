import Foundation

/// A table view or a collection view, as a finger finds it.
@MainActor
protocol TouchableList: UIScrollView {
  /// Counts what gives rows other places or other content.
  var revision: Int { get }
  /// The cell that a finger swipes.
  var swipe: ListSwipe { get set }

  /// The row or item whose cell, or a view in it, a touch began in, unless that is one of a list in this one.
  func touchedPlace(_ touch: UITouch) -> IndexPath?
  /// Ends that a row or an item is highlighted, and returns it, or `nil` if none was.
  func endHighlight() -> IndexPath?

  /// The cell of a row or an item, if it can be swiped.
  func swipeableCell(at place: IndexPath) -> (any ListCell)?
  /// What a swipe brings up, or `nil` for nothing.
  func swipeActions(isLeading: Bool, at place: IndexPath) -> UISwipeActionsConfiguration?
  /// What a long press brings up, or `nil` for nothing.
  func menu(at place: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?

  /// What the user drags with a row or an item, or nothing where it stays.
  func itemsToDrag(_ session: ListDrag, at place: IndexPath) -> [UIDragItem]
  /// Called when the finger begins to move.
  func dragWillBegin(_ session: ListDrag)
  /// Called when the drag is over.
  func dragDidEnd(_ session: ListDrag)
  /// The place that a row or an item would take that is dropped at a point of the content, or `nil` for none.
  func placeOfDrop(at point: CGPoint, of place: IndexPath) -> IndexPath?
  /// Whether the user may move a row or an item.
  func canMove(_ place: IndexPath, of session: ListDrag, to target: IndexPath) -> Bool
  /// The place to take instead of the proposed one.
  func targetOfMove(from place: IndexPath, current: IndexPath, proposed: IndexPath) -> IndexPath
  /// Moves a row or an item as the user dropped it.
  func moveByUser(_ place: IndexPath, to target: IndexPath)
}
