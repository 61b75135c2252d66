internal import KitSupport

/// The declared height of a row: automatic, a fixed number of points, or a ratio to its width.
public enum CellHeight: Hashable, Sendable {
  /// The height of a self-sizing cell.
  case automatic

  /// A fixed height from 0 to 1,000,000 points.
  case fixed(Double)

  /// The width of the row divided by a ratio from 0.001 to 1,000, as of an image: 2 is twice as wide as high.
  case aspectRatio(Double)

  /// Returns the height in points of a row of a width, or nil if only a cell knows it.
  func points(forWidth width: Double) -> Double? {
    switch self {
    case .automatic: nil
    case .fixed(let points): points
    case .aspectRatio(let ratio): width / ratio
    }
  }

  /// Whether a row can have this height. A height of 0 is possible and hides the row.
  ///
  /// Up to 1,000,000 points, a `Double` is precise enough for every offset in a list of a million rows.
  var isPossible: Bool {
    switch self {
    case .automatic: true
    case .fixed(let points): (0...1_000_000).contains(points)
    case .aspectRatio(let ratio): (0.001...1_000).contains(ratio)
    }
  }

  /// Returns the height if it is possible. Otherwise reports the height and returns ``automatic``.
  ///
  /// `subject` is the plural subject of the report's first sentence, for example "Rows of a list".
  func checked(_ subject: String, position: String? = nil) -> CellHeight {
    if isPossible { return self }
    Reports.report(
      """
      \(subject) have an impossible height of \(words.height), and are self-sizing instead. \
      Use \(words.range), or .automatic.
      """,
      position: position
    )
    return .automatic
  }

  private var words: (height: ReportText, range: ReportText) {
    switch self {
    case .automatic: ("automatic", "a number of points")
    case .fixed(let points): ("\(points) points", "0 to 1000000 points")
    case .aspectRatio(let ratio): ("their width divided by \(ratio)", "a ratio of 0.001 to 1000")
    }
  }
}
