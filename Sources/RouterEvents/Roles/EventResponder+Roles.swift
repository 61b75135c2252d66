/// An object in a responder chain.
///
/// Every `UIResponder` conforms, with `next` as its next responder. To put a coordinator, a view model or a widget of
/// another toolkit in the chain, implement ``nextEventResponder``:
///
/// ```swift
/// final class Coordinator: EventResponder {
///   weak var parent: Coordinator?
///   var nextEventResponder: (any EventResponder)? { parent }
/// }
/// ```
@MainActor
public protocol EventResponder: AnyObject {
  /// The next responder up the chain, or nil at the end of the chain.
  ///
  /// Return an existing object. If every call creates a new one, reading the chain never ends.
  var nextEventResponder: (any EventResponder)? { get }
}

/// A responder that sees events before the responders below it.
///
/// Interceptors are asked from the top of the chain down to the source.
@MainActor
public protocol EventInterceptor: EventResponder {
  /// Looks at `event` before any responder decorates or handles it.
  ///
  /// `event.userInfo` is what the emitter sent.
  ///
  /// - Returns: `.handled` or `.blocked` to end the dispatch here. The other two let it continue.
  func intercept(_ event: RouterEvent) -> EventDisposition
}

/// A responder that adds values to the user info of events that pass it.
@MainActor
public protocol EventDecorator: EventResponder {
  /// Sets, overwrites or removes values of `userInfo`.
  ///
  /// Called once a dispatch, before this responder handles the event. This responder and those above it see the
  /// changed `userInfo`. `event.userInfo` remains what arrived here, and the emitter's copy does not change.
  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent)
}

/// A responder that handles events in a method. For more than one or two names, a strategy table reads better.
@MainActor
public protocol EventHandler: EventResponder {
  /// Handles `event`.
  ///
  /// - Returns: Whether the event was handled, and whether it stops here.
  func handle(_ event: RouterEvent) -> EventDisposition
}

/// A responder that dispatches events through a table.
///
/// `StrategyHandler` of the StrategyTable module refines this protocol. Conform directly only to use a table of your
/// own. A class can also be an ``EventHandler``, for example by inheritance: its table is asked before its `handle`.
@MainActor
public protocol EventDispatching: EventResponder {
  /// Passes `event` to the table.
  ///
  /// - Returns: The table's answer: `.forwarded` if the table has no entry for the event.
  func dispatch(_ event: RouterEvent) -> EventDisposition

  /// Returns what ``dispatch(_:)`` would do with an event of that name, without running anything.
  func prospect(of name: EventName) -> EventProspect
}

extension EventDispatching {
  /// Returns `.mayHandle`.
  public func prospect(of name: EventName) -> EventProspect { .mayHandle }
}

/// A responder that routes events through another responder before its own `next`.
///
/// ```swift
/// final class ListController: UIViewController, EventDetour {
///   var eventDetour: (any EventResponder)? { coordinator }
/// }
/// ```
///
/// The detour and its chain follow this responder on the route. Where that chain ends, the route continues at this
/// responder's next. A responder that is already on the route is not visited again. To stop an event, the detour
/// answers ``EventDisposition/blocked``.
@MainActor
public protocol EventDetour: EventResponder {
  /// The responder that events visit before this responder's next, or nil for no detour.
  var eventDetour: (any EventResponder)? { get }
}
