internal import KitSupport

/// A keyed collection of the values that an event carries.
///
/// A user info is a value type, so changing a copy leaves the original unchanged. Its keys keep the order in which they
/// were added. A user info is meant for a handful of keys: up to 16 are searched one by one, more have a hash table.
///
/// ```swift
/// var userInfo: UserInfo = [.sku: "A-1"]
/// userInfo[.section] = 2
/// let sku = userInfo[.sku]          // String?
/// let raw = userInfo["sku"]         // Any?
/// ```
///
/// If a value does not have the type that a typed key requires, reading the value under that key returns nil. Debug
/// builds report the mismatch.
public struct UserInfo: ExpressibleByDictionaryLiteral {
  var storage = Storage.empty

  /// Creates an empty user info.
  public init() {}

  /// Creates a user info from a dictionary literal.
  ///
  /// If a key repeats, the last value wins, and debug builds report the repetition. A key with a nil value is kept, and
  /// the typed subscript returns nil for it.
  public init(dictionaryLiteral elements: (UserInfoKeys, Any)...) {
    if elements.isEmpty { return }
    if elements.count > 16, let indexed = IndexedPairs(unique: elements) {
      storage = .indexed(indexed)
    } else if elements.count > 16 || elements.hasDuplicates {
      for (key, value) in elements {
        if storage.contains(key) {
          Reports.report("A user info literal repeats the key '\(key.name)'. The last value wins.")
        }
        write(value, under: key)
      }
    } else {
      storage = .pairs(elements)
    }
    assert(reportsMismatches())
  }

  /// Whether the user info has no values.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys.
  public var isEmpty: Bool { storage.count == 0 }

  /// The number of values.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys.
  public var count: Int { storage.count }

  /// The names of the keys, in the order in which they were added.
  public var keys: [String] {
    storage.pairs.map(\.0.name)
  }

  /// Accesses the value under a typed key.
  ///
  /// Reading returns nil if the key has no value or a value of another type. Setting nil removes the value.
  @inlinable
  public subscript<Value>(key: UserInfoKey<Value>) -> Value? {
    // The getter is inlined, because the caller's module knows the type. Looking up the type at run time takes 60 ns.
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

  /// Accesses the untyped value under the given name.
  ///
  /// Use this subscript for a name that is known only at run time. Reading returns nil if the name has no value.
  /// Setting nil removes the value. If the user info contains a typed key with this name, debug builds report a new
  /// value of another type.
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

  /// Returns the value under a typed key, or throws an error if there is no value of that type.
  ///
  /// - Throws: ``UserInfoError/missing(key:expected:)`` if the key has no value or its value is nil, or
  ///   ``UserInfoError/mistyped(key:expected:found:)`` if the value has another type.
  public func require<Value>(_ key: UserInfoKey<Value>) throws(UserInfoError) -> Value {
    if let found = value(under: key), let value = found as? Value { return value }
    throw error(under: key) ?? .missing(key: key.name, expected: Value.self)
  }

  /// Returns a copy with the values of `other` added. If both user infos contain the same key, the value of `other`
  /// wins.
  public func merging(_ other: UserInfo) -> UserInfo {
    modified(self) { merged in
      for (key, value) in other.storage.pairs { merged.write(value, under: key) }
    }
  }

  /// Returns the error of reading a value of the key's type, or nil if there is such a value.
  package func error(under key: UserInfoKeys) -> UserInfoError? {
    let expected = key.valueType ?? Any.self
    guard let found = value(under: key), !isNil(found) else {
      return .missing(key: key.name, expected: expected)
    }
    return key.accepts(found) ? nil : .mistyped(key: key.name, expected: expected, found: type(of: found))
  }

  /// Returns whether the key has a value other than nil.
  package func hasValue(under key: UserInfoKeys) -> Bool {
    value(under: key).map { !isNil($0) } ?? false
  }

  @usableFromInline
  package func value(under key: UserInfoKeys) -> Any? {
    storage.value(under: key)
  }

  /// Reports nothing if the stored key requires the same type, because setting the value already reported the mismatch.
  @usableFromInline
  func noteMismatch(under key: UserInfoKeys) {
    guard let value = value(under: key), storage.key(like: key)?.valueType != key.valueType else { return }
    reportMismatch(of: value, with: key)
  }

  @usableFromInline
  mutating func write(_ value: consuming Any?, under key: UserInfoKeys) {
    storage.write(value, under: key)
  }

  /// Always returns true, so that an `assert` calls the method in debug builds only.
  private func reportsMismatches() -> Bool {
    for (key, value) in storage.pairs where !key.accepts(value) { reportMismatch(of: value, with: key) }
    return true
  }

  private func reportMismatch(of value: Any, with key: UserInfoKeys) {
    guard let expected = key.valueType, !isNil(value) else { return }
    Reports.report(
      """
      The user info's value for '\(key.name)' reads as nil: expected \(expected), found \(type(of: value)).
      """
    )
  }

  /// Creates a user info with the values of a dictionary, sorted by key.
  public init(_ dictionary: [String: Any]) {
    let pairs = Array(dictionary.keys).inAlphabeticalOrder()
      .compactMap { name in dictionary[name].map { (UserInfoKeys.untyped(name), $0) } }
    if !pairs.isEmpty { storage = .indexed(IndexedPairs(pairs)) }
  }

  /// Creates a user info with the values of a dictionary such as the `userInfo` of a `Notification`, sorted by key.
  ///
  /// If a key is not a string, its value is ignored, and debug builds report this.
  public init(_ dictionary: [AnyHashable: Any]) {
    var named: [String: Any] = [:]
    for (key, value) in dictionary {
      if let name = key.base as? String {
        named[name] = value
      } else {
        Reports.report(
          """
          The keys of a user info must be strings: the value for '\(key.base)' of type \
          \(type(of: key.base)) was ignored.
          """
        )
      }
    }
    self.init(named)
  }

  /// A dictionary that maps the names of the keys to their values.
  public var dictionary: [String: Any] {
    var dictionary: [String: Any] = [:]
    for (key, value) in storage.pairs { dictionary[key.name] = value }
    return dictionary
  }
}

extension UserInfo: CustomStringConvertible, CustomReflectable {
  /// The first 100 keys and values in the form of a dictionary literal.
  ///
  /// If there are more, the text ends with the number left out. Values are described as in traces, according to
  /// ``ValueVisibility/shownInDebugBuilds``.
  public var description: String { EventTrace.items(of: self).text }

  /// A mirror that contains descriptions instead of values, so that `dump` does not print private values.
  public var customMirror: Mirror {
    let items = EventTrace.items(of: self)
    return Mirror(self, children: items.map { (label: $0.key, value: $0.value) }, displayStyle: .struct)
  }
}

extension UserInfo: NamedValues {
  package var namedValues: [(name: String, value: Any?)] {
    storage.pairs.map { ($0.0.name, PrivateNames.contains($0.0.name) ? nil : $0.1) }
  }
}
