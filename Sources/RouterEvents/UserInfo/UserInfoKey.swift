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
/// A string literal is a key for values of any type: `["keyOne": "valueOne"]`.
///
/// `@unchecked Sendable` is safe, because all stored properties are constants of `Sendable` types. The only subclass,
/// ``UserInfoKey``, stores nothing, and other modules cannot add a subclass.
public class UserInfoKeys: ExpressibleByStringLiteral, @unchecked Sendable {
  /// The name that identifies the key.
  public let name: String

  private let hash: Int

  fileprivate init(named name: String) {
    self.name = name
    hash = name.hashValue
  }

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

  /// Returns whether `value` has a type that the key allows.
  ///
  /// An untyped key accepts every value. A typed key accepts nil and values of its value type.
  func accepts(_ value: Any) -> Bool { true }

  /// Returns a key for values of any type, with a name that is known only at run time.
  static func untyped(_ name: String) -> UserInfoKeys {
    UserInfoKeys(named: name)
  }
}

/// A key that determines the type of its value in a ``UserInfo``.
///
/// Keys with the same name are equal. Declaring typed keys in an extension of their base class is an idea from
/// SwiftyUserDefaults.
public final class UserInfoKey<Value>: UserInfoKeys, @unchecked Sendable {
  /// Creates a key with the given name.
  public init(_ name: String) {
    super.init(named: name)
  }

  /// Creates a private key, whose values are never shown.
  ///
  /// ```swift
  /// static let pin = UserInfoKey<String>(private: "pin")
  /// ```
  ///
  /// In every build, traces, logs, reports, printed user infos and printed events show `<private>` instead of the
  /// value. Handlers receive the value unchanged.
  ///
  /// After the key is created, every key with the same name is private, even if code writes the name as a string. Swift
  /// creates a static key on first use, so pass it to ``UserInfoKeys/registerPrivate(_:)`` at launch.
  ///
  /// Other values are not searched for the secret. If a typed event, an error or another value contains the secret, a
  /// description of that value can show it. To prevent this, conform the value's type to ``PrivateValue``.
  public init(private name: String) {
    super.init(named: name)
    PrivateNames.insert(name)
  }

  /// Creates a typed key from a string literal.
  public required init(stringLiteral name: String) {
    super.init(named: name)
  }

  override var valueType: Any.Type? { Value.self }

  override func accepts(_ value: Any) -> Bool {
    value is Value || isNil(value)
  }
}
