/// The name of an event, declared once like a `Notification.Name`.
///
/// Combine the feature with the user's action in the past tense:
///
/// ```swift
/// extension EventName {
///   static let buyTapped: EventName = "product.buyTapped"
/// }
/// ```
///
/// Two names are equal if their strings are equal. A declared name is hashed once and usually compared by identity. A
/// name created at run time is hashed when it is created, and its memory is freed with its last copy.
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
    lhs.text == rhs.text
  }

  /// Returns the stored hash for a look-up in a dictionary or set.
  public func _rawHashValue(seed: Int) -> Int {
    text._rawHashValue(seed: seed)
  }

  /// Feeds the stored hash into `hasher`.
  public func hash(into hasher: inout Hasher) {
    text.hash(into: &hasher)
  }
}

extension EventName {
  /// The identity and hash of a name, which a table compares without retaining the name.
  package struct LookupKey: Sendable {
    /// The identity of the text that all copies of the name share. It is valid while a copy exists.
    package let identity: ObjectIdentifier
    package let hash: Int

    package init(_ name: EventName) {
      identity = ObjectIdentifier(name.text)
      hash = name.text.hash
    }
  }
}

extension EventName: ExpressibleByStringLiteral {
  /// Creates a name from a string literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension EventName: CustomStringConvertible {
  /// The name as a string.
  public var description: String { rawValue }
}
