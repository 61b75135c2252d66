internal import KitSupport

extension UserInfo {
  /// Makes a user info of a dictionary, in the order of its keys.
  public init(_ dictionary: [String: Any]) {
    self.init(
      unique: dictionary.sorted { $0.key < $1.key }.map { Entry(key: .untyped($0.key), value: $0.value) }
    )
  }

  /// Makes a user info of what a `Notification` carries, in the order of its keys.
  ///
  /// A key that is no string is left out and reported.
  public init(_ dictionary: [AnyHashable: Any]) {
    var named: [String: Any] = [:]
    for (key, value) in dictionary {
      if let name = key.base as? String {
        named[name] = value
      } else {
        Reports.report(
          """
          A user info takes strings as keys: the value for '\(key)' of type \(type(of: key.base)) was left out.
          """
        )
      }
    }
    self.init(named)
  }

  /// The values by the names of their keys, for code that takes dictionaries.
  public var dictionary: [String: Any] {
    Dictionary(uniqueKeysWithValues: entries.map { ($0.key.name, $0.value) })
  }
}

extension UserInfo: CustomStringConvertible {
  /// The keys and values, as a dictionary literal; what is private in them is not shown.
  public var description: String {
    entries.isEmpty ? "[:]" : "[\(entries.map { "\($0.key.name): \($0.told)" }.joined(separator: ", "))]"
  }
}

extension UserInfo: CustomReflectable {
  /// The values by the names of their keys; what is private in them is not shown.
  public var customMirror: Mirror {
    Mirror(self, children: entries.map { (label: $0.key.name, value: $0.told) }, displayStyle: .struct)
  }
}
