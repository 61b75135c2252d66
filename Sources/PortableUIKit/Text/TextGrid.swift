package import Foundation

/// The grid of a picture made of characters: how many points its columns and rows take.
///
/// Two lines of text whose middles are a row or more apart never share a row.
package enum TextGrid {
  /// The width of a column, about half an em of the text that interfaces are set in.
  package static let columnWidth: CGFloat = 6
  /// The height of a row, that of a line of 13 points.
  package static let rowHeight: CGFloat = 16
}
