/// What `value` says of itself, cut at `limit` characters, which the last character then says: `…`. No character of
/// it has more than a thousand scalars: one can be a letter under a megabyte of accents.
///
/// Of a collection with more than 32 elements only the count is given; of a value that holds something private, only
/// its type. What else a value is made of is told as `print` does, as far as it is shown: see ``ValueTeller``.
func boundedDescription(of value: Any, limit: Int = String.shownLimit) -> String {
  if let text = value as? String { return text.bounded(limit) }
  if let number = value as? Int { return String(number) }
  if let count = knownCount(of: value) { return "\(type(of: value)) of \(count) elements" }
  var teller = ValueTeller()
  teller.tell(value)
  if teller.isPrivate {
    return "\(type(of: value))(\(PrivateNames.mark))"
  }
  return teller.text.string.bounded(limit, isCut: teller.text.isCut)
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
