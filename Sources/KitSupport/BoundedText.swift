/// A text output stream that keeps the first 1,000 Unicode scalars and discards the rest.
package struct BoundedText: TextOutputStream {
  package static let limit = 1_000

  package private(set) var string = ""

  /// Whether some text was discarded.
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

  /// Marks the text as cut.
  package mutating func cut() {
    isCut = true
  }
}

extension String {
  /// The default maximum number of characters shown for a value.
  package static let shownLimit = 120

  /// Returns the string, cut at `limit` characters. A cut string ends with `…`.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of characters.
  ///   - isCut: Whether the string was cut before, so that it ends with `…` in any case.
  /// - Returns: The string, cut if necessary.
  /// - Complexity: O(1) in the length of the string.
  package func bounded(_ limit: Int = String.shownLimit, isCut: Bool = false) -> String {
    if !isCut && utf8.count <= limit { return self }
    let part = unicodeScalars.prefix(BoundedText.limit)
    let characters = Substring(part).prefix(limit)
    if !isCut && characters.endIndex == endIndex { return self }
    return (characters.count > 1 ? String(characters.dropLast()) : String(part.prefix(limit - 1))) + "…"
  }
}
