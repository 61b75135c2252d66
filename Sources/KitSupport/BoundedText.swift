/// Takes what is written up to a thousand scalars, and forgets the rest.
package struct BoundedText: TextOutputStream {
  package static let limit = 1_000

  package private(set) var string = ""

  /// Whether something was forgotten.
  package private(set) var isCut = false

  package init() {}

  package mutating func write(_ text: String) {
    if text.utf8.count <= Self.limit - string.utf8.count {
      string += text
    } else {
      let part = text.unicodeScalars.prefix(max(0, Self.limit - string.unicodeScalars.count))
      string.unicodeScalars.append(contentsOf: part)
      isCut = isCut || part.endIndex < text.endIndex
    }
  }

  /// Notes that something was left out.
  package mutating func cut() {
    isCut = true
  }
}

extension String {
  /// How many characters of a value are shown.
  package static let shownLimit = 120

  /// The string, cut at `limit` characters, which its last character then says. What is short in bytes is not counted.
  ///
  /// - Complexity: constant, however long the string is.
  package func bounded(_ limit: Int = String.shownLimit, isCut: Bool = false) -> String {
    if !isCut && utf8.count <= limit { return self }
    let part = unicodeScalars.prefix(BoundedText.limit)
    let characters = Substring(part).prefix(limit)
    if !isCut && characters.endIndex == endIndex { return self }
    return (characters.count > 1 ? String(characters.dropLast()) : String(part.prefix(limit - 1))) + "…"
  }
}
