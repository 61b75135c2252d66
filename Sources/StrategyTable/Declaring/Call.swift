public import RouterEvents

/// An argument that `Call` can pass to a method: the event, or its user info.
public protocol StrategyInput {
  /// Returns the argument to pass when an event arrives.
  @MainActor static func input(of event: RouterEvent) -> Self
}

extension RouterEvent: StrategyInput {
  /// Passes the whole event to a method that takes a `RouterEvent`.
  public static func input(of event: RouterEvent) -> RouterEvent { event }
}

extension UserInfo: StrategyInput {
  /// Passes the event's values to a method that takes a `UserInfo`.
  public static func input(of event: RouterEvent) -> UserInfo { event.userInfo }
}

/// Declares a strategy that calls a method of the owner.
///
/// ```swift
/// Call(.reloadTapped, ListController.reload)      // func reload()
/// Call(.buyTapped, ListController.buy)            // func buy(_ userInfo: UserInfo)
/// Call(.moved, ListController.move)               // func move(_ event: RouterEvent)
/// ```
///
/// The method takes nothing, the user info, the event, or both. For asynchronous work, declare the strategy with ``On``
/// and a closure, because a running method would retain its owner.
@preconcurrency
public func Call<Owner: AnyObject, each Input: StrategyInput>(
  _ name: EventName,
  _ method: @escaping @MainActor (Owner) -> @MainActor (repeat each Input) throws -> Void,
  fileID: String = #fileID,
  line: Int = #line
) -> On<Owner> {
  On(
    name,
    { owner, event in try method(owner)(repeat (each Input).input(of: event)) },
    fileID: fileID,
    line: line
  )
}

/// Declares a strategy that calls a method of the owner with the value of a key.
///
/// ```swift
/// Call(.songLiked, with: \.songID, ListController.like)      // func like(_ id: Song.ID)
/// ```
@preconcurrency
@inlinable
public func Call<Owner: AnyObject, Value>(
  _ name: EventName,
  with key: KeyPath<UserInfoKeys.Type, UserInfoKey<Value>>,
  _ method: @escaping @MainActor (Owner) -> @MainActor (Value) throws -> Void,
  fileID: String = #fileID,
  line: Int = #line
) -> On<Owner> {
  On(name, with: key, { owner, value, _ in try method(owner)(value) }, fileID: fileID, line: line)
}

/// Declares a strategy that calls a method of the owner with the model of the row.
///
/// ```swift
/// Call(row: \.songRemoved, ListController.remove)      // func remove(_ song: Song)
/// ```
@preconcurrency
@inlinable
public func Call<Owner: AnyObject, Model>(
  row event: KeyPath<RowEvents.Type, RowEvent<Model>>,
  _ method: @escaping @MainActor (Owner) -> @MainActor (Model) throws -> Void,
  fileID: String = #fileID,
  line: Int = #line
) -> On<Owner> {
  On(row: event, { owner, model, _ in try method(owner)(model) }, fileID: fileID, line: line)
}

/// Declares a strategy that calls a method of the owner with the typed event.
///
/// ```swift
/// Call(message: ShareTapped.self, ListController.share)      // func share(_ message: ShareTapped)
/// ```
@preconcurrency
@inlinable
public func Call<Owner: AnyObject, Message: EventMessage>(
  message type: Message.Type,
  _ method: @escaping @MainActor (Owner) -> @MainActor (Message) throws -> Void,
  fileID: String = #fileID,
  line: Int = #line
) -> On<Owner> {
  On(message: type, { owner, message, _ in try method(owner)(message) }, fileID: fileID, line: line)
}
