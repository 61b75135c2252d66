extension String {
  /// The text on one line, with what would be invisible or turn it around written out: `\n`, `\u{202E}`.
  package var visible: String {
    if unicodeScalars.allSatisfy({ !$0.isInvisible }) { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isInvisible {
        text.append(contentsOf: scalar.escape.unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether this is a control character, a separator of lines, or a mark of direction or of no width. What joins
  /// letters and emoji is none.
  fileprivate var isInvisible: Bool {
    switch value {
    case ..<0x20, 0x7F..<0xA0, 0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFB:
      true
    default: false
    }
  }

  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
