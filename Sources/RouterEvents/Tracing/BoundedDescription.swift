/// What `value` says of itself, cut at `limit` characters, which the last character then says: `…`.
///
/// Of a collection with more than 32 elements only the count is given, so that describing it costs no more than
/// counting.
func boundedDescription(of value: Any, limit: Int = 120) -> String {
  if !(value is String), let elements = value as? any Collection, elements.count > 32 {
    return "\(type(of: value)) of \(elements.count) elements"
  }
  var text = BoundedText(limit: limit)
  print(value, terminator: "", to: &text)
  return text.string
}

/// Takes what is written up to a limit, and forgets the rest.
private struct BoundedText: TextOutputStream {
  private(set) var string = ""
  private var room: Int

  init(limit: Int) {
    room = limit
  }

  mutating func write(_ text: String) {
    guard room >= 0 else { return }
    let part = text.prefix(room)
    string += part
    if part.endIndex < text.endIndex {
      string = string.dropLast() + "…"
      room = -1
    } else {
      room -= part.count
    }
  }
}
