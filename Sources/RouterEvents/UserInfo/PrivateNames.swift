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

  static func insert(_ name: String) {
    _ = names.withLock { $0.insert(name) }
  }

  /// Whether what `value` says of itself may show something under a private name: a property, or a value in a
  /// dictionary, however deep it lies.
  ///
  /// It is looked for in the order in which it would be printed, among the first thousand parts: of a description no
  /// more than a thousand scalars are kept, and each part takes one at least.
  static func areIn(_ value: Any) -> Bool {
    var room = 1_000
    return areIn(value, &room)
  }

  private static func areIn(_ value: Any, _ room: inout Int) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: value)
    // An object without words of its own is printed as its class's name.
    if mirror?.displayStyle == .class, !isDescribed(value) { return false }
    while let part = mirror {
      for child in part.children {
        guard room > 0 else { return false }
        room -= 1
        let key =
          part.displayStyle == .dictionary
          ? (child.value as? (key: AnyHashable, value: Any))?.key.base : nil
        if let name = key as? String ?? child.label, isPrivate(name) { return true }
        if areIn(child.value, &room) { return true }
      }
      mirror = part.superclassMirror
    }
    return false
  }

  private static func isDescribed(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable
  }

  /// Whether a property's label is a private name, also where a wrapper or laziness has put something before it.
  private static func isPrivate(_ label: String) -> Bool {
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
}
