public import RouterEvents

extension On {
  /// Creates a strategy whose closure decides whether the event was handled, and whether it continues.
  ///
  /// ```swift
  /// On(deciding: .moved) { controller, event in controller.isLocked ? .blocked : .handled }
  /// On(deciding: .moved, with: \.distance) { controller, distance, event in distance > 0 ? .handled : .forwarded }
  /// On(decidingRow: \.songRemoved) { controller, song, event in song.isLocked ? .blocked : .forwarded }
  /// ```
  public init(
    deciding name: EventName,
    _ body: @escaping @MainActor (Owner, RouterEvent) throws -> EventDisposition,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(name, .nothing, "\(fileID):\(line)") { owner, event in try body(owner, event) }
    declaration.kind = .deciding
  }

  /// Creates a strategy whose closure decides with the value of a key.
  public init<Value>(
    deciding name: EventName,
    with key: KeyPath<UserInfoKeys.Type, UserInfoKey<Value>>,
    _ body: @escaping @MainActor (Owner, Value, RouterEvent) throws -> EventDisposition,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(.value(of: name, key), "\(fileID):\(line)", body)
  }

  /// Creates a strategy whose closure decides with the model of the row.
  public init<Model>(
    decidingRow event: KeyPath<RowEvents.Type, RowEvent<Model>>,
    _ body: @escaping @MainActor (Owner, Model, RouterEvent) throws -> EventDisposition,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(.row(event), "\(fileID):\(line)", body)
  }

  /// Creates a strategy whose closure decides with the typed event.
  public init<Message: EventMessage>(
    decidingMessage type: Message.Type,
    _ body: @escaping @MainActor (Owner, Message, RouterEvent) throws -> EventDisposition,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(.message(type), "\(fileID):\(line)", body)
  }

  /// A closure that forwards an event lacks nothing. Therefore, only reading the value reports a lack.
  private init<Value>(
    _ part: EventPart<Value>,
    _ position: String,
    _ body: @escaping @MainActor (Owner, Value, RouterEvent) throws -> EventDisposition
  ) {
    self.init(part.name, .nothing, position) { owner, event in
      guard let value = part.value(in: event, position) else { return .forwarded }
      return try body(owner, value, event)
    }
    declaration.received = part.needs.names
    declaration.kind = .deciding
  }
}
