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
  /// Visible rows, and rows within one screen of them, are measured at once, with the width and traits of the list view.
  /// The other rows are measured later, in slices of at most 4 milliseconds. Their heights are applied together while the
  /// list view is at rest, and the first visible row keeps its place. From then on, the content size is constant. In table
  /// views, this has not been tried on a device: Apple does not say for which rows they ask for heights again. A row is
  /// measured again if its content changes, and every row if the width or the text size changes.
  ///
  /// In a collection view, only waterfalls support this height. Other layouts ignore and report it. Rows are measured in
  /// a hidden cell outside editing mode, so configuring a cell should not load images. Cells from nibs are measured only
  /// in table views.
  case measured

  /// Returns the height of a row with the given width, both in points, or nil if only the cell determines it.
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
