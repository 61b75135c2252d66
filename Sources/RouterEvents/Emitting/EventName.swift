/// The name of an event.
///
/// Declare each name once, like a `Notification.Name`. Combine the name of the feature with the user's action in the
/// past tense:
///
/// ```swift
/// extension EventName {
///   static let buyTapped: EventName = "product.buyTapped"
/// }
/// ```
///
/// Two names are equal if their strings are equal. Each name is hashed once, when it is created, and copies of a name
/// are compared by identity. A name's memory is freed with its last copy.
public struct EventName: RawRepresentable, Codable, Hashable, Sendable {
  let text: HashedText

  /// Creates a name from a string. For a string known at compile time, declare a static constant instead.
  public init(rawValue: String) {
    text = HashedText(rawValue)
  }

  /// Creates a name from a string. For a string known at compile time, declare a static constant instead.
  public init(_ string: String) {
    text = HashedText(string)
  }

  /// The name as a string.
  public var rawValue: String { text.string }

  /// Returns whether both names have the same string.
  public static func == (lhs: EventName, rhs: EventName) -> Bool {
    lhs.text === rhs.text || (lhs.text.hash == rhs.text.hash && lhs.text.string == rhs.text.string)
  }

  /// Feeds the stored hash into `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text.hash)
  }

  /// A key for looking up a name in a table. Comparing keys does not retain the name.
  package struct LookupKey: Sendable {
    /// The identity of the text that all copies of the name share, valid as long as one of them exists.
    package let identity: ObjectIdentifier
    package let hash: Int

    package init(_ name: EventName) {
      identity = ObjectIdentifier(name.text)
      hash = name.text.hash
    }
  }
}

extension EventName: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a name from a string literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }

  /// The name as a string.
  public var description: String { rawValue }
}

/// A string that is hashed once. Instances are not interned, so a name created at run time is freed with its last copy.
final class HashedText: Sendable {
  let string: String
  let hash: Int

  init(_ string: String) {
    self.string = string
    hash = string.hashValue
  }
}
