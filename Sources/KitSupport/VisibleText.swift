extension String {
  /// The string on one line, with invisible characters and direction marks escaped.
  ///
  /// For example, a line break becomes `\n`, and a right-to-left override becomes `\u{202E}`.
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
  /// Whether the scalar is invisible and should be escaped.
  ///
  /// Invisible scalars include control characters, line separators, direction marks, zero-width marks, blank letters
  /// and tags. Joiners and common variation selectors do not count, because letters and emoji need them.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0x20..<0x7F: false
    case 0x180B...0x180D, 0x180F, 0x200C, 0x200D, 0xFE00...0xFE0F: false
    case ..<0xA0, 0x2028, 0x2029, 0x2800, 0xFFF9...0xFFFB: true
    default: properties.isDefaultIgnorableCodePoint
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
