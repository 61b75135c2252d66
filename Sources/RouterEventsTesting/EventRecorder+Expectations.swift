internal import KitSupport
public import RouterEvents

extension EventRecorder {
  /// Expects that a recorded event has the given name and meets the condition.
  ///
  /// Events that have already met an expectation are ignored. If no remaining event matches, the test fails.
  ///
  /// - Returns: The event, or nil if the expectation failed.
  @discardableResult
  public func expect(
    _ name: EventName,
    where condition: (UserInfo) -> Bool = { _ in true },
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> RecordedEvent? {
    let place = Place(fileID, filePath, line, column)
    return find(.named(name), isNext: false, where: { condition($0.userInfo) }, at: place)
  }

  /// Expects that the next event has the given name and meets the condition.
  ///
  /// The next event is the first one that has not met an expectation. If it does not match, or if there is none, the
  /// test fails.
  ///
  /// - Returns: The event, or nil if the expectation failed.
  @discardableResult
  public func expectNext(
    _ name: EventName,
    where condition: (UserInfo) -> Bool = { _ in true },
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> RecordedEvent? {
    let place = Place(fileID, filePath, line, column)
    return find(.named(name), isNext: true, where: { condition($0.userInfo) }, at: place)
  }

  /// Expects that a recorded typed event has the given type and meets the condition. Returns the typed event, or nil.
  /// For details, see ``expect(_:where:fileID:filePath:line:column:)``.
  @discardableResult
  public func expect<Message: EventMessage>(
    message type: Message.Type,
    where condition: (Message) -> Bool = { _ in true },
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Message? {
    find(.message(type), isNext: false, where: condition, at: Place(fileID, filePath, line, column))
  }

  /// Expects that the next event has the given type and meets the condition. Returns the typed event, or nil.
  /// For details, see ``expectNext(_:where:fileID:filePath:line:column:)``.
  @discardableResult
  public func expectNext<Message: EventMessage>(
    message type: Message.Type,
    where condition: (Message) -> Bool = { _ in true },
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Message? {
    find(.message(type), isNext: true, where: condition, at: Place(fileID, filePath, line, column))
  }

  /// Expects that a recorded request has the given type and meets the condition. Returns the request, or nil.
  /// For details, see ``expect(_:where:fileID:filePath:line:column:)``.
  @discardableResult
  public func expect<Request: EventRequest>(
    request type: Request.Type,
    where condition: (Request) -> Bool = { _ in true },
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Request? {
    find(.request(type), isNext: false, where: condition, at: Place(fileID, filePath, line, column))
  }

  /// Expects that the next event is a request of the given type and meets the condition. Returns the request, or nil.
  /// For details, see ``expectNext(_:where:fileID:filePath:line:column:)``.
  @discardableResult
  public func expectNext<Request: EventRequest>(
    request type: Request.Type,
    where condition: (Request) -> Bool = { _ in true },
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Request? {
    find(.request(type), isNext: true, where: condition, at: Place(fileID, filePath, line, column))
  }

  /// Expects that a recorded row event has the given name and comes from a row whose model meets the condition. Returns
  /// the model, or nil. For details, see ``expect(_:where:fileID:filePath:line:column:)``.
  @discardableResult
  public func expect<Model>(
    row event: KeyPath<RowEvents.Type, RowEvent<Model>>,
    where condition: (Model) -> Bool = { _ in true },
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Model? {
    find(.row(event), isNext: false, where: condition, at: Place(fileID, filePath, line, column))
  }

  /// Expects that the next event is the given row event of a model that meets the condition. Returns the model, or nil.
  /// For details, see ``expectNext(_:where:fileID:filePath:line:column:)``.
  @discardableResult
  public func expectNext<Model>(
    row event: KeyPath<RowEvents.Type, RowEvent<Model>>,
    where condition: (Model) -> Bool = { _ in true },
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Model? {
    find(.row(event), isNext: true, where: condition, at: Place(fileID, filePath, line, column))
  }

  /// Expects that no event was recorded, not even one that has met an expectation.
  public func expectNothing(
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    if !events.isEmpty { fail("Expected nothing. \(summary([]))", at: Place(fileID, filePath, line, column)) }
  }

  /// Expects that every recorded event has met an expectation.
  public func expectNothingElse(
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    if events.allSatisfy(\.isExpected) { return }
    fail("Expected nothing else. \(summary([]))", at: Place(fileID, filePath, line, column))
  }

  typealias Place = TestFailure.Place

  private func fail(_ text: String, at place: Place) {
    TestFailure.record(text, inSwiftTesting: isInSwiftTesting, at: place)
  }

  /// Finds the first event of a kind that meets the condition among those that have not met an expectation, and marks
  /// it as expected. If `isNext`, only the first of these events can match.
  ///
  /// If there is none, the test fails: `limit` says until when it was expected, or is nil if it may still come.
  func find<Value>(
    _ wanted: WantedEvent<Value>,
    isNext: Bool,
    where condition: (Value) -> Bool,
    failing limit: String? = "",
    at place: Place
  ) -> Value? {
    var failing: [Int] = []
    let candidates = events.indices.filter { !events[$0].isExpected }
    for index in isNext ? candidates.prefix(1) : candidates[...] {
      guard let value = wanted.read(events[index]) else { continue }
      if condition(value) {
        events[index].isExpected = true
        return value
      }
      failing.append(index)
    }
    guard let limit else { return nil }
    let name = "'\(wanted.name.rawValue.bounded().visible)'"
    let subject = wanted.kind.map { "\($0) (\(name))" } ?? name
    let next = isNext ? " next" : ""
    let conditions = failing.isEmpty ? "" : " that meets the condition"
    let similar = failing.isEmpty ? candidates.filter { events[$0].name.isSimilar(to: wanted.name) } : []
    fail("Expected \(subject)\(conditions)\(next)\(limit). \(summary(failing, similar))", at: place)
    return nil
  }

  /// The number of events that a failure lists at each end of a long recording, and of those that fail the condition.
  private static let shownCount = 20

  /// In a long recording, only the first and the last events, and the first of the `failing` and `similar` ones, have a
  /// line.
  private func summary(_ failing: [Int], _ similar: [Int] = []) -> String {
    guard !events.isEmpty else { return "Nothing was emitted, or the tested responder handled it." }
    let (failing, similar) = (failing.prefix(Self.shownCount), similar.prefix(Self.shownCount))
    var omitted = 0
    var lines: [String] = []
    for (index, event) in events.enumerated() {
      let isFarFromBothEnds = index >= Self.shownCount && index < events.count - Self.shownCount
      if isFarFromBothEnds && !failing.contains(index) && !similar.contains(index) {
        omitted += 1
        continue
      }
      if omitted > 0 { lines.append("\n  … \(omitted) more") }
      omitted = 0
      let remark =
        event.isExpected
        ? " (expected)"
        : failing.contains(index)
          ? " (does not meet the condition)" : similar.contains(index) ? " (has a similar name)" : ""
      lines.append("\n  \(index + 1). \(event.summary)\(remark)")
    }
    return "Emitted:\(lines.joined())"
  }
}

/// The events that an expectation looks for, and the values that it reads from them.
@MainActor
struct WantedEvent<Value> {
  let name: EventName

  /// The type of the events in messages, or nil to show their name.
  var kind: String?

  /// Returns the value of an event, or nil if the event has another name or type.
  let read: (RecordedEvent) -> Value?

  static func named(_ name: EventName) -> Self where Value == RecordedEvent {
    Self(name: name) { $0.name == name ? $0 : nil }
  }

  static func message(_ type: Value.Type) -> Self where Value: EventMessage {
    Self(name: type.name, kind: "\(type)") { $0.message as? Value }
  }

  static func request(_ type: Value.Type) -> Self where Value: EventRequest {
    Self(name: type.name, kind: "\(type)") { $0.event.request(type) }
  }

  static func row(_ event: KeyPath<RowEvents.Type, RowEvent<Value>>) -> Self {
    let name = RowEvents.self[keyPath: event].name
    return Self(name: name, kind: "a row of \(Value.self)") {
      $0.name == name ? $0.event.rowModel(as: Value.self) : nil
    }
  }
}

extension EventName {
  /// Returns whether few letters differ, as in a misspelled name or another form of a verb.
  fileprivate func isSimilar(to other: EventName) -> Bool {
    self != other && rawValue.difference(from: other.rawValue).count <= max(2, other.rawValue.count / 4)
  }
}
