internal import KitSupport

/// The base class of the keys in a ``UserInfo``.
///
/// Declare typed keys in an extension of this class:
///
/// ```swift
/// extension UserInfoKeys {
///   static let sku = UserInfoKey<String>("sku")
/// }
/// ```
///
/// If strategies in other modules receive the value of a key, declare the key as a computed property. Up to Swift 6.3, a
/// key path from another module to a stored one crashes when the app runs:
///
/// ```swift
/// public static var sku: UserInfoKey<String> { UserInfoKey("sku") }
/// ```
///
/// A string literal is a key for values of any type: `["keyOne": "valueOne"]`.
///
/// `@unchecked Sendable` is safe, because all stored properties are constants of `Sendable` types. The only subclass,
/// ``UserInfoKey``, stores nothing, and other modules cannot add a subclass.
public class UserInfoKeys: ExpressibleByStringLiteral, @unchecked Sendable {
  /// The name that identifies the key.
  public let name: String

  let hash: Int

  /// Creates a key for values of any type from a string literal.
  public required init(stringLiteral name: String) {
    self.name = name
    hash = name.hashValue
  }

  /// Returns whether both keys have the same name. To save time, the method compares the names last.
  final func isSameKey(as other: UserInfoKeys) -> Bool {
    self === other || (hash == other.hash && name == other.name)
  }

  /// The type that a value under the key must have, or nil if any type is allowed.
  var valueType: Any.Type? { nil }

  /// Returns whether the value is nil or has the key's type.
  func accepts(_ value: Any) -> Bool { true }

  static func untyped(_ name: String) -> UserInfoKeys {
    UserInfoKeys(stringLiteral: name)
  }
}

/// A key that determines the type of its value in a ``UserInfo``.
///
/// Keys with the same name are equal. Declaring typed keys in an extension of their base class is an idea from
/// SwiftyUserDefaults.
public final class UserInfoKey<Value>: UserInfoKeys, @unchecked Sendable {
  /// Creates a key with the given name.
  public init(_ name: String) {
    super.init(stringLiteral: name)
  }

  /// Creates a private key, whose values are never shown: `UserInfoKey<String>(private: "pin")`.
  ///
  /// In every build, traces, logs, pages, printed user infos and printed events show `<private>` instead of the
  /// value. Handlers receive the value unchanged.
  ///
  /// After the key is created, every key with the same name is private, even if code writes the name as a string. Pass
  /// a static key to ``UserInfoKeys/registerPrivate(_:)`` at launch.
  ///
  /// Other values are not searched for the secret. If a typed event, an error or another value contains the secret, a
  /// description of that value can show it. To prevent this, conform the value's type to ``PrivateValue``.
  public init(private name: String) {
    super.init(stringLiteral: name)
    PrivateNames.insert(name)
  }

  /// Creates a typed key from a string literal.
  public required init(stringLiteral name: String) {
    super.init(stringLiteral: name)
  }

  override var valueType: Any.Type? { Value.self }

  override func accepts(_ value: Any) -> Bool {
    value is Value || isNil(value)
  }
}

/// An error thrown by ``UserInfo/require(_:)``.
public enum UserInfoError: Error, CustomStringConvertible {
  /// The key has no value, or its value is nil.
  case missing(key: String, expected: Any.Type)

  /// The value does not have the type that the key requires.
  case mistyped(key: String, expected: Any.Type, found: Any.Type)

  /// The name of the requested key.
  public var key: String {
    switch self {
    case .missing(let key, _), .mistyped(let key, _, _): key
    }
  }

  /// The type that the key requires.
  public var expected: Any.Type {
    switch self {
    case .missing(_, let expected), .mistyped(_, let expected, _): expected
    }
  }

  /// The type of the mistyped value, or nil if the value is missing.
  public var found: Any.Type? {
    switch self {
    case .missing: nil
    case .mistyped(_, _, let found): found
    }
  }

  /// A sentence that names the key, the expected type and, if the value is mistyped, the type of the value.
  public var description: String {
    switch self {
    case .missing(let key, let expected):
      "The user info has no value for '\(key)': expected \(expected)."
    case .mistyped(let key, let expected, let found):
      "The user info's value for '\(key)' has the wrong type: expected \(expected), found \(found)."
    }
  }
}

/// The names of private keys, whose values are never shown. Keys with the same name are equal, also a string literal.
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
  /// Call this method once at launch, even for keys created with `init(private:)`. Swift creates a static key on first
  /// use. Until then, a value that is set under the same name as a string could be shown.
  public static func registerPrivate(_ keys: UserInfoKeys...) {
    for key in keys { PrivateNames.insert(key.name) }
  }
}
