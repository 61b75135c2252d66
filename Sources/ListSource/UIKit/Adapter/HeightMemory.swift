/// The measured heights of rows, by row identity.
///
/// A height is valid only in the ``Surroundings`` in which it was measured. If a row's content changes, call
/// ``expire(_:)``.
struct HeightMemory<Key: Hashable> {
  /// The conditions that affect a row's height, apart from the row's content.
  struct Surroundings: Equatable {
    var width: Double

    var textSize: String
  }

  private var heights: [Key: (height: Double, column: Double, generation: Int)] = [:]

  /// The number of times that the surroundings have changed.
  private(set) var generation = 0

  private var surroundings = Surroundings(width: 0, textSize: "")

  /// The valid height of a row in a column of a width in points, or 0 if all rows have the width of the list.
  subscript(key: Key, column column: Double = 0) -> Double? {
    guard let known = heights[key], known.generation == generation, known.column == column else { return nil }
    return known.height
  }

  /// Returns the last recorded height of a row, even if it is no longer valid.
  func earlier(_ key: Key) -> Double? { heights[key]?.height }

  /// Sets the surroundings. If they have changed, all recorded heights become invalid, in constant time.
  mutating func enter(_ surroundings: Surroundings) {
    guard surroundings != self.surroundings else { return }
    self.surroundings = surroundings
    expireAll()
  }

  /// Makes all recorded heights invalid, in constant time. They remain estimates.
  mutating func expireAll() { generation += 1 }

  /// Stores the measured height of a row, in points. Ignores a height that was measured while the list had no width.
  mutating func record(_ height: Double, for key: Key, column: Double = 0) {
    if surroundings.width > 0 { heights[key] = (height, column, generation) }
  }

  var isEmpty: Bool { heights.isEmpty }

  /// Makes a height invalid. It remains an estimate.
  mutating func expire(_ key: Key) { heights[key]?.generation = -1 }

  mutating func forget(_ key: Key) { heights[key] = nil }
}
