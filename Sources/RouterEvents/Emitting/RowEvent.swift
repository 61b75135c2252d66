/// The base class of the row events.
///
/// Declare row events in an extension of this class:
///
/// ```swift
/// extension RowEvents {
///   static let songRemoved = RowEvent<Song>("playlist.songRemoved")
/// }
/// ```
///
/// If strategies in other modules handle a row event, declare it as a computed property, as ``UserInfoKeys`` describes.
///
/// `@unchecked Sendable` is safe, because the only stored property is a constant of a `Sendable` type. The only
/// subclass, ``RowEvent``, stores nothing, and other modules cannot add a subclass.
public class RowEvents: @unchecked Sendable {
  /// The name under which the event is emitted.
  public let name: EventName

  /// The values that handlers of the event receive.
  package var needs: EventNeeds { .nothing }

  init(named name: EventName) {
    self.name = name
  }
}

/// An event of a row in a list, whose handlers receive the row's model.
///
/// ```swift
/// Rows(songs, cell: SongCell.self)
///   .emits(row: .songOpened)
///   .swipe(.trailing) { song in RowAction("Remove", style: .destructive, row: .songRemoved) }
///
/// On(row: \.songRemoved) { controller, song, event in controller.remove(song) }
/// ```
///
/// In rows, row actions and menus whose models have another type, `row: .songRemoved` does not compile. For rows of
/// several types, declare the event with their protocol, for example `RowEvent<any Playable>`, and create the rows from an
/// `[any Playable]`. A control in the cell of such a row emits the event by `emits(row: .songRemoved)`. The compiler does
/// not know the row of a control, so a strategy forwards and reports the event if the row has another model.
public final class RowEvent<Model>: RowEvents, @unchecked Sendable {
  /// Creates a row event with the given name.
  public init(_ name: EventName) {
    super.init(named: name)
  }

  package override var needs: EventNeeds { .row(Model.self) }
}

/// A position in a list, from which an event came.
@usableFromInline
package protocol RowPosition {
  /// The model of the row, or nil if the event came from no row.
  var item: Any? { get }
}

/// A model that an emitter names itself, without a list.
private struct GivenRow: RowPosition, CustomStringConvertible {
  let item: Any?

  var description: String { item.map { String(describing: type(of: $0)) } ?? "" }
}

extension UserInfoKeys {
  /// The key for the positions of an event's source in all lists that have decorated the event, innermost first.
  package static let rowPositions = UserInfoKey<[any RowPosition]>("list")
}

extension EventResponder {
  /// Emits a row event with a given model, for example from a screen that shows the model without a list.
  ///
  /// In a cell, call `routerEvent(name: RowEvents.songRemoved.name)` instead. The list then adds the row's model.
  @discardableResult
  public func routerEvent<Model>(row event: RowEvent<Model>, of model: Model) -> EventOutcome {
    EventRouter.emit(event.name, UserInfo(row: model), from: self)
  }
}

extension EventEmitter {
  /// Emits a row event with a given model from the responder, and returns its outcome.
  @discardableResult
  public func callAsFunction<Model>(row event: RowEvent<Model>, of model: Model) -> EventOutcome {
    self(event.name, UserInfo(row: model))
  }
}

extension UserInfo {
  fileprivate init(row model: some Any) {
    self.init()
    self[.rowPositions] = [GivenRow(item: model)]
  }
}

extension RouterEvent {
  /// Returns the model of the innermost row whose model has the given type, or nil if there is no such row.
  @inlinable
  package func rowModel<Model>(as type: Model.Type) -> Model? {
    for position in rowPositions {
      if let item = position.item, let model = item as? Model { return model }
    }
    return nil
  }

  /// The positions from which the event came, innermost first.
  @usableFromInline
  package var rowPositions: [any RowPosition] { userInfo[.rowPositions] ?? [] }

  /// Returns the value under a key, or nil if the key has no value of its type.
  @inlinable
  package func value<Value>(under key: UserInfoKey<Value>) -> Value? {
    guard let found = userInfo.value(under: key) else { return nil }
    return found as? Value
  }

  /// Returns the typed event. If the event was emitted by name, it is created from the user info.
  @inlinable
  package func message<Message: EventMessage>(as type: Message.Type) -> Message? {
    message as? Message ?? Message(userInfo: userInfo)
  }
}
