import Foundation

/// The size of the columns and rows in a picture made of characters, in points.
///
/// Two lines of text share a row only if the distance between their centers is less than the height of a row.
/// Therefore, stacked lines in a font of 13 points or more never share a row.
package enum TextGrid {
  /// The width of a column in points, about half an em at common text sizes.
  package static let columnWidth: CGFloat = 6
  /// The height of a row in points, equal to the height of a line in a 13-point font.
  package static let rowHeight: CGFloat = 16

  /// Returns the column that begins nearest to a horizontal position in points.
  ///
  /// A small bias keeps rounding errors from changing the column of a position halfway between two columns. If `Int`
  /// can't represent the column, the result is 0.
  static func column(at x: CGFloat) -> Int {
    Int(exactly: (x / columnWidth + 0.5001).rounded(.down)) ?? 0
  }

  /// Returns the row that contains a vertical position in points, or -1 if `Int` can't represent the row.
  static func row(at y: CGFloat) -> Int {
    Int(exactly: (y / rowHeight).rounded(.down)) ?? -1
  }

  /// Returns the columns that a rectangle spans after its left and right edges are rounded to the nearest columns.
  ///
  /// If both edges round to the same column, the range is empty.
  static func columns(of rect: CGRect) -> Range<Int> {
    let first = column(at: rect.minX)
    return first..<max(first, column(at: rect.maxX))
  }
}
