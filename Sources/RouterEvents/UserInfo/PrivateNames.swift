internal import KitSupport

/// The names of private keys, whose values are never shown.
///
/// Keys of one name are one key, also one that older code writes as a string: so names are remembered, not keys.
enum PrivateNames {
  /// What is shown in place of a value.
  static let mark = "<private>"

  private static let names = Lock<Set<String>>([])

  static var isEmpty: Bool { names.withLock { $0.isEmpty } }

  static func contains(_ name: String) -> Bool {
    names.withLock { $0.contains(name) }
  }

  /// Whether a text in a value is a private name. A long one is not: to hash a megabyte takes a millisecond.
  static func contains(text: some StringProtocol) -> Bool {
    text.utf8.count <= 1_000 && contains(String(text))
  }

  static func insert(_ name: String) {
    _ = names.withLock { $0.insert(name) }
  }

  /// Whether what `value` says of itself may show something under a private name: a property, or a value in a
  /// dictionary, however deep it lies. Of a value with too many parts to look at that is assumed.
  static func areIn(_ value: Any) -> Bool {
    var teller = ValueTeller()
    teller.look(into: value)
    return teller.isPrivate
  }

  /// Whether a property's label is a private name, also where a wrapper or laziness has put something before it.
  static func contains(label: String) -> Bool {
    if contains(label) { return true }
    for prefix in ["$__lazy_storage_$_", "_"] where label.hasPrefix(prefix) {
      return contains(String(label.dropFirst(prefix.count)))
    }
    return false
  }
}

extension UserInfo.Entry {
  /// The value as it may be shown.
  var shown: Any { PrivateNames.contains(key.name) ? PrivateNames.mark : value }

  /// The value for whoever prints or dumps it whole: described, where something in it is or may be private.
  var told: Any { !PrivateNames.isEmpty && PrivateNames.areIn(shown) ? boundedDescription(of: shown) : shown }
}
