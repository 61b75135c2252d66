import Foundation

/// The sizes of a section's items, as far as somebody said them.
package struct ItemSizes {
  /// The sizes that views asked for.
  package var measured: [Int: CGSize] = [:]
  /// The sizes that a delegate gave for all items, or none.
  package var given: [CGSize] = []

  package init(measured: [Int: CGSize] = [:], given: [CGSize] = []) {
    self.measured = measured
    self.given = given
  }

  /// The size that a delegate gave for an item.
  func given(_ item: Int) -> CGSize? {
    guard given.indices.contains(item), given[item] != .unanswered else { return nil }
    return given[item]
  }
}

extension CGSize {
  /// What a delegate's method answers that nobody wrote.
  static let unanswered = CGSize(width: CGFloat.unanswered, height: .unanswered)
}

/// The items of a section in lines.
///
/// Lengths go along the direction in which lines follow each other. Positions begin at zero.
package protocol ItemLines {
  /// The length of all lines.
  var total: CGFloat { get }

  /// The extent across the lines, as far as items are known.
  var breadth: CGFloat { get }

  /// The distance between the beginnings of the first two lines.
  var step: CGFloat { get }

  /// Adds items after the others, in time that grows with these only.
  mutating func grow(to count: Int, sizes: ItemSizes)

  /// Takes on another size of an item.
  mutating func resized(_ item: Int, sizes: ItemSizes)

  /// The lines that reach into an extent.
  func lines(from start: CGFloat, to end: CGFloat) -> Range<Int>

  /// The line that an item is in.
  func line(of item: Int) -> Int

  /// The first item of a line, and the frames of it and those after it.
  func frames(ofLine line: Int, sizes: ItemSizes) -> (first: Int, frames: [CGRect])

  /// The element that an item is laid out by.
  func element(of item: Int) -> GroupElement

  /// The size of an item of which nobody said anything but the delegate.
  func assumedSize(of item: Int, sizes: ItemSizes) -> CGSize
}

extension ItemLines {
  /// The frame of an item.
  package func frame(of item: Int, sizes: ItemSizes) -> CGRect {
    let (first, frames) = frames(ofLine: line(of: item), sizes: sizes)
    return frames.indices.contains(item - first) ? frames[item - first] : .zero
  }
}
