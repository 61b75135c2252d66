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
    let found = find(named: name, isNext: false, where: condition)
    return value(of: found, fileID, filePath, line, column)
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
    let found = find(named: name, isNext: true, where: condition)
    return value(of: found, fileID, filePath, line, column)
  }

  /// Expects that a recorded typed event has the given type and meets the condition.
  ///
  /// Events that have already met an expectation are ignored. If no remaining event matches, the test fails.
  ///
  /// - Returns: The typed event, or nil if the expectation failed.
  @discardableResult
  public func expect<Message: EventMessage>(
    _ type: Message.Type,
    where condition: (Message) -> Bool = { _ in true },
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Message? {
    let found = find(
      "\(type) ('\(type.name.rawValue.bounded().visible)')",
      isNext: false,
      { $0.message as? Message },
      where: condition
    )
    return value(of: found, fileID, filePath, line, column)
  }

  /// Expects that the next event is a typed event of the given type and meets the condition.
  ///
  /// The next event is the first one that has not met an expectation. If it does not match, or if there is none, the
  /// test fails.
  ///
  /// - Returns: The typed event, or nil if the expectation failed.
  @discardableResult
  public func expectNext<Message: EventMessage>(
    _ type: Message.Type,
    where condition: (Message) -> Bool = { _ in true },
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Message? {
    let found = find(
      "\(type) ('\(type.name.rawValue.bounded().visible)')",
      isNext: true,
      { $0.message as? Message },
      where: condition
    )
    return value(of: found, fileID, filePath, line, column)
  }

  /// Expects that a recorded request has the given type and meets the condition.
  ///
  /// Requests that have already met an expectation are ignored. If no remaining request matches, the test fails.
  ///
  /// - Returns: The request, or nil if the expectation failed.
  @discardableResult
  public func expect<Request: EventRequest>(
    _ type: Request.Type,
    where condition: (Request) -> Bool = { _ in true },
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Request? {
    let found = find(
      "\(type) ('\(type.name.rawValue.bounded().visible)')",
      isNext: false,
      { $0.event.request(type) },
      where: condition
    )
    return value(of: found, fileID, filePath, line, column)
  }

  /// Expects that the next event is a request of the given type and meets the condition.
  ///
  /// The next event is the first one that has not met an expectation. If it does not match, or if there is none, the
  /// test fails.
  ///
  /// - Returns: The request, or nil if the expectation failed.
  @discardableResult
  public func expectNext<Request: EventRequest>(
    _ type: Request.Type,
    where condition: (Request) -> Bool = { _ in true },
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Request? {
    let found = find(
      "\(type) ('\(type.name.rawValue.bounded().visible)')",
      isNext: true,
      { $0.event.request(type) },
      where: condition
    )
    return value(of: found, fileID, filePath, line, column)
  }

  /// Expects that no event was recorded.
  ///
  /// Events that have met an expectation count, too. To exclude them, call
  /// ``expectNothingElse(fileID:filePath:line:column:)``.
  public func expectNothing(
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    fail(failureUnlessEmpty, fileID, filePath, line, column)
  }

  /// Expects that every recorded event has met an expectation.
  public func expectNothingElse(
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    fail(failureUnlessAllExpected, fileID, filePath, line, column)
  }

  /// Returns the value in `found`. If that value is nil, the method fails the test and returns nil.
  private func value<Value>(
    of found: (Value?, failure: String?),
    _ fileID: String,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt
  ) -> Value? {
    fail(found.failure, fileID, filePath, line, column)
    return found.0
  }

  private func fail(
    _ failure: String?,
    _ fileID: String,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt
  ) {
    guard let failure else { return }
    TestFailure.record(
      failure,
      inSwiftTesting: isInSwiftTesting,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
