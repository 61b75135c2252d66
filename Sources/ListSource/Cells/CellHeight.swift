internal import KitSupport

/// The declared height of a row: automatic, or a fixed number of points.
public enum CellHeight: Hashable, Sendable {
  /// The height of a self-sizing cell.
  case automatic

  /// A fixed height from 0 to 1,000,000 points.
  case fixed(Double)

  /// Whether a row can have this height. A height of 0 is possible and hides the row.
  ///
  /// Up to 1,000,000 points, a `Double` is precise enough for every offset in a list of a million rows.
  var isPossible: Bool {
    guard case .fixed(let points) = self else { return true }
    return (0...1_000_000).contains(points)
  }

  /// Returns the height if it is possible. Otherwise reports the height and returns ``automatic``.
  ///
  /// `subject` is the plural subject of the report's first sentence, for example "Rows of a list".
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

/// The measured heights of rows, by row identity.
///
/// A height is valid only in the ``Surroundings`` in which it was measured. If a row's content changes, call
/// ``forget(_:)``.
struct HeightMemory<Key: Hashable> {
  /// The conditions that affect a row's height, apart from the row's content.
  struct Surroundings: Equatable {
    /// The width of the list, in points.
    var width: Double

    var textSize: String
  }

  private var heights: [Key: (height: Double, generation: Int)] = [:]
  private var generation = 0
  private var surroundings = Surroundings(width: 0, textSize: "")

  subscript(key: Key) -> Double? {
    guard let known = heights[key], known.generation == generation else { return nil }
    return known.height
  }

  /// Sets the surroundings. If they have changed, all recorded heights become invalid, in constant time.
  mutating func enter(_ surroundings: Surroundings) {
    guard surroundings != self.surroundings else { return }
    self.surroundings = surroundings
    generation += 1
  }

  /// Stores the measured height of a row, in points. Ignores a height that was measured while the list had no width.
  mutating func record(_ height: Double, for key: Key) {
    if surroundings.width > 0 { heights[key] = (height, generation) }
  }

  var isEmpty: Bool { heights.isEmpty }

  mutating func forget(_ key: Key) { heights[key] = nil }
}
