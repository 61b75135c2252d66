internal import KitSupport

/// The names of private keys. Values under these names are never shown.
///
/// Names are stored instead of keys, because keys with the same name are equal, even if one is a string literal.
enum PrivateNames {
  private static let names = Lock<Set<String>>([])

  static func contains(_ name: String) -> Bool {
    names.withLock { !$0.isEmpty && $0.contains(name) }
  }

  static func insert(_ name: String) {
    _ = names.withLock { $0.insert(name) }
  }
}

extension UserInfoKeys {
  /// Marks keys as private, so that values under their names are never shown.
  ///
  /// ```swift
  /// UserInfoKeys.registerPrivate(.pin, .token)
  /// ```
  ///
  /// Call this method once at launch, even for keys created with `init(private:)`. Swift creates a static key on first
  /// use, so without this call its name is private only from then on. Until then, a value that is set under the same
  /// name as a string could be shown.
  public static func registerPrivate(_ keys: UserInfoKeys...) {
    for key in keys { PrivateNames.insert(key.name) }
  }
}
