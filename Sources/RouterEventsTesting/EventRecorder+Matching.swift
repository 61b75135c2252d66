internal import KitSupport
internal import RouterEvents

extension EventRecorder {
  /// Finds the first matching event among those that have not met an expectation, and marks that event as expected.
  ///
  /// - Parameters:
  ///   - subject: A description of the expected event for the failure message.
  ///   - isNext: Whether only the first event that has not met an expectation can match.
  ///   - read: A closure that returns the value to match, or nil if the event has a different name or type.
  ///   - condition: A closure that returns whether the value meets the condition.
  /// - Returns: The value of the matching event, or nil and a failure message.
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
    return (nil, "Expected \(subject)\(conditions)\(next). \(summary(failing))")
  }

  /// Finds the first matching event with the given name, and marks that event as expected.
  ///
  /// See ``find(_:isNext:_:where:)``.
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
    events.isEmpty ? nil : "Expected nothing. \(summary([]))"
  }

  var failureUnlessAllExpected: String? {
    events.allSatisfy(\.isExpected) ? nil : "Expected nothing else. \(summary([]))"
  }

  /// The number of events that a failure message lists at each end of a long recording.
  ///
  /// The message also lists at most this many events that do not meet the condition.
  private static let shownCount = 20

  /// Returns a message with a line for each recorded event.
  ///
  /// In a long recording, only the first events, the last events and the first events that do not meet the condition
  /// have a line. The array `failing` contains the indexes of the events that do not meet the condition.
  private func summary(_ failing: [Int]) -> String {
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
