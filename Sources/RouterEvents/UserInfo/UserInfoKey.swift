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
  let text: HashedText

  /// The name that values are stored under.
  public var name: String { text.string }

  fileprivate init(text: HashedText) {
    self.text = text
  }

  /// Makes a key of a string literal, one that takes any value.
  public required init(stringLiteral name: String) {
    text = HashedText(name)
  }

  /// The type that a value must have, nil where any will do.
  var valueType: Any.Type? { nil }

  /// Whether `value` has the type of the key, or is a nil that stands for "no value".
  func accepts(_ value: Any) -> Bool { true }

  /// A key for a name that is known only at run time; it takes any value.
  static func untyped(_ name: String) -> UserInfoKeys {
    UserInfoKeys(text: HashedText(name))
  }
}

/// A key of a ``UserInfo`` that carries the type of its value.
///
/// Keys of one name are one key. The idea of declaring typed keys by extending the keys' base class is
/// SwiftyUserDefaults'.
public final class UserInfoKey<Value>: UserInfoKeys, @unchecked Sendable {
  /// Makes the key `name` for values of one type.
  public init(_ name: String) {
    super.init(text: HashedText(name))
  }

  /// Makes the key `name` for values that are never shown.
  ///
  /// ```swift
  /// static let pin = UserInfoKey<String>(private: "pin")
  /// ```
  ///
  /// In traces, logs, reports, printed user infos and events, and all that is made of them, the value reads `<private>`.
  /// From the moment the key is made that holds for its name, however it is written; make it where the program starts if
  /// older code may write the name as a string before. Handlers see the value as ever.
  ///
  /// A typed event, an error or another value is shown by its type only, if something in it stands under the name: a
  /// property, a case, a dictionary's key, a text beside it, as in a pair or a `URLQueryItem`. So is one with a
  /// `description` of its own and too many parts to look at. Not found is what a `description` says without having it as
  /// a part: what it computes, what a custom mirror hides, what it takes out of text or out of an object that has no
  /// `description`. An error that you print yourself, or that a chain of promises fails with, says what it likes.
  public init(private name: String) {
    super.init(text: HashedText(name))
    PrivateNames.insert(name)
  }

  /// Makes a key of a string literal, for values of one type.
  public required init(stringLiteral name: String) {
    super.init(text: HashedText(name))
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
