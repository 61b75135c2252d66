import Foundation

/// The known sizes of a section's items.
package struct ItemSizes {
  /// The sizes that views preferred.
  package var measured: [Int: CGSize] = [:]
  /// The sizes that a delegate gave for all items, or an empty array.
  package var given: [CGSize] = []

  package init(measured: [Int: CGSize] = [:], given: [CGSize] = []) {
    self.measured = measured
    self.given = given
  }

  /// Returns the size that a delegate gave for an item.
  func given(_ item: Int) -> CGSize? {
    guard given.indices.contains(item), given[item] != .unanswered else { return nil }
    return given[item]
  }
}

extension CGSize {
  /// The default answer of a delegate that doesn't implement a method.
  static let unanswered = CGSize(width: CGFloat.unanswered, height: .unanswered)
}

/// The items of a section, arranged in lines.
///
/// Lengths are measured along the direction in which lines follow each other. Positions begin at zero.
package protocol ItemLines {
  /// The length of all lines together.
  var total: CGFloat { get }

  /// The extent across the lines.
  var breadth: CGFloat { get }

  /// The distance between the starts of the first two lines.
  var step: CGFloat { get }

  /// Appends items, in time linear in the number of new items.
  mutating func grow(to count: Int, sizes: ItemSizes)

  /// Updates the lines after the size of an item changed.
  mutating func resized(_ item: Int, sizes: ItemSizes)

  /// Returns the lines that intersect an extent.
  func lines(from start: CGFloat, to end: CGFloat) -> Range<Int>

  /// Returns the line of an item.
  func line(of item: Int) -> Int

  /// Returns the first item of a line, and the frames of the line's items.
  func frames(ofLine line: Int, sizes: ItemSizes) -> (first: Int, frames: [CGRect])

  /// Returns the element that determines an item's size.
  func element(of item: Int) -> GroupElement

  /// Returns the size of an item before its view is measured.
  func assumedSize(of item: Int, sizes: ItemSizes) -> CGSize
}

extension ItemLines {
  /// Returns the frame of an item.
  package func frame(of item: Int, sizes: ItemSizes) -> CGRect {
    let (first, frames) = frames(ofLine: line(of: item), sizes: sizes)
    return frames.indices.contains(item - first) ? frames[item - first] : .zero
  }
}
