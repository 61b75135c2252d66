public import Foundation

extension UITableView {
  /// The index path of the selected row, or `nil` if no row is selected
  /// (`developer.apple.com/documentation/uikit/uitableview/indexpathforselectedrow`).
  ///
  /// If several rows are selected, this is the row that was selected first.
  public var indexPathForSelectedRow: IndexPath? { selectedRows.first }

  /// The index paths of the selected rows, in the order of their selection, or `nil` if no row is selected
  /// (`developer.apple.com/documentation/uikit/uitableview/indexpathsforselectedrows`).
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selectedRows }

  /// Selects a row without calling the delegate's selection methods
  /// (`developer.apple.com/documentation/uikit/uitableview/selectrow(at:animated:scrollposition:)`).
  ///
  /// The table also scrolls to the row, unless the scroll position is `none`. If the table doesn't allow multiple
  /// selection, it deselects all other rows. If the row doesn't exist, the selection doesn't change. Apple doesn't
  /// document the case of a missing row.
  ///
  /// If the index path is `nil`, the table deselects all rows. Apple doesn't document this behavior.
  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else {
      for row in selectedRows { unmark(row, animated: animated) }
      return
    }
    guard layout.contains(indexPath) else { return }
    if !canSelectSeveral {
      for row in selectedRows where row != indexPath { unmark(row, animated: animated) }
    }
    mark(indexPath, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without calling the delegate's selection methods
  /// (`developer.apple.com/documentation/uikit/uitableview/deselectrow(at:animated:)`).
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    unmark(indexPath, animated: animated)
  }

  private var selectedRows: [IndexPath] { selection.places }

  private var canSelect: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private var canSelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func mark(_ row: IndexPath, animated: Bool = false) {
    guard selection.insert(row) else { return }
    cells[row]?.setSelected(true, animated: animated)
  }

  private func unmark(_ row: IndexPath, animated: Bool = false) {
    guard selection.remove(row) else { return }
    cells[row]?.setSelected(false, animated: animated)
  }

  // MARK: Touches

  func touchedPlace(_ touch: UITouch) -> IndexPath? {
    guard let view = touch.view else { return nil }
    let views = sequence(first: view, next: \.superview).prefix { $0 !== self }
    return views.lazy.compactMap { $0 as? UITableViewCell }.compactMap(indexPath).last
  }

  /// Highlights a row if the table allows selection and the delegate permits the highlight.
  func highlight(_ row: IndexPath) {
    guard canSelect, delegate?.tableView(self, shouldHighlightRowAt: row) ?? true else { return }
    guard layout.contains(row) else { return }
    highlightedRow = row
    cells[row]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: row)
  }

  /// Removes the highlight from the highlighted row and notifies the delegate.
  ///
  /// - Returns: The index path of the row, or `nil` if no row was highlighted.
  func endHighlight() -> IndexPath? {
    guard let row = highlightedRow else { return nil }
    highlightedRow = nil
    cells[row]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: row)
    return row
  }

  /// Selects a row that the user tapped.
  ///
  /// If the table allows multiple selection and the row is already selected, the table deselects the row instead. If
  /// the delegate returns the index path of a different row, the table selects that row instead. If the delegate
  /// returns `nil` or the index path of a missing row, the selection doesn't change. Without multiple selection, the
  /// table first deselects the other rows, unless the delegate prevents this.
  func selectByUser(_ row: IndexPath) {
    if canSelectSeveral, selection.contains(row) { return deselectByUser(row) }
    let answer = delegate.map { $0.tableView(self, willSelectRowAt: row) } ?? row
    guard let target = answer, layout.contains(target) else { return }
    if !canSelectSeveral {
      for other in selectedRows where other != target { deselectByUser(other) }
    }
    guard layout.contains(target) else { return }
    mark(target)
    delegate?.tableView(self, didSelectRowAt: target)
  }

  private func deselectByUser(_ row: IndexPath) {
    let answer = delegate.map { $0.tableView(self, willDeselectRowAt: row) } ?? row
    guard let target = answer, selection.contains(target) else { return }
    unmark(target)
    delegate?.tableView(self, didDeselectRowAt: target)
  }

  /// Selects the rows that a drag by two fingers passes, if the delegate permits it.
  ///
  /// Apple doesn't document what is called for each of them. Here, it is what a tap calls.
  package func selectByTwoFingers(_ places: [IndexPath]) {
    guard let delegate, let first = places.first,
      delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: first)
    else { return }
    delegate.tableView(self, didBeginMultipleSelectionInteractionAt: first)
    for place in places where layout.contains(place) && canSelectSeveral && !selection.contains(place) {
      selectByUser(place)
    }
    delegate.tableViewDidEndMultipleSelectionInteraction(self)
  }
}
