public import PlatformUIKit
internal import RouterEvents

extension EventRecorder {
  /// Creates a recorder for the events that a cell or another view emits or forwards.
  ///
  /// The initializer moves the view from its superview to a host view, unless the superview is already a host view. The
  /// host view is the last responder of the view's chain, and the recorder retains the host view.
  public convenience init(hosting view: UIView) {
    self.init()
    let host = view.superview as? RecordingView ?? RecordingView(around: view)
    host.recorders.add(self)
    place = host
  }
}

/// A host view around a cell or another view in a test. It passes events to its recorders.
private final class RecordingView: UIView, EventHandler {
  let recorders = RecorderGroup()

  /// Creates a host view with the frame of `view`, also as its bounds, so that touches reach the view.
  convenience init(around view: UIView) {
    self.init(frame: view.frame)
    bounds = view.frame
    addSubview(view)
  }

  func handle(_ event: RouterEvent) -> EventDisposition {
    recorders.record(event)
  }
}

/// A view that a list can reuse for another row or item, for example a cell.
@MainActor
public protocol ReusableView: UIView {
  /// Prepares the view for another row or item, when ``EventRecorder/reuse(_:for:)`` is called.
  func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}

extension EventRecorder {
  /// Reuses a cell for another row, as a list view does, and returns the events recorded during that.
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
  /// This method first removes all events that are already recorded. The returned events include those that the cell emits
  /// in `prepareForReuse()`.
  ///
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
