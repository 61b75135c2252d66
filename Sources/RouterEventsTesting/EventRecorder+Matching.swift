internal import RouterEvents

extension EventRecorder {
  /// Finds an event that no expectation was met by, and notes that one was.
  ///
  /// - Parameters:
  ///   - subject: what is expected, in words.
  ///   - isNext: whether only the first such event will do.
  ///   - condition: whether an event meets the condition; nil where it is another one.
  /// - Returns: the event, or why there is none.
  func find(
    _ subject: String,
    isNext: Bool,
    _ condition: (RecordedEvent) -> Bool?
  ) -> (RecordedEvent?, failure: String?) {
    var failing: [Int] = []
    let candidates = events.indices.filter { !events[$0].isExpected }
    for index in isNext ? candidates.prefix(1) : candidates[...] {
      switch condition(events[index]) {
      case true?:
        markExpected(index)
        return (events[index], nil)
      case false?: failing.append(index)
      case nil: break
      }
    }
    let next = isNext ? " next" : ""
    let conditions = failing.isEmpty ? "" : " that meets the condition"
    return (nil, "Expected \(subject)\(conditions)\(next). \(account(failing))")
  }

  /// The request that an event is, where it is of that type.
  func request<Request: EventRequest>(_ type: Request.Type, of event: RecordedEvent) -> Request? {
    event.event.request(type)
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
