public import PlatformUIKit
internal import RouterEvents

/// A view that a list can reuse for another row or item, for example a cell.
@MainActor
public protocol ReusableView: UIView {
  /// Prepares the view for another row or item.
  ///
  /// ``EventRecorder/reuse(_:for:)`` calls this method.
  func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}

extension EventRecorder {
  /// Reuses a cell for another row, as a list view does, and returns the events recorded meanwhile.
  ///
  /// Use this method to find closures that still refer to the previous row:
  ///
  /// ```swift
  /// recorder.reuse(cell) { cell in
  ///   cell.configure(with: other)
  ///   cell.buyButtonTapped()
  /// }
  /// recorder.expect(.buyTapped) { $0[.sku] == "B-2" }
  /// recorder.expectNothingElse()
  /// ```
  ///
  /// This method first removes all events that are already recorded.
  ///
  /// - Parameters:
  ///   - cell: The cell to reuse.
  ///   - body: A closure that configures the cell for another row and uses it.
  /// - Returns: The recorded events, including events that the cell emits in `prepareForReuse()`.
  /// - Throws: Any error that `body` throws.
  @discardableResult
  public func reuse<Cell: ReusableView>(
    _ cell: Cell,
    for body: (Cell) throws -> Void
  ) rethrows -> [RecordedEvent] {
    clear()
    cell.prepareForReuse()
    try body(cell)
    return events
  }
}
