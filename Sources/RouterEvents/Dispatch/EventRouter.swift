/// The namespace for observing and explaining the dispatch of events.
///
/// To emit an event, call `routerEvent` on a responder. An observer added here is removed when its
/// ``EventObservation`` is released or cancelled.
@MainActor
public enum EventRouter {
  static let state = RouterState()

  /// Returns whether the event that observers are being notified of has `responder` on its route.
  package static func isOnShownRoute(_ responder: any EventResponder) -> Bool {
    state.isOnShownRoute(responder)
  }

  /// Calls `observer` when a traced dispatch begins, with the id of its trace.
  package static func observeBeginning(
    _ observer: @escaping @MainActor (EventTrace.ID, EventName) -> Void
  ) -> EventObservation {
    state.beginningObservers.add { observer($0.0, $0.1) }
  }

  /// Calls `observer` when an asynchronous strategy ends, if the event that started it was traced.
  package static func observeRuns(_ observer: @escaping @MainActor (EventRun) -> Void) -> EventObservation {
    state.runObservers.add(observer)
  }

  /// Calls `observer` for each event that reaches the end of its route unhandled.
  ///
  /// Without an observer, debug builds report the event once for each name and source type. An unanswered request and
  /// a blocked event do not count as unhandled.
  ///
  /// - Parameter observer: Called on the main actor with the event and the reason why its route ended.
  /// - Returns: A token. Releasing it removes the observer.
  public static func onUnhandled(
    _ observer: @escaping @MainActor (RouterEvent, UnhandledReason) -> Void
  ) -> EventObservation {
    state.unhandledObservers.add { observer($0.0, $0.1) }
  }

  /// Calls `observer` once for each error that a strategy throws.
  ///
  /// Without an observer, debug builds report the error. Errors of synchronous strategies are also in
  /// ``EventOutcome/errors``.
  ///
  /// - Parameter observer: Called on the main actor.
  /// - Returns: A token. Releasing it removes the observer.
  public static func onError(_ observer: @escaping @MainActor (EventFailure) -> Void) -> EventObservation {
    state.errorObservers.add(observer)
  }
}
