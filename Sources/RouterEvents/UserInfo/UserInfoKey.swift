/// The base class of the keys of a ``UserInfo``. Declare your keys in an extension of it:
///
/// ```swift
/// extension UserInfoKeys {
///   static let sku = UserInfoKey<String>("sku")
/// }
/// ```
///
/// A string literal is a key for values of any type: `["keyOne": "valueOne"]`.
///
/// `@unchecked Sendable` is safe: all stored properties are constants of `Sendable` types, the only subclass
/// (``UserInfoKey``) stores nothing, and other modules cannot add a subclass.
public class UserInfoKeys: ExpressibleByStringLiteral, @unchecked Sendable {
  /// The name under which a value is stored.
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

  /// Returns whether both keys have the same name, comparing by identity, then by hash, then by value.
  final func isSameKey(as other: UserInfoKeys) -> Bool {
    self === other || (hash == other.hash && name == other.name)
  }

  /// The type that a value must have, or nil for any type.
  var valueType: Any.Type? { nil }

  /// Returns whether `value` has the type of the key or is nil.
  func accepts(_ value: Any) -> Bool { true }

  /// Returns a key for values of any type, with a name that is known only at run time.
  static func untyped(_ name: String) -> UserInfoKeys {
    UserInfoKeys(named: name)
  }
}

/// A key of a ``UserInfo`` that carries the type of its value.
///
/// Keys with the same name are the same key. Declaring typed keys in an extension of their base class is an idea of
/// SwiftyUserDefaults.
public final class UserInfoKey<Value>: UserInfoKeys, @unchecked Sendable {
  /// Creates a key with a name, for values of one type.
  public init(_ name: String) {
    super.init(named: name)
  }

  /// Creates a private key, whose values are never shown.
  ///
  /// ```swift
  /// static let pin = UserInfoKey<String>(private: "pin")
  /// ```
  ///
  /// In every build, the value reads `<private>` in traces, logs, reports, printed user infos and printed events.
  /// Handlers see the value.
  ///
  /// Once the key is created, every key with that name is private, even if code writes the name as a string. Swift
  /// creates a static key on first use, so pass it to ``UserInfoKeys/registerPrivate(_:)`` at launch.
  ///
  /// Values are not searched for secrets. A typed event, an error or another value that contains the secret is
  /// described in debug builds, unless its type conforms to ``PrivateValue``.
  public init(private name: String) {
    super.init(named: name)
    PrivateNames.insert(name)
  }

  /// Creates a key for values of one type from a string literal.
  public required init(stringLiteral name: String) {
    super.init(named: name)
  }

  override var valueType: Any.Type? { Value.self }

  override func accepts(_ value: Any) -> Bool {
    value is Value || isNil(value)
  }
}

/// Returns whether `value` is a nil that the type `Any` hides.
func isNil(_ value: Any) -> Bool {
  guard let optional = value as? any Nillable else { return false }
  return optional.content == nil
}

/// An optional of any type.
protocol Nillable {
  var content: Any? { get }
}

extension Optional: Nillable {
  var content: Any? { map { $0 as Any } }
}
