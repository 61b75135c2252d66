internal import KitSupport

/// The names of private keys, whose values are never shown.
///
/// Names are stored instead of keys: keys with the same name are the same key, even if code writes it as a string.
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
  /// Marks keys as private from now on, by name.
  ///
  /// ```swift
  /// UserInfoKeys.registerPrivate(.pin, .token)
  /// ```
  ///
  /// Call it once at launch. Swift creates a static key on first use, and older code may write its name as a string
  /// before that.
  public static func registerPrivate(_ keys: UserInfoKeys...) {
    for key in keys { PrivateNames.insert(key.name) }
  }
}
