import Foundation

/// The width of a line of text, which grows by its characters.
///
/// It is what the font's advances add up to, but no less than the columns that the line takes in a picture of
/// characters, so that what fits its room there fits here, too, and the other way round. The two are compared
/// for lines, not for characters: those that are narrower than a column (`i`, the space) stand among wider
/// ones, so that most lines are exactly as wide as they are drawn.
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

  /// Whether the line has room in that many points; a hair more or less, as sums of fractions have, is none.
  func fits(_ room: CGFloat) -> Bool {
    points <= room + 0.001
  }

  /// Puts a character at the line's end.
  mutating func append(_ character: Character) {
    advance += Advances.advance(of: character, bold: font.weight.rawValue >= UIFont.Weight.semibold.rawValue)
    columns += character.columns
  }
}
