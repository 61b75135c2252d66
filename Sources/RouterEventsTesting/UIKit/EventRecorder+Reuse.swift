internal import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

/// A view that lists use again for another row: a cell.
@MainActor
public protocol ReusableView: UIView {
  /// Makes the view ready for another row.
  func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}

extension EventRecorder {
  /// Uses a cell again for another row, as a list does, and shows what it emits then: a closure that still knows the
  /// row before shows itself here.
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
  /// What was recorded of the row before is forgotten.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - body: gives the cell its other row, and touches it.
  /// - Returns: what was recorded meanwhile, also while the cell was made ready.
  /// - Throws: what `body` throws.
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
