import Foundation

/// The state of a swipe over a cell of a table or collection view.
struct ListSwipe {
  /// The cell that is being swiped or is swiped open.
  weak var cell: (any ListCell)?
  /// The start of the touch on the cell, or `nil` if the touch only closed another cell.
  var start: CGPoint?
}

extension TouchableList {
  /// Swipes a cell with a sideways touch if the cell has actions on that side.
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

  /// Closes the cell that is swiped open, and returns whether there was one.
  @discardableResult
  func closeSwipe() -> Bool {
    defer { swipe.cell = nil }
    guard let cell = swipe.cell, cell.pull != nil else { return false }
    cell.pull = nil
    return true
  }
}
