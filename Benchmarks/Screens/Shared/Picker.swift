struct Contact: Identifiable, Hashable {
  let id: Int
  var name: String

  var initial: String { String(name.prefix(1)) }
}

extension [Contact] {
  /// The contacts whose name contains a text, or all if the text is empty.
  func matching(_ text: String) -> [Contact] {
    text.isEmpty ? self : filter { $0.name.lowercased().contains(text.lowercased()) }
  }
}
