internal import KitSupport
public import RouterEvents

extension EventRecorder {
  /// Expects an event of that name among those recorded, which no expectation was met by before.
  ///
  /// - Returns: the event; nil where the expectation failed.
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

  /// Expects the first event that no expectation was met by to be of that name.
  ///
  /// - Returns: the event; nil where the expectation failed.
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

  /// Expects a typed event among those recorded, which no expectation was met by before.
  ///
  /// - Returns: the typed event; nil where the expectation failed.
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

  /// Expects the first event that no expectation was met by to be that typed event.
  ///
  /// - Returns: the typed event; nil where the expectation failed.
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

  /// Expects a request among those recorded, which no expectation was met by before.
  ///
  /// - Returns: the request; nil where the expectation failed.
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

  /// Expects the first event that no expectation was met by to be that request.
  ///
  /// - Returns: the request; nil where the expectation failed.
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

  /// Expects that nothing was recorded.
  public func expectNothing(
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    fail(failureUnlessEmpty, fileID, filePath, line, column)
  }

  /// Expects that every event recorded has met an expectation.
  public func expectNothingElse(
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    fail(failureUnlessAllExpected, fileID, filePath, line, column)
  }

  /// What was found, or nil with its failure recorded.
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
