import Foundation

/// The positions of lines that follow one another with fixed spacing.
///
/// Lines of equal length need only constant memory. Lines of different lengths are stored in ``StackedHeights``.
package struct LineStack {
  private var stacked: StackedHeights?
  private var uniform: (length: CGFloat, count: Int, last: CGFloat) = (0, 0, 0)

  /// The spacing between two lines, in points.
  package let spacing: CGFloat

  /// Creates lines of equal length.
  ///
  /// If `last` isn't `nil`, it is the length of the last line.
  package init(count: Int, length: CGFloat, last: CGFloat? = nil, spacing: CGFloat) {
    uniform = (length, count, last ?? length)
    self.spacing = spacing
  }

  /// Creates lines with the specified lengths.
  ///
  /// - Complexity: Linear in the number of lines.
  package init(_ lengths: some Sequence<CGFloat>, spacing: CGFloat) {
    stacked = StackedHeights(lengths.lazy.map { $0 + spacing })
    self.spacing = spacing
  }

  package var count: Int { stacked?.count ?? uniform.count }

  /// The length of all lines, including the spacing between them.
  package var total: CGFloat { count == 0 ? 0 : start(of: count - 1) + self[count - 1] }

  /// Returns the position at which a line starts.
  package func start(of line: Int) -> CGFloat {
    stacked?.offset(of: line) ?? CGFloat(line) * (uniform.length + spacing)
  }

  /// Accesses the length of a line.
  ///
  /// Setting a length has no effect if the lines were created with equal lengths.
  package subscript(line: Int) -> CGFloat {
    get {
      if let stacked { return stacked[line] - spacing }
      return line == uniform.count - 1 ? uniform.last : uniform.length
    }
    set { stacked?[line] = newValue + spacing }
  }

  /// Appends a line.
  ///
  /// The method has no effect if the lines were created with equal lengths.
  package mutating func append(_ length: CGFloat) {
    stacked?.append(length + spacing)
  }

  /// Returns the indexes of the lines that intersect a range of positions.
  ///
  /// The spacing after a line counts as part of the line.
  package func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = line(at: start)
    var past = line(at: end)
    if past < count, self.start(of: past) < end { past += 1 }
    return first..<max(first, past)
  }

  private func line(at offset: CGFloat) -> Int {
    if let stacked { return stacked.index(at: offset) }
    let step = uniform.length + spacing
    guard step > 0, offset > 0 else { return 0 }
    guard offset < total + spacing else { return count }
    return Int(min(CGFloat(count - 1), (offset / step).rounded(.down)))
  }
}
