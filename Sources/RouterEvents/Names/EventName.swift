/// The name of an event, declared once, like a `Notification.Name`.
///
/// Name events `feature.verb`, in the past tense of what the user did:
///
/// ```swift
/// extension EventName {
///   static let buyTapped: EventName = "product.buyTapped"
/// }
/// ```
///
/// Two names are equal when their strings are. A declared name is hashed once and usually compared by identity;
/// a name made at run time costs a hash and lives no longer than its last copy.
public struct EventName: RawRepresentable, Codable, Hashable, Sendable {
  let text: HashedText

  /// Makes a name of `rawValue`, for a name known only at run time.
  public init(rawValue: String) {
    text = HashedText(rawValue)
  }

  /// Makes a name of `string`, for a name known only at run time.
  public init(_ string: String) {
    text = HashedText(string)
  }

  /// The name as a string.
  public var rawValue: String { text.string }

  /// Whether both names have the same string.
  public static func == (lhs: EventName, rhs: EventName) -> Bool {
    lhs.text == rhs.text
  }

  /// What dictionaries ask for: the hash that the name has carried since it was made.
  public func _rawHashValue(seed: Int) -> Int {
    text._rawHashValue(seed: seed)
  }

  /// Feeds the hash that the name has carried since it was made.
  public func hash(into hasher: inout Hasher) {
    text.hash(into: &hasher)
  }
}

extension EventName {
  /// What a table finds a name by: two numbers, which are compared without a retain.
  package struct LookupKey: Sendable {
    /// The object that copies of one name share; it stays the name's only as long as one of them is kept.
    package let identity: ObjectIdentifier
    package let hash: Int

    package init(_ name: EventName) {
      identity = ObjectIdentifier(name.text)
      hash = name.text.hash
    }
  }
}

extension EventName: ExpressibleByStringLiteral {
  /// Makes a name of a string literal.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension EventName: CustomStringConvertible {
  /// The name as a string.
  public var description: String { rawValue }
}
