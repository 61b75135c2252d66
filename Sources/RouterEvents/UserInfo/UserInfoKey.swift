/// The keys of a ``UserInfo``, of whatever value type: the place where an app declares its own.
///
/// ```swift
/// extension UserInfoKeys {
///   static let sku = UserInfoKey<String>("sku")
/// }
/// ```
///
/// A string literal is a key too, one that takes any value: `["keyOne": "valueOne"]`.
///
/// `@unchecked Sendable` because a class with a subclass cannot be checked: everything stored here is a constant
/// of a `Sendable` type, the one subclass (``UserInfoKey``) stores nothing, and no other module can add another.
public class UserInfoKeys: ExpressibleByStringLiteral, @unchecked Sendable {
  /// The name that values are stored under.
  public let name: String

  private let hash: Int

  fileprivate init(named name: String) {
    self.name = name
    hash = name.hashValue
  }

  /// Makes a key of a string literal, one that takes any value.
  public required init(stringLiteral name: String) {
    self.name = name
    hash = name.hashValue
  }

  /// Whether both keys have one name: compared by identity, then by hash, then by value.
  final func isSameKey(as other: UserInfoKeys) -> Bool {
    self === other || (hash == other.hash && name == other.name)
  }

  /// The type that a value must have, nil where any will do.
  var valueType: Any.Type? { nil }

  /// Whether `value` has the type of the key, or is a nil that stands for "no value".
  func accepts(_ value: Any) -> Bool { true }

  /// A key for a name that is known only at run time; it takes any value.
  static func untyped(_ name: String) -> UserInfoKeys {
    UserInfoKeys(named: name)
  }
}

/// A key of a ``UserInfo`` that carries the type of its value.
///
/// Keys of one name are one key. The idea of declaring typed keys by extending the keys' base class is
/// SwiftyUserDefaults'.
public final class UserInfoKey<Value>: UserInfoKeys, @unchecked Sendable {
  /// Makes the key `name` for values of one type.
  public init(_ name: String) {
    super.init(named: name)
  }

  /// Makes the key `name` for values that are never shown.
  ///
  /// ```swift
  /// static let pin = UserInfoKey<String>(private: "pin")
  /// ```
  ///
  /// In traces, logs, reports, printed user infos and events, and all that is made of them, the value reads `<private>`, in
  /// every build. That holds for the name, however it is written, from the moment the key is made. A static key is made
  /// when it is first used, so name it in ``UserInfoKeys/registerPrivate(_:)`` at launch. Handlers see the value.
  ///
  /// Nothing is searched inside values. A typed event, an error or a dictionary that holds the same secret is described
  /// in debug builds; let it conform to ``PrivateValue``.
  public init(private name: String) {
    super.init(named: name)
    PrivateNames.insert(name)
  }

  /// Makes a key of a string literal, for values of one type.
  public required init(stringLiteral name: String) {
    super.init(named: name)
  }

  override var valueType: Any.Type? { Value.self }

  override func accepts(_ value: Any) -> Bool {
    value is Value || isNil(value)
  }
}

/// Whether `value` is an optional without a value, which the type `Any` hides.
func isNil(_ value: Any) -> Bool {
  guard let optional = value as? any Nillable else { return false }
  return optional.content == nil
}

/// An optional, whatever its type.
protocol Nillable {
  var content: Any? { get }
}

extension Optional: Nillable {
  var content: Any? { map { $0 as Any } }
}
