public import Foundation

extension UITableView {
  /// The selected row that was selected first, or `nil`
  /// (`developer.apple.com/documentation/uikit/uitableview/indexpathforselectedrow`).
  public var indexPathForSelectedRow: IndexPath? { selectedRows.first }

  /// The selected rows, or `nil` if there are none
  /// (`developer.apple.com/documentation/uikit/uitableview/indexpathsforselectedrows`).
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selectedRows }

  /// Selects a row without calling the delegate, or deselects all rows if the index path is `nil`
  /// (`developer.apple.com/documentation/uikit/uitableview/selectrow(at:animated:scrollposition:)`).
  ///
  /// Scrolls to the row unless the scroll position is `none`. What `nil` does is observed. A row that doesn't exist is
  /// not selected, which no page documents.
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
    if !allowsMultipleSelection {
      for row in selectedRows where row != indexPath { unmark(row, animated: animated) }
    }
    mark(indexPath, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without calling the delegate
  /// (`developer.apple.com/documentation/uikit/uitableview/deselectrow(at:animated:)`).
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    unmark(indexPath, animated: animated)
  }

  private var selectedRows: [IndexPath] { selection.places }

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

  /// Highlights a row if rows can be selected and the delegate permits it.
  func highlight(_ row: IndexPath) {
    guard allowsSelection, delegate?.tableView(self, shouldHighlightRowAt: row) ?? true else { return }
    guard layout.contains(row) else { return }
    highlightedRow = row
    cells[row]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: row)
  }

  /// Ends the highlight of the highlighted row.
  ///
  /// - Returns: the row, or `nil` if none was highlighted.
  func endHighlight() -> IndexPath? {
    guard let row = highlightedRow else { return nil }
    highlightedRow = nil
    cells[row]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: row)
    return row
  }

  /// Selects a tapped row, or deselects it if it is selected and multiple selection is on.
  ///
  /// If the delegate returns another row that exists, that row is selected instead.
  func selectByUser(_ row: IndexPath) {
    if allowsMultipleSelection, selection.contains(row) { return deselectByUser(row) }
    let answer = delegate.map { $0.tableView(self, willSelectRowAt: row) } ?? row
    guard let target = answer, layout.contains(target) else { return }
    if !allowsMultipleSelection {
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
}
