/// A text output stream that keeps the first 1,000 Unicode scalars and discards the rest.
package struct BoundedText: TextOutputStream {
  package static let limit = 1_000

  package private(set) var string = ""

  /// Whether the stream discarded text, or ``cut()`` was called.
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

  /// Marks the text as incomplete, for example because its writer stopped early.
  package mutating func cut() {
    isCut = true
  }
}

extension String {
  /// The default maximum number of characters shown for a value.
  package static let shownLimit = 120

  /// The text shown in place of a private value that has a name.
  package static let privateMark = "<private>"

  /// Returns the string, shortened to at most `limit` characters.
  ///
  /// A shortened string ends with `…`, which counts as one of the characters.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of characters.
  ///   - isCut: Whether the string was already shortened. If so, the result always ends with `…`.
  /// - Returns: The string, shortened if necessary.
  /// - Complexity: O(1), because at most 1,000 Unicode scalars are read.
  package func bounded(_ limit: Int = String.shownLimit, isCut: Bool = false) -> String {
    if !isCut && utf8.count <= limit { return self }
    let part = unicodeScalars.prefix(BoundedText.limit)
    let characters = Substring(part).prefix(limit)
    if !isCut && characters.endIndex == endIndex { return self }
    return (characters.count > 1 ? String(characters.dropLast()) : String(part.prefix(limit - 1))) + "…"
  }
}
