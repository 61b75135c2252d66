internal import KitSupport

extension UserInfo {
  /// Makes a user info of a dictionary, in the order of its keys.
  public init(_ dictionary: [String: Any]) {
    storage = Storage(dictionary.sorted { $0.key < $1.key }.map { (.untyped($0.key), $0.value) })
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
          A user info takes strings as keys: the value for '\(boundedDescription(of: key.base))' of type \
          \(type(of: key.base)) was left out.
          """
        )
      }
    }
    self.init(named)
  }

  /// The values by the names of their keys, for code that takes dictionaries.
  public var dictionary: [String: Any] {
    Dictionary(uniqueKeysWithValues: storage.pairs.map { ($0.0.name, $0.1) })
  }
}

extension UserInfo: CustomStringConvertible {
  /// The keys and values, as a dictionary literal, with what traces show of them: see ``ValueVisibility``.
  public var description: String { EventTrace.items(of: self).text }
}

extension UserInfo: CustomReflectable {
  /// The keys with what traces show of their values, so that `dump` shows no more.
  public var customMirror: Mirror {
    let items = EventTrace.items(of: self)
    return Mirror(self, children: items.map { (label: $0.key, value: $0.value) }, displayStyle: .struct)
  }
}
