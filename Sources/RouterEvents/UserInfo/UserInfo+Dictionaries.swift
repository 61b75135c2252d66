internal import KitSupport

extension UserInfo {
  /// Creates a user info with the values of a dictionary, sorted by key.
  public init(_ dictionary: [String: Any]) {
    storage = Storage(dictionary.sorted { $0.key < $1.key }.map { (.untyped($0.key), $0.value) })
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
    Dictionary(uniqueKeysWithValues: storage.pairs.map { ($0.0.name, $0.1) })
  }
}

extension UserInfo: CustomStringConvertible {
  /// The first 100 keys and values in the form of a dictionary literal.
  ///
  /// If there are more, the text ends with the number left out. Values are described as in traces, according to
  /// ``ValueVisibility/shownInDebugBuilds``.
  public var description: String { EventTrace.items(of: self).text }
}

extension UserInfo: NamedValues {
  /// The names of the keys with their values, which are nil for private keys.
  package var namedValues: [(name: String, value: Any?)] {
    storage.pairs.map { ($0.0.name, PrivateNames.contains($0.0.name) ? nil : $0.1) }
  }
}

extension UserInfo: CustomReflectable {
  /// A mirror that contains descriptions instead of values, so that `dump` does not print private values.
  public var customMirror: Mirror {
    let items = EventTrace.items(of: self)
    return Mirror(self, children: items.map { (label: $0.key, value: $0.value) }, displayStyle: .struct)
  }
}
