/// The heights that rows were found to have, by what tells them apart.
///
/// They hold for one width, text size and content: whoever knows that one of these changed forgets them. To forget all
/// takes constant time.
struct HeightMemory<Key: Hashable> {
  private var heights: [Key: (height: Double, generation: Int)] = [:]
  private var generation = 0

  /// The height of a row in points; nil where it was not found.
  subscript(key: Key) -> Double? {
    guard let known = heights[key], known.generation == generation else { return nil }
    return known.height
  }

  /// Keeps a height in points.
  mutating func record(_ height: Double, for key: Key) {
    heights[key] = (height, generation)
  }

  /// Forgets the height of a row that shows something else now.
  mutating func forget(_ key: Key) {
    heights[key] = nil
  }

  /// Forgets all heights, for another width or text size.
  ///
  /// - Complexity: constant.
  mutating func forgetAll() {
    generation += 1
  }
}
