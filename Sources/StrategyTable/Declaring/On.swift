internal import KitSupport
public import RouterEvents

/// Another name for ``On``, for an app that has a type called `On`.
public typealias StrategyOn = On

/// A strategy in a ``StrategyTable`` that handles the events with one name.
///
/// ```swift
/// On(.buyTapped, ListController.buy)                                    // a method
/// On(.detailTapped) { controller, event in … }                          // a closure
/// On(ShareTapped.self) { controller, message, event in … }              // a typed event
/// On(CurrentTheme.self) { controller, request, event in … }             // an answer, or nil
/// On(.refreshTapped, whileRunning: .drop) { owner, event in await … }   // asynchronous
/// ```
///
/// The owner is the object that handles events with the table. An event stops at the owner unless the strategy is
/// ``forwarding()``.
///
/// If a strategy throws, the event still counts as handled. Observers added with `EventRouter.onError` receive the
/// error. The error of a synchronous strategy is also in the outcome. An asynchronous strategy that is canceled has no
/// error, whatever it throws.
public struct On<Owner: AnyObject>: Sendable {
  var declaration: StrategyDeclaration

  /// Creates a strategy that calls a method with the event's user info.
  @preconcurrency
  public init(
    _ name: EventName,
    _ method: @escaping @MainActor (Owner) -> @MainActor (UserInfo) throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(name, "\(fileID):\(line)") { owner, event in
      try method(owner)(event.userInfo)
      return true
    }
  }

  /// Creates a strategy that calls a method with the event.
  @preconcurrency
  public init(
    _ name: EventName,
    _ method: @escaping @MainActor (Owner) -> @MainActor (RouterEvent) throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(name, "\(fileID):\(line)") { owner, event in
      try method(owner)(event)
      return true
    }
  }

  /// Creates a strategy that calls a closure with the owner and the event.
  public init(
    _ name: EventName,
    _ body: @escaping @MainActor (Owner, RouterEvent) throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(name, "\(fileID):\(line)") { owner, event in
      try body(owner, event)
      return true
    }
  }

  /// Creates a strategy that calls a closure with the owner and the typed event.
  ///
  /// If the event was emitted by name, `init(userInfo:)` creates the typed event. If that initializer returns nil, the
  /// strategy forwards the event, and debug builds report this.
  public init<Message: EventMessage>(
    _ type: Message.Type,
    _ body: @escaping @MainActor (Owner, Message, RouterEvent) throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let reader = MessageReader<Message>(position: "\(fileID):\(line)")
    self.init(Message.name, reader.position, canTake: { reader.message(of: $0) != nil }) { owner, event in
      guard let message = reader.message(of: event) else { return false }
      try body(owner, message, event)
      return true
    }
    declaration.isTyped = true
  }

  /// Creates a strategy that answers a request with the result of a closure.
  ///
  /// If the closure returns nil, the request is forwarded.
  public init<Request: EventRequest>(
    _ type: Request.Type,
    _ body: @escaping @MainActor (Owner, Request, RouterEvent) throws -> Request.Response?,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(Request.name, "\(fileID):\(line)", canTake: { $0.request(Request.self) != nil }) {
      owner,
      event in
      try event.answer(Request.self) { try body(owner, $0, event) } == .handled
    }
    declaration.isAnswer = true
  }

  /// Creates a strategy that runs an asynchronous closure with the event and a weak reference to the owner.
  ///
  /// The closure runs after the dispatch. By then, the event's source is nil. If the owner is deallocated while the
  /// closure runs, `owner()` returns nil and the task is canceled.
  ///
  /// `overlap` determines what happens to an event that arrives while the closure runs for the same owner.
  public init(
    _ name: EventName,
    whileRunning overlap: Overlap,
    _ body: @escaping @MainActor (WeakOwner<Owner>, RouterEvent) async throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(name, "\(fileID):\(line)") { _, _ in false }
    declaration.asynchronous = (overlap, { try await body(WeakOwner($0), $1) })
  }

  /// Creates a strategy that runs an asynchronous closure with the typed event and a weak reference to the owner.
  ///
  /// If the event was emitted by name, `init(userInfo:)` creates the typed event. If that initializer returns nil, the
  /// strategy forwards the event, and debug builds report this.
  ///
  /// `overlap` determines what happens to an event that arrives while the closure runs for the same owner.
  public init<Message: EventMessage>(
    _ type: Message.Type,
    whileRunning overlap: Overlap,
    _ body: @escaping @MainActor (WeakOwner<Owner>, Message, RouterEvent) async throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let reader = MessageReader<Message>(position: "\(fileID):\(line)")
    self.init(Message.name, reader.position, canTake: { reader.message(of: $0) != nil }) { _, _ in false }
    declaration.asynchronous = (
      overlap,
      { owner, event in
        guard let message = reader.message(of: event) else { return }
        try await body(WeakOwner(owner), message, event)
      }
    )
  }

  private init(
    _ name: EventName,
    _ position: String,
    canTake: @escaping @MainActor (RouterEvent) -> Bool = { _ in true },
    _ body: @escaping @MainActor (Owner, RouterEvent) throws -> Bool
  ) {
    declaration = StrategyDeclaration(name: name, position: position) { object, event in
      // The first check avoids a search of the superclasses. A separate function would have to retain the owner.
      if type(of: object) == Owner.self { return try body(unsafeDowncast(object, to: Owner.self), event) }
      guard let owner = Self.owner(object, for: event, position) else { return false }
      return try body(owner, event)
    }
    declaration.canTake = { Self.owner($0, for: $1, position) != nil && canTake($1) }
  }

  @MainActor
  private static func owner(_ object: AnyObject, for event: RouterEvent, _ position: String) -> Owner? {
    if let owner = object as? Owner { return owner }
    Reports.report(
      """
      The strategy of \(Owner.self) for '\(event.name)' was called with a \(type(of: object)) and forwarded the event. \
      Use a table that was extended for a subclass only in that subclass.
      """,
      position: position
    )
    return nil
  }
}

extension On {
  /// Forwards events after handling them, like an override that handles an event and then calls `super`.
  ///
  /// If the strategy answers a request, the modifier is ignored, and debug builds report this. An answer always ends
  /// the request.
  public func forwarding() -> On<Owner> {
    changed(unlessAnswer: "forwarded: it ends the request") { $0.disposition = .handledAndForwarded }
  }

  /// Handles only the first event for each owner. Later events are forwarded.
  ///
  /// An event that the strategy's own code emits cannot run the strategy again. A request that the strategy answers
  /// with nil does not count as the first event.
  public func once() -> On<Owner> {
    var copy = self
    copy.declaration.isOnce = true
    return copy
  }

  /// Runs the strategy at most once per interval for each owner.
  ///
  /// The strategy runs for the first event. Until `interval` has passed, later events count as handled but do not run
  /// the strategy, and are not forwarded.
  ///
  /// If the strategy answers a request, the modifier is ignored, and debug builds report this.
  ///
  /// - Parameters:
  ///   - interval: The minimum time between the starts of two runs.
  ///   - clock: The clock that measures the interval.
  /// - Returns: The throttled strategy.
  public func throttled<C: Clock>(for interval: C.Duration, clock: C) -> On<Owner> {
    paced(Pace(kind: .throttle, interval: interval, clock: clock))
  }

  /// Runs the strategy at most once per interval for each owner.
  ///
  /// The continuous clock measures the interval. For details, see ``throttled(for:clock:)``.
  public func throttled(for interval: Duration) -> On<Owner> {
    throttled(for: interval, clock: ContinuousClock())
  }

  /// Runs the strategy with the last event, after an interval in which no other event arrives for the same owner.
  ///
  /// Each event counts as handled when it arrives, and is not forwarded.
  ///
  /// If the strategy answers a request, the modifier is ignored, and debug builds report this.
  ///
  /// - Parameters:
  ///   - interval: The time without events after which the strategy runs.
  ///   - clock: The clock that measures the interval.
  /// - Returns: The debounced strategy.
  public func debounced<C: Clock>(for interval: C.Duration, clock: C) -> On<Owner> {
    paced(Pace(kind: .debounce, interval: interval, clock: clock))
  }

  /// Runs the strategy with the last event, after an interval in which no other event arrives for the same owner.
  ///
  /// The continuous clock measures the interval. For details, see ``debounced(for:clock:)``.
  public func debounced(for interval: Duration) -> On<Owner> {
    debounced(for: interval, clock: ContinuousClock())
  }

  private func paced(_ pace: Pace) -> On<Owner> {
    changed(unlessAnswer: "\(pace.kind): it is needed at once") { $0.pace = pace }
  }

  private func changed(
    unlessAnswer problem: ReportText,
    _ change: (inout StrategyDeclaration) -> Void
  ) -> On<Owner> {
    guard !declaration.isAnswer else {
      Reports.report(
        "An answer to '\(declaration.name)' cannot be \(problem). The modifier was ignored.",
        position: declaration.position
      )
      return self
    }
    var copy = self
    change(&copy.declaration)
    return copy
  }
}
