/// The dispatch of events, and the places from which it can be watched.
///
/// Events are emitted by `routerEvent` of a responder. What is installed here lives as long as the ``Observation``
/// it got.
@MainActor
public enum EventRouter {
  static let state = RouterState()

  /// Shows `observer` every dispatch once it is finished, nested ones first.
  ///
  /// An observer cannot decorate, handle or stop. While nobody observes no trace is made. What it emits is dispatched
  /// as if emitted inside the event it looks at.
  public static func observe(_ observer: @escaping @MainActor (EventTrace) -> Void) -> Observation {
    state.observers.add(observer)
  }

  /// Tells `observer` every dispatch that begins while somebody observes, by the id that its trace will have.
  package static func observeBeginning(
    _ observer: @escaping @MainActor (EventTrace.ID, EventName) -> Void
  ) -> Observation {
    state.beginningObservers.add { observer($0.0, $0.1) }
  }

  /// Tells `observer` every event that reached the end of its route without anyone handling it.
  ///
  /// Without such an observer the kit prints a line in debug builds, once for each name and source type. A request
  /// that nobody answers is no unhandled event, nor is one that was blocked.
  public static func onUnhandled(
    _ observer: @escaping @MainActor (RouterEvent, UnhandledReason) -> Void
  ) -> Observation {
    state.unhandledObservers.add { observer($0.0, $0.1) }
  }

  /// Tells `observer` every error that a strategy threw, once.
  ///
  /// Without such an observer the kit prints a line in debug builds. Errors of synchronous strategies are in
  /// ``EventOutcome/errors`` besides.
  public static func onError(_ observer: @escaping @MainActor (EventFailure) -> Void) -> Observation {
    state.errorObservers.add(observer)
  }
}
