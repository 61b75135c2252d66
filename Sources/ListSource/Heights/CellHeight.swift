internal import KitSupport

/// The height of a row.
public enum CellHeight: Hashable, Sendable {
  /// The height that the cell's content needs.
  case automatic

  /// A number of points, from 0 to 1,000,000.
  case fixed(Double)
}

extension CellHeight {
  /// Whether a row can have this height. Zero is possible and hides the row. The upper limit, a thousand screens, keeps
  /// a `Double` precise to the pixel even for a million such rows.
  var isPossible: Bool {
    guard case .fixed(let points) = self else { return true }
    return (0...1_000_000).contains(points)
  }

  /// Returns the height, or reports an impossible one and returns automatic.
  ///
  /// - Parameters:
  ///   - subject: What has the height, as the subject of the report's first sentence, in the plural.
  ///   - position: The source position of the declaration, if known.
  /// - Returns: The height, or automatic.
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
