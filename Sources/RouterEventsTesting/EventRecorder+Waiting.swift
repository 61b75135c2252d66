public import RouterEvents

extension EventRecorder {
  /// Returns the first event with the given name that meets the condition, as soon as it has come.
  ///
  /// ```swift
  /// user.tap(control: "Send", in: "Draft")
  /// await recorder.next(.sent)
  /// ```
  ///
  /// Events that have already met an expectation are ignored. If there is a matching one among the others, the method
  /// returns at once. If the test's task is canceled or `limit` is over before an event matches, the test fails.
  ///
  /// - Returns: The event, or nil if the expectation failed.
  @discardableResult
  public func next(
    _ name: EventName,
    within limit: Duration = .seconds(10),
    by clock: any Clock<Duration> = ContinuousClock(),
    where condition: (UserInfo) -> Bool = { _ in true },
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> RecordedEvent? {
    let place = Place(fileID, filePath, line, column)
    return await wait(limit, clock, for: .named(name), where: { condition($0.userInfo) }, at: place)
  }

  /// Returns the first typed event of the given type that meets the condition, as soon as it has come, or nil.
  /// For details, see ``next(_:within:by:where:fileID:filePath:line:column:)``.
  @discardableResult
  public func next<Message: EventMessage>(
    message type: Message.Type,
    within limit: Duration = .seconds(10),
    by clock: any Clock<Duration> = ContinuousClock(),
    where condition: (Message) -> Bool = { _ in true },
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> Message? {
    await wait(limit, clock, for: .message(type), where: condition, at: Place(fileID, filePath, line, column))
  }

  /// Returns the model of the given row event that meets the condition, as soon as the event has come, or nil.
  /// For details, see ``next(_:within:by:where:fileID:filePath:line:column:)``.
  @discardableResult
  public func next<Model>(
    row event: KeyPath<RowEvents.Type, RowEvent<Model>>,
    within limit: Duration = .seconds(10),
    by clock: any Clock<Duration> = ContinuousClock(),
    where condition: (Model) -> Bool = { _ in true },
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> Model? {
    await wait(limit, clock, for: .row(event), where: condition, at: Place(fileID, filePath, line, column))
  }

  /// Searches after each recorded event. The search fails the test only when the wait is over.
  private func wait<Value>(
    _ limit: Duration,
    _ clock: any Clock<Duration>,
    for wanted: WantedEvent<Value>,
    where condition: (Value) -> Bool,
    at place: Place
  ) async -> Value? {
    let time = Signal()
    let timer = Task { [arrivals] in
      guard (try? await clock.sleep(for: limit)) != nil else { return }
      time.send()
      arrivals.send()
    }
    defer { timer.cancel() }
    while true {
      let count = arrivals.value
      let (isOver, isCancelled) = (time.value > 0, Task.isCancelled)
      let end: String? = isOver ? " within \(limit)" : isCancelled ? " before the task was canceled" : nil
      let found = find(wanted, isNext: false, where: condition, failing: end, at: place)
      if found != nil || end != nil { return found }
      try? await arrivals.reach(count + 1)
    }
  }
}
