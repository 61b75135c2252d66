import Foundation

/// The known sizes of the items in a section.
package struct ItemSizes {
  /// The preferred sizes of measured views, by item index.
  package var measured: [Int: CGSize] = [:]
  /// The delegate's sizes for all items, or an empty array if the delegate provides no sizes.
  ///
  /// The placeholder for a size that must still be requested is `unanswered`.
  package var given: [CGSize] = []

  package init(measured: [Int: CGSize] = [:], given: [CGSize] = []) {
    self.measured = measured
    self.given = given
  }

  /// Returns the size that the delegate provided for an item, or `nil` if there is none.
  func given(_ item: Int) -> CGSize? {
    guard given.indices.contains(item), given[item] != .unanswered else { return nil }
    return given[item]
  }
}

extension CGSize {
  /// A placeholder for the result of an unimplemented delegate method, or for a size that must still be requested.
  static let unanswered = CGSize(width: CGFloat.unanswered, height: .unanswered)
}

/// A type that arranges the items of a section in lines.
///
/// The lines follow one another in the line direction. All lengths are measured along that direction. The first line
/// begins at position 0.
package protocol ItemLines {
  /// The length of all lines, including the spacing between them.
  var total: CGFloat { get }

  /// The extent of the lines perpendicular to the line direction.
  var breadth: CGFloat { get }

  /// The length of the first line plus the line spacing, or 0 if there are no lines.
  var step: CGFloat { get }

  /// Appends items until the section has `count` items.
  ///
  /// - Complexity: Linear in the number of new items.
  mutating func grow(to count: Int, sizes: ItemSizes)

  /// Updates the lines after the size of an item changes.
  mutating func resized(_ item: Int, sizes: ItemSizes)

  /// Returns the indexes of the lines that intersect a range of positions.
  func lines(from start: CGFloat, to end: CGFloat) -> Range<Int>

  /// Returns the index of the line that contains an item.
  func line(of item: Int) -> Int

  /// Returns the index of a line's first item, and the frames of all items in the line.
  func frames(ofLine line: Int, sizes: ItemSizes) -> (first: Int, frames: [CGRect])

  /// Returns the definition of an item.
  func element(of item: Int) -> GroupElement

  /// Returns the size that an item has until its view is measured.
  func assumedSize(of item: Int, sizes: ItemSizes) -> CGSize
}

extension ItemLines {
  /// Returns the frame of an item, or an empty frame if the item is missing from its line.
  package func frame(of item: Int, sizes: ItemSizes) -> CGRect {
    let (first, frames) = frames(ofLine: line(of: item), sizes: sizes)
    return frames.indices.contains(item - first) ? frames[item - first] : .zero
  }
}
