extension EventTrace: CustomStringConvertible {
  /// The event, a line for each hop and the result, without times:
  ///
  /// ```
  /// product.buyTapped [sku: A-1] from ProductCell
  ///   0 ProductCell
  ///   1 SectionView          section = 2
  ///   2 ListController       table: handled
  ///   3 UIWindow             not reached
  ///   = handled by ListController
  /// ```
  public var description: String {
    let types = hops.map(\.type.visible)
    let width = types.map(\.count).max() ?? 0
    let lines = hops.indices.map { index in
      let notes = notes(at: index)
      let type = types[index]
      let number = hops.number(of: index)
      if notes.isEmpty { return "  \(number) \(type)" }
      let padding = String(repeating: " ", count: width - type.count + 2)
      return "  \(number) \(type)\(padding)\(notes.joined(separator: "; ").visible)"
    }
    return ([heading] + lines + [summary]).joined(separator: "\n")
  }

  private var heading: String {
    "\(Self.heading(name, message, userInfo)) from \(source.visible)"
  }

  /// An event's name and what it carries, on one line.
  static func heading(_ name: EventName, _ message: String?, _ userInfo: [Item]) -> String {
    let items = userInfo.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    let content = message ?? (items.isEmpty ? nil : "[\(items)]")
    return "\(name.rawValue.bounded())\(content.map { " \($0)" } ?? "")".visible
  }

  private func notes(at index: Int) -> [String] {
    if !hops[index].isReached && hops[index].answers.isEmpty { return ["not reached"] }
    let all = decorations.filter { $0.hop == index }
    var decorations = all.prefix(Self.shownKeyLimit).map(\.description)
    if all.count > Self.shownKeyLimit { decorations.append("… and \(all.count - Self.shownKeyLimit) more") }
    let answers = hops[index].answers.map { "\($0.role): \($0.disposition)" }
    return hops[index].roles.contains(.interceptor)
      ? answers.prefix(1) + decorations + answers.dropFirst() : decorations + answers
  }

  private var summary: String {
    let handlers = handlers.isEmpty ? "" : " by \(handlers.joined(separator: ", "))"
    let errors = errors.map { "; threw \($0)" }.joined()
    return "  = \(result.rawValue)\((handlers + errors).visible)"
  }
}

extension EventTrace.Decoration: CustomStringConvertible {
  /// The change, as in `section = 2`, `section = 2 (was 1)` or `section removed (was 1)`.
  public var description: String {
    switch (old, new) {
    case (nil, let new?): "\(key) = \(new)"
    case (let old?, let new?): "\(key) = \(new) (was \(old))"
    case (let old?, nil): "\(key) removed (was \(old))"
    case (nil, nil): "\(key) unchanged"
    }
  }
}

extension Collection where Index == Int {
  /// The number of an element, as wide as that of the last one.
  package func number(of index: Int) -> String {
    let number = String(index)
    return String(repeating: " ", count: Swift.max(0, String(endIndex - 1).count - number.count)) + number
  }
}
