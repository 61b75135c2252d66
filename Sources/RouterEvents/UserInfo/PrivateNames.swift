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

  /// Whether `value` holds something under a private name: a property, or a value in a dictionary. Looked for four
  /// levels deep, among the first 32 children of each.
  static func areIn(_ value: Any, levels: Int = 4) -> Bool {
    guard levels > 0 else { return false }
    return Mirror(reflecting: value).children.prefix(32).contains { child in
      let key = (child.value as? (key: AnyHashable, value: Any))?.key.base
      return (key as? String ?? child.label).map(contains) ?? false || areIn(child.value, levels: levels - 1)
    }
  }
}

extension UserInfo.Entry {
  /// The value as it may be shown.
  var shown: Any { PrivateNames.contains(key.name) ? PrivateNames.mark : value }
}
