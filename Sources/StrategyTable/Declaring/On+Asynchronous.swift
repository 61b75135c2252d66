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
    self.init(name, .nothing, overlap, "\(fileID):\(line)", reading: { _ in () }) { owner, _, event in
      try await body(owner, event)
    }
  }

  /// Creates a strategy that runs an asynchronous closure with a weak reference to the owner, the value of a key, and
  /// the event.
  public init<Value>(
    _ name: EventName,
    with key: KeyPath<UserInfoKeys.Type, UserInfoKey<Value>>,
    whileRunning overlap: Overlap,
    _ body: @escaping @MainActor (WeakOwner<Owner>, Value, RouterEvent) async throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let key = UserInfoKeys.self[keyPath: key]
    self.init(name, .values(key), overlap, "\(fileID):\(line)", reading: { $0.value(under: key) }, body)
  }

  /// Creates a strategy that runs an asynchronous closure with a weak reference to the owner, the values of two keys,
  /// and the event.
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
    self.init(
      name,
      .values(first, second),
      overlap,
      "\(fileID):\(line)",
      reading: { event in
        event.value(under: first).flatMap { one in event.value(under: second).map { (one, $0) } }
      }
    ) { owner, values, event in
      try await body(owner, values.0, values.1, event)
    }
  }

  /// Creates a strategy that runs an asynchronous closure with a weak reference to the owner, the model of the row, and
  /// the event.
  public init<Model>(
    row event: KeyPath<RowEvents.Type, RowEvent<Model>>,
    whileRunning overlap: Overlap,
    _ body: @escaping @MainActor (WeakOwner<Owner>, Model, RouterEvent) async throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      RowEvents.self[keyPath: event].name,
      .row(Model.self),
      overlap,
      "\(fileID):\(line)",
      reading: { $0.rowModel(as: Model.self) },
      body
    )
  }

  /// Creates a strategy that runs an asynchronous closure with a weak reference to the owner, the typed event, and the
  /// event.
  ///
  /// If the event was emitted by name, `init(userInfo:)` creates the typed event.
  public init<Message: EventMessage>(
    message type: Message.Type,
    whileRunning overlap: Overlap,
    _ body: @escaping @MainActor (WeakOwner<Owner>, Message, RouterEvent) async throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      Message.name,
      .message(type),
      overlap,
      "\(fileID):\(line)",
      reading: { $0.message(as: Message.self) },
      body
    )
  }

  /// Creates a strategy whose closure receives the value that was read when the event arrived, even if it runs later.
  init<Value>(
    _ name: EventName,
    _ needs: EventNeeds,
    _ overlap: Overlap,
    _ position: String,
    reading read: @escaping @MainActor (RouterEvent) -> Value?,
    _ body: @escaping @MainActor (WeakOwner<Owner>, Value, RouterEvent) async throws -> Void
  ) {
    self.init(name, needs, position) { _, _ in .forwarded }
    declaration.canTake = { object, event in Self.owner(object, for: event, position) != nil }
    declaration.work = { event in
      needs.value(in: event, position, read).map { value in
        StrategyDeclaration.Work(overlap: overlap) { try await body(WeakOwner($0), value, $1) }
      }
    }
  }
}
