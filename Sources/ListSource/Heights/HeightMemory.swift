/// The heights that rows were found to have, by what tells them apart.
///
/// They hold for the content that a row had, which is up to whoever changes it to say (see ``forget(_:)``), and for the
/// ``Surroundings`` in which they were found.
struct HeightMemory<Key: Hashable> {
  /// What else the height of a row depends on.
  struct Surroundings: Equatable {
    /// The width of the list, in points.
    var width: Double

    /// The user's choice of how large text is.
    var textSize: String
  }

  private var heights: [Key: (height: Double, generation: Int)] = [:]
  private var generation = 0
  private var surroundings = Surroundings(width: 0, textSize: "")

  /// The height of a row in points; nil where it was not found.
  subscript(key: Key) -> Double? {
    guard let known = heights[key], known.generation == generation else { return nil }
    return known.height
  }

  /// Forgets all heights if the surroundings are others now.
  ///
  /// - Complexity: constant.
  mutating func enter(_ surroundings: Surroundings) {
    guard surroundings != self.surroundings else { return }
    self.surroundings = surroundings
    generation += 1
  }

  /// Keeps a height in points, unless the list has no width yet: what is found then holds nowhere.
  mutating func record(_ height: Double, for key: Key) {
    if surroundings.width > 0 { heights[key] = (height, generation) }
  }

  /// Whether no height is kept.
  var isEmpty: Bool { heights.isEmpty }

  /// Forgets the height of a row.
  mutating func forget(_ key: Key) {
    heights[key] = nil
  }
}
