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
    let (event, failure) = find("'\(name.rawValue.bounded().visible)'", isNext: false) {
      $0.name == name ? condition($0.userInfo) : nil
    }
    fail(failure, fileID, filePath, line, column)
    return event
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
    let (event, failure) = find("'\(name.rawValue.bounded().visible)'", isNext: true) {
      $0.name == name ? condition($0.userInfo) : nil
    }
    fail(failure, fileID, filePath, line, column)
    return event
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
    let (event, failure) = find("\(type) ('\(type.name)')", isNext: false) { event in
      (event.message as? Message).map(condition)
    }
    fail(failure, fileID, filePath, line, column)
    return event?.message as? Message
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
    let (event, failure) = find("\(type) ('\(type.name)')", isNext: true) { event in
      (event.message as? Message).map(condition)
    }
    fail(failure, fileID, filePath, line, column)
    return event?.message as? Message
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
    let (event, failure) = find("\(type) ('\(type.name)')", isNext: false) { event in
      request(type, of: event).map(condition)
    }
    fail(failure, fileID, filePath, line, column)
    return event.flatMap { request(type, of: $0) }
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
    let (event, failure) = find("\(type) ('\(type.name)')", isNext: true) { event in
      request(type, of: event).map(condition)
    }
    fail(failure, fileID, filePath, line, column)
    return event.flatMap { request(type, of: $0) }
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
