/// An object in a responder chain.
///
/// Every `UIResponder` conforms, with `next` as its next responder. To add a coordinator, a view model or a widget of
/// another toolkit to the chain, implement ``nextEventResponder``:
///
/// ```swift
/// final class Coordinator: EventResponder {
///   weak var parent: Coordinator?
///   var nextEventResponder: (any EventResponder)? { parent }
/// }
/// ```
@MainActor
public protocol EventResponder: AnyObject {
  /// The next responder up the chain, or nil at its end. Return an existing object: if each access created a new one,
  /// the router could not detect a loop in the chain, and might never reach its end.
  var nextEventResponder: (any EventResponder)? { get }
}

/// A responder that can handle or block an event before it travels up the chain. The router asks the interceptors on
/// the route in reverse order, from the last responder to the source.
@MainActor
public protocol EventInterceptor: EventResponder {
  /// Inspects `event` as the emitter sent it, before any responder decorates or handles it.
  ///
  /// - Returns: `.handled` or `.blocked` to end the dispatch, or `.forwarded` or `.handledAndForwarded` to let the
  ///   event continue.
  func intercept(_ event: RouterEvent) -> EventDisposition
}

/// A responder that adds, changes or removes values in the user info of passing events.
@MainActor
public protocol EventDecorator: EventResponder {
  /// Sets, overwrites or removes values in `userInfo`.
  ///
  /// The router calls this method at most once per dispatch, before this responder handles the event. This responder
  /// and those after it on the route receive the changed `userInfo`. `event.userInfo` still contains the values from
  /// before the change, and the emitter's copy does not change.
  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent)
}

/// A responder that handles events in a method. For more than one or two names, a strategy table is easier to read.
@MainActor
public protocol EventHandler: EventResponder {
  /// Handles or forwards `event`.
  ///
  /// - Returns: Whether the event was handled, and whether it continues up the chain.
  func handle(_ event: RouterEvent) -> EventDisposition
}

/// A responder that dispatches events through a table.
///
/// `StrategyHandler` in the StrategyTable module refines this protocol. Conform directly only if you implement your own
/// table. If the class is also an ``EventHandler``, the router asks its table before it calls `handle(_:)`.
@MainActor
public protocol EventDispatching: EventResponder {
  /// Passes `event` to the table.
  ///
  /// - Returns: The table's answer, or `.forwarded` if the table does not handle the event.
  func dispatch(_ event: RouterEvent) -> EventDisposition

  /// Returns the table's expected answer to an event with the given name, without running a handler.
  func prospect(of name: EventName) -> EventProspect

  /// Returns how a command that emits the event looks, or nil if the table does not say so.
  func commandState(of name: EventName) -> CommandState?
}

extension EventDispatching {
  /// Returns nil. A command then keeps its own title, without a mark.
  public func commandState(of name: EventName) -> CommandState? { nil }

  /// Returns `.mayHandle`, because the router cannot inspect a custom table.
  public func prospect(of name: EventName) -> EventProspect { .mayHandle }
}

/// A responder that sends events through another responder's chain before its own next responder receives them.
///
/// ```swift
/// final class OrderNavigationController: UINavigationController, EventDetour {
///   private(set) lazy var coordinator = OrderCoordinator(self)
///   var eventDetour: (any EventResponder)? { coordinator }
/// }
/// ```
///
/// The route visits the other responder and the responders above it, and then continues with this responder's next
/// responder. A responder that is already on the route is not visited again. A responder on the detour can stop an
/// event, for example with ``EventDisposition/blocked``. The rest of the route then does not receive the event.
@MainActor
public protocol EventDetour: EventResponder {
  /// The responder that events visit before this responder's next responder, or nil for no detour.
  var eventDetour: (any EventResponder)? { get }
}

extension EventResponder {
  /// Emits an event up the responder chain, starting at this responder, and returns its outcome.
  @discardableResult
  public func routerEvent(name: EventName, userInfo: consuming UserInfo = UserInfo()) -> EventOutcome {
    EventRouter.emit(name, userInfo, from: self)
  }

  /// Emits a typed event up the responder chain, starting at this responder, and returns its outcome.
  @discardableResult
  public func routerEvent<Message: EventMessage>(_ message: Message) -> EventOutcome {
    EventRouter.emit(message, from: self)
  }

  /// Attaches a handler to this responder, without subclassing. Releasing the returned token removes the handler.
  ///
  /// The handler runs before the responder's strategy table and its `handle(_:)`. Handlers of the same event run in
  /// the order of attachment until one stops it. The disposition is the responder's answer to the event after the handler
  /// runs. The token and the responder do not retain each other.
  public func onRouterEvent(
    _ name: EventName,
    then disposition: EventDisposition = .handled,
    _ handler: @escaping @MainActor (RouterEvent) -> Void
  ) -> EventObservation {
    attach(name, disposition) { event in
      handler(event)
      return disposition
    }
  }

  /// Attaches a handler of typed events to this responder, without subclassing.
  ///
  /// If an event was emitted by name, `init(userInfo:)` creates the typed event. If that initializer returns nil, the
  /// event is forwarded, and debug builds report this. For details, see ``onRouterEvent(_:then:_:)``.
  public func onRouterEvent<Message: EventMessage>(
    message type: Message.Type,
    then disposition: EventDisposition = .handled,
    _ handler: @escaping @MainActor (Message, RouterEvent) -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) -> EventObservation {
    attach(.message(type), "\(fileID):\(line)", then: disposition, handler)
  }

  /// Attaches a handler of a row event, for example `row: \.songRemoved`, to this responder, without subclassing.
  ///
  /// If an event carries no model of the row event's type, it is forwarded, and debug builds report this. For details,
  /// see ``onRouterEvent(_:then:_:)``.
  public func onRouterEvent<Model>(
    row event: KeyPath<RowEvents.Type, RowEvent<Model>>,
    then disposition: EventDisposition = .handled,
    _ handler: @escaping @MainActor (Model, RouterEvent) -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) -> EventObservation {
    attach(.row(event), "\(fileID):\(line)", then: disposition, handler)
  }

  private func attach<Value>(
    _ part: EventPart<Value>,
    _ position: String,
    then disposition: EventDisposition,
    _ handler: @escaping @MainActor (Value, RouterEvent) -> Void
  ) -> EventObservation {
    attach(part.name, nil) { event in
      guard let value = part.value(in: event, position) else { return .forwarded }
      handler(value, event)
      return disposition
    }
  }

  private func attach(
    _ name: EventName,
    _ disposition: EventDisposition?,
    _ body: @escaping @MainActor (RouterEvent) -> EventDisposition
  ) -> EventObservation {
    EventRouter.state.attachedHandlers.attach(Attachment(.handler(name, (body, disposition))), to: self)
  }
}
