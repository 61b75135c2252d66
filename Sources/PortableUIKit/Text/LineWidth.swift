import Foundation

/// The width of a line of text, which grows as characters are appended.
///
/// It is the larger of two widths: the sum of the font's advances, and the columns that the line occupies in a picture
/// made of characters. So a line that fits also fits in both kinds of picture. The comparison covers the whole line,
/// because its narrow characters usually stand among wider ones. Most lines are therefore exactly as wide as they are
/// drawn.
struct LineWidth {
  private let font: UIFont
  private var advance = 0.0
  private var columns = 0

  /// Creates the width of a line of text in a font.
  init(of line: some Sequence<Character>, font: UIFont) {
    self.font = font
    for character in line { append(character) }
  }

  /// The width in points.
  var points: CGFloat {
    max(CGFloat(advance) * font.pointSize / 1000, CGFloat(columns) * TextGrid.columnWidth)
  }

  /// Returns whether the line fits an available width in points, with a tolerance for rounding errors.
  func fits(_ room: CGFloat) -> Bool {
    points <= room + 0.001
  }

  /// Appends a character to the line, which increases the width.
  mutating func append(_ character: Character) {
    advance += Advances.advance(of: character, bold: font.weight.rawValue >= UIFont.Weight.semibold.rawValue)
    columns += character.columns
  }
}
