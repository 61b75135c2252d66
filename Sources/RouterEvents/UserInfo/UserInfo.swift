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
  /// Nil where there are none: to retain and release the standard library's one empty array takes 10 ns, nil none.
  private var stored: [Entry]?

  /// A key and its value.
  struct Entry {
    var key: UserInfoKeys
    var value: Any
  }

  /// The names of the keys that were written since this was set to none; nil while nobody wants to know. The trace
  /// asks a decorator's value so, and learns of values that were overwritten by equal ones.
  var writtenKeys: [String]?

  /// Makes a user info without values.
  public init() {}

  /// Makes a user info of entries of which no two have one key.
  init(unique entries: [Entry]) {
    if !entries.isEmpty { stored = entries }
  }

  /// Makes a user info of a literal. Of a key named twice the later value counts; that is reported. An optional without
  /// a value keeps its key, and reads as nil.
  public init(dictionaryLiteral elements: (UserInfoKeys, Any)...) {
    if elements.isEmpty { return }
    var entries: [Entry] = []
    entries.reserveCapacity(elements.count)
    for (key, value) in elements { entries.append(Entry(key: key, value: value)) }
    stored = entries
    if entries.hasDuplicates { removeDuplicates() }
    assert(reportsMismatches())
  }

  /// The values in the order in which they were first set.
  var entries: [Entry] { stored ?? [] }

  /// Whether there is no value.
  public var isEmpty: Bool { stored == nil }

  /// How many values there are.
  public var count: Int { stored?.count ?? 0 }

  /// The names of the keys, in the order in which they were first set.
  public var keys: [String] {
    entries.map(\.key.name)
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
      entry(for: .untyped(name))?.value
    }
    set {
      let key = UserInfoKeys.untyped(name)
      let known = entry(for: key)?.key ?? key
      write(newValue, under: known)
      if let newValue, !known.accepts(newValue) { reportMismatch(of: newValue, with: known) }
    }
  }

  /// The value under a typed key.
  ///
  /// - Throws: ``UserInfoError/missing(key:expected:)`` where there is none,
  ///   ``UserInfoError/mistyped(key:expected:found:)`` where it has another type.
  public func require<Value>(_ key: UserInfoKey<Value>) throws(UserInfoError) -> Value {
    guard let found = entry(for: key)?.value else { throw .missing(key: key.name, expected: Value.self) }
    if let value = found as? Value { return value }
    if isNil(found) { throw .missing(key: key.name, expected: Value.self) }
    throw .mistyped(key: key.name, expected: Value.self, found: type(of: found))
  }

  /// A copy with the values of `other` added; where both have a key, the value of `other` counts.
  public func merging(_ other: UserInfo) -> UserInfo {
    var merged = self
    for entry in other.entries { merged.write(entry.value, under: entry.key) }
    return merged
  }
}

extension UserInfo {
  /// The value as it is, for whoever compares two user infos name by name.
  func value(named name: String) -> Any? {
    entry(for: .untyped(name))?.value
  }

  @usableFromInline
  func value(under key: UserInfoKeys) -> Any? {
    guard let stored, let index = stored.slot(of: key) else { return nil }
    return stored[index].value
  }

  /// Reports a value that its key does not accept, unless that was reported when it was stored, under a key of the right
  /// type.
  @usableFromInline
  func noteMismatch(under key: UserInfoKeys) {
    guard let entry = entry(for: key), entry.key.valueType != key.valueType else { return }
    reportMismatch(of: entry.value, with: key)
  }

  private func entry(for key: UserInfoKeys) -> Entry? {
    guard let stored, let index = stored.slot(of: key) else { return nil }
    return stored[index]
  }

  @usableFromInline
  mutating func write(_ value: Any?, under key: UserInfoKeys) {
    if writtenKeys?.contains(key.name) == false { writtenKeys?.append(key.name) }
    var entries = entries
    stored = nil
    switch (entries.slot(of: key), value) {
    case (let index?, let value?):
      entries[index].key = key
      entries[index].value = value
    case (let index?, nil): entries.remove(at: index)
    case (nil, let value?): entries.append(Entry(key: key, value: value))
    case (nil, nil): break
    }
    if !entries.isEmpty { stored = entries }
  }

  private mutating func removeDuplicates() {
    let all = entries
    stored = nil
    for entry in all {
      if self.entry(for: entry.key) != nil {
        Reports.report("A user info literal names '\(entry.key.name)' twice; the later value counts.")
      }
      write(entry.value, under: entry.key)
    }
  }

  /// Is true, so that an assertion looks for values of the wrong type in debug builds only.
  private func reportsMismatches() -> Bool {
    for entry in entries where !entry.key.accepts(entry.value) {
      reportMismatch(of: entry.value, with: entry.key)
    }
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

// Through a buffer only the keys are read, where an array's subscript copies the values along (150 ns an event). It
// is read at the array's own indices and stays in the closure; what leaves is a position or a truth.
extension [UserInfo.Entry] {
  /// Where the value for a key is, looked for by the key's identity first, then by its name.
  fileprivate func slot(of key: UserInfoKeys) -> Int? {
    withUnsafeBufferPointer { entries in
      for index in entries.indices where entries[index].key === key { return index }
      for index in entries.indices where entries[index].key.text == key.text { return index }
      return nil
    }
  }

  /// Whether a key stands twice.
  fileprivate var hasDuplicates: Bool {
    withUnsafeBufferPointer { entries in
      for index in entries.indices {
        for earlier in 0..<index where entries[earlier].key.text == entries[index].key.text { return true }
      }
      return false
    }
  }
}
