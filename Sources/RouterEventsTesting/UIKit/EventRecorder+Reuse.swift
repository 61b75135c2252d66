internal import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// A view that a list reuses for another row, for example a cell.
@MainActor
public protocol ReusableView: UIView {
  /// Prepares the view for another row.
  func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}

extension EventRecorder {
  /// Reuses a cell for another row, as a list does, and returns the events it emits then.
  ///
  /// This finds closures that still refer to the previous row:
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
  /// Events recorded before are removed.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - body: configures the cell for another row and uses it.
  /// - Returns: the recorded events, including those emitted in `prepareForReuse()`.
  /// - Throws: any error that `body` throws.
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
