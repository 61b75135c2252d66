import Foundation

/// The state of a swipe on a cell of a table or collection view.
struct ListSwipe {
  /// The cell whose swipe actions opened last, or `nil` if none have opened since the last call to `closeSwipe()`.
  ///
  /// The actions may already have closed, for example because the user performed one.
  weak var cell: (any ListCell)?
  /// The window location where the current touch began, or `nil` if no touch can open swipe actions.
  var start: CGPoint?
}

extension TouchableList {
  /// Opens a cell's swipe actions as a touch moves horizontally.
  ///
  /// The swipe actions open after the touch moves by more than 10 points, and then follow the touch. If the cell has no
  /// actions for the direction of the swipe, the method does nothing.
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

  /// Closes the open swipe actions.
  ///
  /// - Returns: Whether any swipe actions were open.
  @discardableResult
  func closeSwipe() -> Bool {
    defer { swipe.cell = nil }
    guard let cell = swipe.cell, cell.pull != nil else { return false }
    cell.pull = nil
    return true
  }
}
