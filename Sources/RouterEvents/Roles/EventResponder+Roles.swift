/// A link of a responder chain: anything that knows who comes next.
///
/// Every `UIResponder` is one, with `next` as its next link. A coordinator, a view model or a widget of another
/// toolkit becomes one by naming its own:
///
/// ```swift
/// final class Coordinator: EventResponder {
///   weak var parent: Coordinator?
///   var nextEventResponder: (any EventResponder)? { parent }
/// }
/// ```
@MainActor
public protocol EventResponder: AnyObject {
  /// Who comes after this one on the way up; nil at the end of the chain. It answers with an object that is there, not
  /// with one made for the answer: a chain that grows while it is read has no end.
  var nextEventResponder: (any EventResponder)? { get }
}

/// A responder that looks at events before everyone below it, from the top of the chain down.
@MainActor
public protocol EventInterceptor: EventResponder {
  /// Looks at `event` as its emitter sent it, before anyone decorates or handles it.
  ///
  /// `.handled` and `.blocked` end the dispatch here; the other two let it go on down.
  func intercept(_ event: RouterEvent) -> EventDisposition
}

/// A responder that adds what it knows to the user info of events that pass it.
@MainActor
public protocol EventDecorator: EventResponder {
  /// Sets, overwrites or removes values on the way of `event`.
  ///
  /// Called once a dispatch, before this responder handles the event itself. `event.userInfo` stays what arrived
  /// here; `userInfo` is what this and all later responders see. The emitter's copy does not change.
  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent)
}

/// A responder that handles events by hand. For more than a name or two a strategy table reads better.
@MainActor
public protocol EventHandler: EventResponder {
  /// Handles `event`, and says how it goes on.
  func handle(_ event: RouterEvent) -> EventDisposition
}

/// A responder that hands events to a dispatch table.
///
/// `StrategyHandler` of the module StrategyTable is this role with a table; adopt it directly only to bring a table
/// of your own. It stands beside ``EventHandler``, so that one class of a hierarchy may have a table and another a
/// hand-written `handle`: the table is asked first.
@MainActor
public protocol EventDispatching: EventResponder {
  /// Hands `event` to the table, and says how it goes on: `.forwarded` where the table does not know it.
  func dispatch(_ event: RouterEvent) -> EventDisposition

  /// What ``dispatch(_:)`` would do with an event of that name, without doing it.
  func prospect(of name: EventName) -> EventProspect
}

extension EventDispatching {
  /// Nothing is known before the event is there.
  public func prospect(of name: EventName) -> EventProspect { .mayHandle }
}

/// A responder that leads events through others before they go on along its own `next`.
///
/// ```swift
/// final class ListController: UIViewController, EventDetour {
///   var eventDetour: (any EventResponder)? { coordinator }
/// }
/// ```
///
/// The detour's own chain comes right after this responder; where it ends, the route goes on at this responder's
/// next. Who is on the route already is not visited again. A detour that wants to cut the chain answers
/// ``EventDisposition/blocked``.
@MainActor
public protocol EventDetour: EventResponder {
  /// Where events go before they go on along the chain; nil for no detour.
  var eventDetour: (any EventResponder)? { get }
}
