import Foundation

/// The width of a line of text in a font.
///
/// The width is the larger of two sums: the characters' advances in the font, and the widths of the characters' columns
/// in a picture made of characters. A line that fits a rectangle therefore fits it in both an SVG picture and a picture
/// made of characters.
///
/// Both sums cover the whole line. Adding the larger width of each character would overestimate most lines, because
/// each narrow character would count as a full column.
struct LineWidth {
  private let font: UIFont
  private var units = 0.0
  private var columns = 0

  init(of line: some Sequence<Character>, font: UIFont) {
    self.font = font
    for character in line { append(character) }
  }

  /// The sum of the characters' advances in the font, in points.
  var advance: CGFloat { CGFloat(units) * font.pointSize / 1000 }

  var points: CGFloat {
    max(advance, CGFloat(columns) * TextGrid.columnWidth)
  }

  /// Returns whether the line fits in a width of `room` points, allowing for rounding errors.
  func fits(_ room: CGFloat) -> Bool {
    points <= room + 0.001
  }

  mutating func append(_ character: Character) {
    units += Advances.advance(of: character, bold: font.weight.rawValue >= UIFont.Weight.semibold.rawValue)
    columns += character.columns
  }
}
