import Foundation

/// The width of a line of text, which can be extended by characters.
///
/// It is the sum of the font's advances, but at least the columns that the line occupies in a picture made of
/// characters. So text that fits in one kind of picture also fits in the other. The two are compared by line, not by
/// character: narrow characters (`i`, the space) stand among wider ones, so most lines are exactly as wide as they are
/// drawn.
struct LineWidth {
  private let font: UIFont
  private var advance = 0.0
  private var columns = 0

  /// Measures a line.
  init(of line: some Sequence<Character>, font: UIFont) {
    self.font = font
    for character in line { append(character) }
  }

  /// The width in points.
  var points: CGFloat {
    max(CGFloat(advance) * font.pointSize / 1000, CGFloat(columns) * TextGrid.columnWidth)
  }

  /// Returns whether the line fits a width, with a tolerance for rounding errors.
  func fits(_ room: CGFloat) -> Bool {
    points <= room + 0.001
  }

  /// Appends a character to the line.
  mutating func append(_ character: Character) {
    advance += Advances.advance(of: character, bold: font.weight.rawValue >= UIFont.Weight.semibold.rawValue)
    columns += character.columns
  }
}
