import Foundation

/// The advance widths of Helvetica's characters, in thousandths of the font size.
///
/// SVG pictures use Helvetica or a font with the same advances, such as Arial or Liberation Sans. If the program that
/// displays a picture substitutes a different font, text may be slightly wider than its measured width.
enum Advances {
  /// Returns the advance of a character, in thousandths of the font size.
  ///
  /// If the table for the font weight doesn't contain the character, the result is an estimate, or 0 if the character
  /// is invisible.
  static func advance(of character: Character, bold: Bool) -> Double {
    let table = bold ? boldTable : regularTable
    if let advance = table[character] { return advance }
    let base = character.unicodeScalars.first!
    switch character.columns {
    case 0: return 0
    case 2: return base.properties.isEmoji ? 1250 : 1000
    default: return table[Character(base)] ?? (character.isUppercase ? 680 : 560)
    }
  }

  private static let regularTable = table([
    (191, "'"), (222, "ijl‘’"), (260, "|"), (278, " !,./:;I[\\]ft·\u{A0}"), (333, "()-`r“”‹›"), (334, "{}"),
    (350, "•"), (355, "\""), (389, "*"), (400, "°"), (469, "^"), (500, "Jcksvxyz↑↓"), (549, "±"),
    (556, "#$0123456789?L_abdeghnopqu–«»"), (584, "+<=>~×−"), (611, "FTZ"), (667, "&ABEKPSVXY"),
    (722, "CDHNRUw"), (778, "GOQ"), (833, "Mm"), (850, "★☆✓"), (889, "%"), (944, "W"), (1000, "—…←→"),
    (1015, "@"),
  ])

  private static let boldTable = table([
    (238, "'"), (278, " ,./I\\ijl·‘’\u{A0}"), (280, "|"), (333, "!()-:;[]`ft‹›"), (350, "•"), (389, "*r{}"),
    (400, "°"), (474, "\""), (500, "z“”↑↓"), (549, "±"), (556, "#$0123456789J_aceksvxy–«»"),
    (584, "+<=>^~×−"), (611, "?FLTZbdghnopqu"), (667, "EPSVXY"), (722, "&ABCDHKNRU"), (778, "GOQw"),
    (833, "M"), (850, "★☆✓"), (889, "%m"), (944, "W"), (975, "@"), (1000, "—…←→"),
  ])

  private static func table(_ groups: [(advance: Double, characters: String)]) -> [Character: Double] {
    var table: [Character: Double] = [:]
    for group in groups {
      for character in group.characters { table[character] = group.advance }
    }
    return table
  }
}
