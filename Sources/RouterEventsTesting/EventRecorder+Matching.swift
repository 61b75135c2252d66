internal import KitSupport
internal import RouterEvents

extension EventRecorder {
  /// Finds an event that no expectation was met by, and notes that one was.
  ///
  /// - Parameters:
  ///   - subject: what is expected, in words.
  ///   - isNext: whether only the first such event will do.
  ///   - read: what is wanted of an event; nil where it is another one.
  ///   - condition: whether that meets the condition.
  /// - Returns: what is wanted of the event, or why there is none.
  func find<Value>(
    _ subject: String,
    isNext: Bool,
    _ read: (RecordedEvent) -> Value?,
    where condition: (Value) -> Bool
  ) -> (Value?, failure: String?) {
    var failing: [Int] = []
    let candidates = events.indices.filter { !events[$0].isExpected }
    for index in isNext ? candidates.prefix(1) : candidates[...] {
      guard let value = read(events[index]) else { continue }
      if condition(value) {
        markExpected(index)
        return (value, nil)
      }
      failing.append(index)
    }
    let next = isNext ? " next" : ""
    let conditions = failing.isEmpty ? "" : " that meets the condition"
    return (nil, "Expected \(subject)\(conditions)\(next). \(account(failing))")
  }

  /// Finds an event of that name.
  func find(
    named name: EventName,
    isNext: Bool,
    where condition: (UserInfo) -> Bool
  ) -> (RecordedEvent?, failure: String?) {
    find("'\(name.rawValue.bounded().visible)'", isNext: isNext, { $0.name == name ? $0 : nil }) {
      condition($0.userInfo)
    }
  }

  var failureUnlessEmpty: String? {
    events.isEmpty ? nil : "Expected nothing. \(account([]))"
  }

  var failureUnlessAllExpected: String? {
    events.allSatisfy(\.isExpected) ? nil : "Expected nothing else. \(account([]))"
  }

  /// How many events stand in a message at its beginning, and at its end.
  private static let shownCount = 20

  /// What was recorded, a line each, with what is to be said of it; of many the first, the last and those in `failing`.
  private func account(_ failing: [Int]) -> String {
    guard !events.isEmpty else { return "Nothing was emitted." }
    let failing = failing.prefix(Self.shownCount)
    var omitted = 0
    var lines: [String] = []
    for (index, event) in events.enumerated() {
      let isFarFromBothEnds = index >= Self.shownCount && index < events.count - Self.shownCount
      if isFarFromBothEnds && !failing.contains(index) {
        omitted += 1
        continue
      }
      if omitted > 0 { lines.append("\n  … \(omitted) more") }
      omitted = 0
      let remark =
        event.isExpected ? " (expected)" : failing.contains(index) ? " (does not meet the condition)" : ""
      lines.append("\n  \(index + 1). \(event.summary)\(remark)")
    }
    return "Emitted:\(lines.joined())"
  }
}
