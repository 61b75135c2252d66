extension Character {
  /// The number of terminal columns that the character occupies: 0 if it is invisible, 2 if it is wide, otherwise 1.
  ///
  /// The width follows Unicode Standard Annex 11, and Unicode Technical Standard 51 for emoji. It doesn't depend on the
  /// locale. Characters of ambiguous width are narrow. Several emoji joined into one character are as wide as one
  /// emoji. A character that consists of several letters, such as a Korean syllable, occupies at most two columns.
  var columns: Int {
    if let code = asciiValue { return code < 0x20 || code == 0x7F ? 0 : 1 }
    let scalars = unicodeScalars
    if let first = scalars.first, first.properties.isEmoji {
      if scalars.contains("\u{FE0F}") { return 2 }
      if scalars.contains("\u{FE0E}") { return 1 }
    }
    return min(scalars.reduce(0) { $0 + $1.columns }, 2)
  }
}

extension Unicode.Scalar {
  fileprivate var columns: Int {
    if isUnseen { return 0 }
    if properties.isEmojiPresentation { return 2 }
    return Self.wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// Whether the scalar occupies no column.
  ///
  /// Examples are combining marks, control characters, and the Korean vowels and final consonants that combine with a
  /// preceding consonant.
  private var isUnseen: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isDefaultIgnorableCodePoint || Self.laterJamo.contains { $0.contains(value) }
    }
  }

  private static let laterJamo: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FF]

  /// The code points of wide scripts and symbols, most of them East Asian.
  ///
  /// The ranges include unassigned code points. They don't include all emoji, because `columns` also checks for emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x321E,
    0x3220...0x3247, 0x3250...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF, 0x1D300...0x1D356,
    0x1D360...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
