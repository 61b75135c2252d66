internal import KitSupport

/// What an event carries: values under keys, in the order in which they were first set.
///
/// A user info is a value: whoever changes a copy changes nobody else's. It is meant for a handful of keys, and
/// looking one up takes time linear in their number.
///
/// ```swift
/// var userInfo: UserInfo = [.sku: "A-1"]
/// userInfo[.section] = 2
/// let sku = userInfo[.sku]          // String?
/// let raw = userInfo["sku"]         // Any?
/// ```
///
/// A value that does not fit its key's type is reported in debug builds and reads as nil.
public struct UserInfo: ExpressibleByDictionaryLiteral {
  var storage = Storage.empty

  /// Makes a user info without values.
  public init() {}

  /// Makes a user info of a literal. If a key repeats, the last value wins, and that is reported. An optional without
  /// a value keeps its key, and reads as nil.
  public init(dictionaryLiteral elements: (UserInfoKeys, Any)...) {
    if elements.isEmpty { return }
    storage = .pairs(elements)
    if elements.hasDuplicates { removeDuplicates() }
    assert(reportsMismatches())
  }

  /// Whether there is no value.
  ///
  /// - Complexity: linear in the number of keys, as ``count``.
  public var isEmpty: Bool { storage.count == 0 }

  /// How many values there are.
  public var count: Int { storage.count }

  /// The names of the keys, in the order in which they were first set.
  public var keys: [String] {
    storage.pairs.map(\.0.name)
  }

  /// The value under a typed key; nil where there is none or one of another type. Setting nil removes it.
  @inlinable
  public subscript<Value>(key: UserInfoKey<Value>) -> Value? {
    // In the caller's module the type is known: to find it out at run time takes 60 ns.
    get {
      guard let found = value(under: key) else { return nil }
      if let value = found as? Value { return value }
      noteMismatch(under: key)
      return nil
    }
    set {
      write(newValue, under: key)
    }
  }

  /// The value under a name that is known only at run time. Setting nil removes it.
  public subscript(name: String) -> Any? {
    get {
      value(under: .untyped(name))
    }
    set {
      let key = UserInfoKeys.untyped(name)
      let known = storage.key(like: key) ?? key
      write(newValue, under: known)
      if let newValue, !known.accepts(newValue) { reportMismatch(of: newValue, with: known) }
    }
  }

  /// The value under a typed key.
  ///
  /// - Throws: ``UserInfoError/missing(key:expected:)`` where there is none,
  ///   ``UserInfoError/mistyped(key:expected:found:)`` where it has another type.
  public func require<Value>(_ key: UserInfoKey<Value>) throws(UserInfoError) -> Value {
    guard let found = value(under: key) else { throw .missing(key: key.name, expected: Value.self) }
    if let value = found as? Value { return value }
    if isNil(found) { throw .missing(key: key.name, expected: Value.self) }
    throw .mistyped(key: key.name, expected: Value.self, found: type(of: found))
  }

  /// A copy with the values of `other` added; where both have a key, the value of `other` counts.
  public func merging(_ other: UserInfo) -> UserInfo {
    var merged = self
    for (key, value) in other.storage.pairs { merged.write(value, under: key) }
    return merged
  }
}

extension UserInfo {
  /// Whether there is a value under that key. An optional without a value is none.
  package func hasValue(under key: UserInfoKeys) -> Bool {
    value(under: key).map { !isNil($0) } ?? false
  }

  @usableFromInline
  func value(under key: UserInfoKeys) -> Any? {
    storage.value(under: key)
  }

  /// Reports a value that its key does not accept, unless that was reported when it was stored, under a key of the right
  /// type.
  @usableFromInline
  func noteMismatch(under key: UserInfoKeys) {
    guard let value = value(under: key), storage.key(like: key)?.valueType != key.valueType else { return }
    reportMismatch(of: value, with: key)
  }

  @usableFromInline
  mutating func write(_ value: consuming Any?, under key: UserInfoKeys) {
    storage.write(value, under: key)
  }

  private mutating func removeDuplicates() {
    var unique: [Pair] = []
    for (key, value) in storage.pairs {
      if unique.index(of: key) != nil {
        Reports.report("A user info literal names '\(key.name)' twice; the later value counts.")
      }
      unique.write(value, under: key)
    }
    storage = Storage(unique)
  }

  /// Is true, so that an assertion looks for values of the wrong type in debug builds only.
  private func reportsMismatches() -> Bool {
    for (key, value) in storage.pairs where !key.accepts(value) { reportMismatch(of: value, with: key) }
    return true
  }

  private func reportMismatch(of value: Any, with key: UserInfoKeys) {
    guard let expected = key.valueType, !isNil(value) else { return }
    Reports.report(
      """
      The user info's value for '\(key.name)' reads as nil: its key expects \(expected), \
      and it is \(type(of: value)).
      """
    )
  }
}
