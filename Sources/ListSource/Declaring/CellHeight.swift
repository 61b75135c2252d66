internal import KitSupport

/// The declared height of a row: automatic, a fixed number of points, or a ratio to its width.
public enum CellHeight: Hashable, Sendable {
  /// The height of a self-sizing cell.
  case automatic

  /// A fixed height from 0 to 1,000,000 points.
  case fixed(Double)

  /// The width of the row divided by a ratio from 0.001 to 1,000, as of an image: 2 is twice as wide as high.
  case aspectRatio(Double)

  /// The height of a self-sizing cell, measured before the row shows, so that the content of the list never jumps.
  ///
  /// The visible rows and those within one screen are measured at once, with the width and the traits of the list view.
  /// The others follow in slices of at most 4 milliseconds, and change the content size once, while nothing moves the
  /// list and the first visible row stays where it is. From then on, the content size is constant. In table views, this
  /// has not been tried on a device: Apple does not say for which rows they ask for heights again. A row is measured
  /// again if its content changes, and all rows are if the width or the text size does.
  ///
  /// In collection views, only a waterfall can have measured heights. Elsewhere, this is reported, and the layout
  /// decides. Each row is configured in a hidden cell, which is not in editing mode, so a row should not load images by
  /// itself. Cells from nibs can be measured only in table views.
  case measured

  /// Returns the height in points of a row of a width, or nil if only a cell knows it.
  func points(forWidth width: Double) -> Double? {
    switch self {
    case .automatic, .measured: nil
    case .fixed(let points): points
    case .aspectRatio(let ratio): width / ratio
    }
  }

  /// A height of 0 hides the row. Up to 1,000,000 points, a `Double` is precise enough for every offset in a list of a
  /// million rows.
  var isPossible: Bool {
    switch self {
    case .automatic, .measured: true
    case .fixed(let points): (0...1_000_000).contains(points)
    case .aspectRatio(let ratio): (0.001...1_000).contains(ratio)
    }
  }

  /// Returns the height if it is possible. Otherwise reports it, with a plural subject such as "Rows of a list", and
  /// returns ``automatic``.
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
    case .automatic, .measured: ("unknown points", "a number of points")
    case .fixed(let points): ("\(points) points", "0 to 1000000 points")
    case .aspectRatio(let ratio): ("their width divided by \(ratio)", "a ratio of 0.001 to 1000")
    }
  }
}
