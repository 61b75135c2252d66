/// Takes what is written up to a thousand scalars, and forgets the rest.
struct BoundedText: TextOutputStream {
  static let limit = 1_000

  private(set) var string = ""

  /// Whether something was forgotten.
  private(set) var isCut = false

  mutating func write(_ text: String) {
    if text.utf8.count <= Self.limit - string.utf8.count {
      string += text
    } else {
      let part = text.unicodeScalars.prefix(max(0, Self.limit - string.unicodeScalars.count))
      string.unicodeScalars.append(contentsOf: part)
      isCut = isCut || part.endIndex < text.endIndex
    }
  }

  /// Writes a text in quotation marks; of a long one only the part that has room is looked at.
  mutating func writeQuoted(_ text: some StringProtocol) {
    if text.utf8.count <= Self.limit {
      write(String(text).debugDescription)
    } else {
      write(String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.limit))).debugDescription)
    }
  }

  /// Notes that something was left out.
  mutating func cut() {
    isCut = true
  }
}
