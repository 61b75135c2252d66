internal import KitSupport

/// The declared height of a row: automatic, or a fixed number of points.
public enum CellHeight: Hashable, Sendable {
  /// The height of a self-sizing cell.
  case automatic

  /// A fixed height from 0 to 1,000,000 points.
  case fixed(Double)

  /// A height of 0 hides the row. Up to 1,000,000 points, a `Double` is precise enough for every offset in a list of a
  /// million rows.
  var isPossible: Bool {
    guard case .fixed(let points) = self else { return true }
    return (0...1_000_000).contains(points)
  }

  /// Returns the height if it is possible. Otherwise reports it, with a plural subject such as "Rows of a list", and
  /// returns ``automatic``.
  func checked(_ subject: String, position: String? = nil) -> CellHeight {
    guard case .fixed(let points) = self, !isPossible else { return self }
    Reports.report(
      """
      \(subject) have an impossible height of \(points) points, and are self-sizing instead. \
      Use 0 to 1000000 points, or .automatic.
      """,
      position: position
    )
    return .automatic
  }
}
