internal import KitSupport
public import RouterEvents

/// Another name for ``On``, for an app that has a type called `On`.
public typealias StrategyOn = On

/// A strategy in a ``StrategyTable`` that handles the events with one name.
///
/// ```swift
/// On(.detailTapped) { controller, event in … }                          // a named event
/// On(.songLiked, with: \.songID) { controller, id, event in … }         // with the value of a key
/// On(row: \.songRemoved) { controller, song, event in … }               // with the model of the row
/// On(message: ShareTapped.self) { controller, message, event in … }     // a typed event
/// On(deciding: .moved) { controller, event in controller.isLocked ? .blocked : .handled }     // also with values
/// On(.refreshTapped, whileRunning: .drop) { owner, event in await … }   // asynchronous
/// ```
///
/// The owner is the object that handles events with the table. An event stops at the owner unless the strategy is
/// ``forwarding()``. To call a method of the owner, declare the strategy with ``Call(_:_:fileID:line:)``. To answer a
/// request, declare it with ``Answer(_:_:fileID:line:)``.
///
/// If an event lacks the value, model or typed event that a strategy receives, the strategy forwards the event, and
/// debug builds report this. A value of another type counts as missing.
///
/// If a strategy throws, the event still counts as handled. Observers added with `EventRouter.onError` receive the
/// error. The error of a synchronous strategy is also in the outcome. An asynchronous strategy that is canceled has no
/// error, even if it throws one.
///
/// An asynchronous strategy receives a weak reference to the owner, and runs after the dispatch. By then, the event's
/// source is nil. If the owner is deallocated while the closure runs, `owner()` returns nil and the task is canceled.
/// The parameter `overlap` determines what happens to an event that arrives while the closure runs for the same owner.
public struct On<Owner: AnyObject>: Sendable {
  var declaration: StrategyDeclaration

  /// Creates a strategy that calls a closure with the owner and the event.
  public init(
    _ name: EventName,
    _ body: @escaping @MainActor (Owner, RouterEvent) throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(name, .nothing, "\(fileID):\(line)") { owner, event in
      try body(owner, event)
      return nil
    }
  }

  /// Creates a strategy that calls a closure with the owner, the value of a key, and the event.
  @inlinable
  public init<Value>(
    _ name: EventName,
    with key: KeyPath<UserInfoKeys.Type, UserInfoKey<Value>>,
    _ body: @escaping @MainActor (Owner, Value, RouterEvent) throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let key = UserInfoKeys.self[keyPath: key]
    self.init(name, .values(key), "\(fileID):\(line)") { owner, event in
      guard let value = event.value(under: key) else { return .forwarded }
      try body(owner, value, event)
      return nil
    }
  }

  /// Creates a strategy that calls a closure with the owner, the values of two keys, and the event.
  @inlinable
  public init<First, Second>(
    _ name: EventName,
    with first: KeyPath<UserInfoKeys.Type, UserInfoKey<First>>,
    and second: KeyPath<UserInfoKeys.Type, UserInfoKey<Second>>,
    _ body: @escaping @MainActor (Owner, First, Second, RouterEvent) throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let (first, second) = (UserInfoKeys.self[keyPath: first], UserInfoKeys.self[keyPath: second])
    self.init(name, .values(first, second), "\(fileID):\(line)") { owner, event in
      guard let one = event.value(under: first), let other = event.value(under: second) else {
        return .forwarded
      }
      try body(owner, one, other, event)
      return nil
    }
  }

  /// Creates a strategy that calls a closure with the owner, the model of the innermost row of its type, and the event.
  @inlinable
  public init<Model>(
    row event: KeyPath<RowEvents.Type, RowEvent<Model>>,
    _ body: @escaping @MainActor (Owner, Model, RouterEvent) throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(RowEvents.self[keyPath: event].name, .row(Model.self), "\(fileID):\(line)") { owner, event in
      guard let model = event.rowModel(as: Model.self) else { return .forwarded }
      try body(owner, model, event)
      return nil
    }
  }

  /// Creates a strategy that calls a closure with the owner, the typed event, and the event. If the event was emitted
  /// by name, `init(userInfo:)` creates the typed event, also for an asynchronous closure.
  @inlinable
  public init<Message: EventMessage>(
    message type: Message.Type,
    _ body: @escaping @MainActor (Owner, Message, RouterEvent) throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(Message.name, .message(type), "\(fileID):\(line)") { owner, event in
      guard let message = event.message(as: Message.self) else { return .forwarded }
      try body(owner, message, event)
      return nil
    }
  }

  @usableFromInline
  init(
    _ name: EventName,
    _ needs: EventNeeds,
    _ position: String,
    _ body: @escaping @MainActor (Owner, RouterEvent) throws -> EventDisposition?
  ) {
    declaration = StrategyDeclaration(name: name, position: position) { object, event in
      // The first check avoids a search of the superclasses. A separate function would have to retain the owner.
      let answer =
        type(of: object) == Owner.self
        ? try body(unsafeDowncast(object, to: Owner.self), event)
        : try Self.owner(object, for: event, position).map { try body($0, event) } ?? .forwarded
      if answer == .forwarded { _ = needs.areMet(by: event, position) }
      return answer
    }
    declaration.received = needs.names
    declaration.kind = needs.isNothing ? .plain : .typed
    declaration.canTake = { Self.owner($0, for: $1, position) != nil && needs.areMet(by: $1, position) }
  }

  @MainActor
  static func owner(_ object: AnyObject, for event: RouterEvent, _ position: String) -> Owner? {
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
