import Foundation

/// The grid of a picture made of characters, in points.
///
/// Two lines of text whose centers are a row or more apart never share a row. So lines of 13 points or more, one below
/// the other, never do.
package enum TextGrid {
  /// The width of a column, about half an em of common text.
  package static let columnWidth: CGFloat = 6
  /// The height of a row, equal to a line of 13 points.
  package static let rowHeight: CGFloat = 16

  /// Returns the column that begins nearest to a position.
  ///
  /// A small amount is added, so that a rectangle as wide as a number of columns gets that number wherever it is.
  static func column(at x: CGFloat) -> Int {
    Int(exactly: (x / columnWidth + 0.5001).rounded(.down)) ?? 0
  }

  /// Returns the row at a position.
  static func row(at y: CGFloat) -> Int {
    Int(exactly: (y / rowHeight).rounded(.down)) ?? -1
  }

  /// Returns the columns of a rectangle.
  static func columns(of rect: CGRect) -> Range<Int> {
    let first = column(at: rect.minX)
    return first..<max(first, column(at: rect.maxX))
  }
}
