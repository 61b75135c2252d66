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
