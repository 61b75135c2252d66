import Foundation

extension UITableView {
  /// Moves a row that a finger drags to a side, if it can be edited and has actions there.
  func swipe(_ row: IndexPath, by touch: UITouch) {
    guard let touchStart else { return }
    let distance = touch.point.x - touchStart.x
    if swipedCell?.pull == nil {
      guard abs(distance) > 10, let cell = cells[row], dataSource?.tableView(self, canEditRowAt: row) == true
      else { return }
      let isLeading = distance > 0
      guard let configuration = swipeActions(isLeading: isLeading, of: row), !configuration.actions.isEmpty
      else { return }
      _ = endHighlight()
      cell.pull = SwipePull(configuration, of: cell, isLeading: isLeading)
      swipedCell = cell
    }
    swipedCell?.pull?.follow(distance)
  }

  /// Closes the row that is swiped open; answers whether one was.
  @discardableResult
  func closeSwipe() -> Bool {
    defer { swipedCell = nil }
    guard let cell = swipedCell, cell.pull != nil else { return false }
    cell.pull = nil
    return true
  }

  /// The delegate's actions, or at the trailing edge a deletion if it names none.
  private func swipeActions(isLeading: Bool, of row: IndexPath) -> UISwipeActionsConfiguration? {
    if isLeading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: row) }
    let declared = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
    if let declared { return declared }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, finish in
      if let self { dataSource?.tableView(self, commit: .delete, forRowAt: row) }
      finish(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
