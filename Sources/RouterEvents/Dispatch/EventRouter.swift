/// The dispatch of events, and the places from which it can be watched.
///
/// Events are emitted by `routerEvent` of a responder. What is installed here lives as long as the ``EventObservation``
/// it got.
@MainActor
public enum EventRouter {
  static let state = RouterState()

  /// Whether the route of the event that observers are being shown passes a responder.
  package static func isOnShownRoute(_ responder: any EventResponder) -> Bool {
    state.isOnShownRoute(responder)
  }

  /// Tells `observer` every dispatch that begins while somebody observes, by the id that its trace will have.
  package static func observeBeginning(
    _ observer: @escaping @MainActor (EventTrace.ID, EventName) -> Void
  ) -> EventObservation {
    state.beginningObservers.add { observer($0.0, $0.1) }
  }

  /// Tells `observer` every asynchronous strategy that ended, if the event that started it was traced.
  package static func observeRuns(_ observer: @escaping @MainActor (EventRun) -> Void) -> EventObservation {
    state.runObservers.add(observer)
  }

  /// Tells `observer` every event that reached the end of its route without anyone handling it.
  ///
  /// Without such an observer the kit prints a line in debug builds, once for each name and source type. A request
  /// that nobody answers is no unhandled event, nor is one that was blocked.
  public static func onUnhandled(
    _ observer: @escaping @MainActor (RouterEvent, UnhandledReason) -> Void
  ) -> EventObservation {
    state.unhandledObservers.add { observer($0.0, $0.1) }
  }

  /// Tells `observer` every error that a strategy threw, once.
  ///
  /// Without such an observer the kit prints a line in debug builds. Errors of synchronous strategies are in
  /// ``EventOutcome/errors`` besides.
  public static func onError(_ observer: @escaping @MainActor (EventFailure) -> Void) -> EventObservation {
    state.errorObservers.add(observer)
  }
}
