import Foundation

/// What a table view or a collection view knows of the finger that swipes one of its cells.
struct ListSwipe {
  /// The cell that the finger swipes, or has swiped open.
  weak var cell: (any ListCell)?
  /// Where the finger touched the cell, until it is known to do no more than close another.
  var start: CGPoint?
}

extension TouchableList {
  /// Moves a cell that a finger drags to a side, if it has actions there.
  func swipe(_ place: IndexPath, by touch: UITouch) {
    guard let start = swipe.start else { return }
    let distance = touch.point.x - start.x
    if swipe.cell?.pull == nil {
      guard abs(distance) > 10, let cell = swipeableCell(at: place) else { return }
      let isLeading = distance > 0
      guard let actions = swipeActions(isLeading: isLeading, at: place), !actions.actions.isEmpty else {
        return
      }
      _ = endHighlight()
      cell.pull = SwipePull(actions, of: cell, isLeading: isLeading)
      swipe.cell = cell
    }
    swipe.cell?.pull?.follow(distance)
  }

  /// Closes the cell that is swiped open; answers whether one was.
  @discardableResult
  func closeSwipe() -> Bool {
    defer { swipe.cell = nil }
    guard let cell = swipe.cell, cell.pull != nil else { return false }
    cell.pull = nil
    return true
  }
}
