/// What `value` says of itself, cut at `limit` characters, which the last character then says: `…`. No character of
/// it has more than a thousand scalars: one can be a letter under a megabyte of accents.
///
/// Of a collection with more than 32 elements only the count is given, so that describing it costs no more than
/// counting (but of a range its bounds: `0...Int.max` has more elements than can be counted); of a value that holds
/// something private, only its type.
func boundedDescription(of value: Any, limit: Int = String.shownLimit) -> String {
  if let text = value as? String { return text.bounded(limit) }
  if let number = value as? Int { return String(number) }
  if let elements = value as? any Collection, !(value is any StringProtocol || value is any RangeExpression),
    elements.count > 32
  {
    return "\(type(of: value)) of \(elements.count) elements"
  }
  if !PrivateNames.isEmpty, PrivateNames.areIn(value) { return "\(type(of: value))(\(PrivateNames.mark))" }
  var text = BoundedText()
  print(value, terminator: "", to: &text)
  return text.string.bounded(limit, isCut: text.isCut)
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

/// Takes what is written up to a thousand scalars, and forgets the rest.
private struct BoundedText: TextOutputStream {
  static let limit = 1_000

  private(set) var string = ""
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
}
