internal import KitSupport

/// The names of private keys, whose values are never shown.
///
/// Keys of one name are one key, also when older code writes the name as a string. So names are kept, not keys.
enum PrivateNames {
  /// The text shown in place of a value.
  static let mark = "<private>"

  private static let names = Lock<Set<String>>([])

  static func contains(_ name: String) -> Bool {
    names.withLock { !$0.isEmpty && $0.contains(name) }
  }

  static func insert(_ name: String) {
    _ = names.withLock { $0.insert(name) }
  }
}

extension UserInfoKeys {
  /// Makes the names of keys private from now on.
  ///
  /// ```swift
  /// UserInfoKeys.registerPrivate(.pin, .token)
  /// ```
  ///
  /// Call it once at launch. A static key is made when it is first used, and older code may write its name as a string
  /// before that.
  public static func registerPrivate(_ keys: UserInfoKeys...) {
    for key in keys { PrivateNames.insert(key.name) }
  }
}
