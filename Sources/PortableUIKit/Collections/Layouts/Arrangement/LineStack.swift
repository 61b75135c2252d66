import Foundation

/// Where lines of items begin, one after another with a spacing between them.
///
/// Lines of one length take no memory; others are in a ``StackedHeights``.
package struct LineStack {
  private var stacked: StackedHeights?
  private var uniform: (length: CGFloat, count: Int, last: CGFloat) = (0, 0, 0)

  /// The room between two lines.
  package let spacing: CGFloat

  /// Makes lines of one length, the last of which may have another.
  package init(count: Int, length: CGFloat, last: CGFloat? = nil, spacing: CGFloat) {
    uniform = (length, count, last ?? length)
    self.spacing = spacing
  }

  /// Makes lines of several lengths, in time linear in their number.
  package init(_ lengths: some Sequence<CGFloat>, spacing: CGFloat) {
    stacked = StackedHeights(lengths.lazy.map { $0 + spacing })
    self.spacing = spacing
  }

  /// The number of lines.
  package var count: Int { stacked?.count ?? uniform.count }

  /// The length of all lines and of the room between them.
  package var total: CGFloat { count == 0 ? 0 : start(of: count - 1) + self[count - 1] }

  /// Where a line begins.
  package func start(of line: Int) -> CGFloat {
    stacked?.offset(of: line) ?? CGFloat(line) * (uniform.length + spacing)
  }

  /// The length of a line, which can be set if lines have several lengths.
  package subscript(line: Int) -> CGFloat {
    get {
      if let stacked { return stacked[line] - spacing }
      return line == uniform.count - 1 ? uniform.last : uniform.length
    }
    set { stacked?[line] = newValue + spacing }
  }

  /// Adds a line after the others, which have several lengths.
  package mutating func append(_ length: CGFloat) {
    stacked?.append(length + spacing)
  }

  /// The lines that reach into an extent; those without length do not.
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
