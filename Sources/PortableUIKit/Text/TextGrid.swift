import Foundation

/// The grid of a picture made of characters, in points.
///
/// Two lines of text whose middles are a row or more apart never share a row, so lines of 13 points and more
/// under each other never do.
package enum TextGrid {
  /// The width of a column, about half an em of the text that interfaces are set in.
  package static let columnWidth: CGFloat = 6
  /// The height of a row, that of a line of 13 points.
  package static let rowHeight: CGFloat = 16

  /// The column that begins nearest to there.
  ///
  /// A hair is added, so that a rectangle that holds a number of columns has them wherever it is.
  static func column(at x: CGFloat) -> Int {
    Int(exactly: (x / columnWidth + 0.5001).rounded(.down)) ?? 0
  }

  /// The row that is there.
  static func row(at y: CGFloat) -> Int {
    Int(exactly: (y / rowHeight).rounded(.down)) ?? -1
  }

  /// The columns that a rectangle takes.
  static func columns(of rect: CGRect) -> Range<Int> {
    let first = column(at: rect.minX)
    return first..<max(first, column(at: rect.maxX))
  }
}
