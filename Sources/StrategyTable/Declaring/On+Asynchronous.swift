public import RouterEvents

extension On {
  /// Creates a strategy that runs an asynchronous closure with a weak reference to the owner and the event.
  public init(
    _ name: EventName,
    whileRunning overlap: Overlap,
    _ body: @escaping @MainActor (WeakOwner<Owner>, RouterEvent) async throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(EventPart(name) { _ in () }, overlap, "\(fileID):\(line)") { owner, _, event in
      try await body(owner, event)
    }
  }

  /// Creates a strategy that runs an asynchronous closure with a weak owner, the value of a key, and the event.
  public init<Value>(
    _ name: EventName,
    with key: KeyPath<UserInfoKeys.Type, UserInfoKey<Value>>,
    whileRunning overlap: Overlap,
    _ body: @escaping @MainActor (WeakOwner<Owner>, Value, RouterEvent) async throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(.value(of: name, key), overlap, "\(fileID):\(line)", body)
  }

  /// Creates a strategy that runs an asynchronous closure with a weak owner, the values of two keys, and the event.
  public init<First, Second>(
    _ name: EventName,
    with first: KeyPath<UserInfoKeys.Type, UserInfoKey<First>>,
    and second: KeyPath<UserInfoKeys.Type, UserInfoKey<Second>>,
    whileRunning overlap: Overlap,
    _ body: @escaping @MainActor (WeakOwner<Owner>, First, Second, RouterEvent) async throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let (first, second) = (UserInfoKeys.self[keyPath: first], UserInfoKeys.self[keyPath: second])
    let part = EventPart(name, .values(first, second)) { event in
      event.value(under: first).flatMap { one in event.value(under: second).map { (one, $0) } }
    }
    self.init(part, overlap, "\(fileID):\(line)") { owner, values, event in
      try await body(owner, values.0, values.1, event)
    }
  }

  /// Creates a strategy that runs an asynchronous closure with a weak owner, the model of the row, and the event.
  public init<Model>(
    row event: KeyPath<RowEvents.Type, RowEvent<Model>>,
    whileRunning overlap: Overlap,
    _ body: @escaping @MainActor (WeakOwner<Owner>, Model, RouterEvent) async throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(.row(event), overlap, "\(fileID):\(line)", body)
  }

  /// Creates a strategy that runs an asynchronous closure with a weak owner, the typed event, and the event.
  public init<Message: EventMessage>(
    message type: Message.Type,
    whileRunning overlap: Overlap,
    _ body: @escaping @MainActor (WeakOwner<Owner>, Message, RouterEvent) async throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(.message(type), overlap, "\(fileID):\(line)", body)
  }

  /// Creates a strategy whose closure receives the value that was read when the event arrived, even if it runs later.
  init<Value>(
    _ part: EventPart<Value>,
    _ overlap: Overlap,
    _ position: String,
    _ body: @escaping @MainActor (WeakOwner<Owner>, Value, RouterEvent) async throws -> Void
  ) {
    self.init(part.name, part.needs, position) { _, _ in .forwarded }
    declaration.canTake = { object, event in Self.owner(object, for: event, position) != nil }
    declaration.work = { event in
      part.value(in: event, position).map { value in
        StrategyDeclaration.Work(overlap: overlap) { try await body(WeakOwner($0), value, $1) }
      }
    }
  }
}
