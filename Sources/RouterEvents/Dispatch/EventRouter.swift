/// A namespace for methods that observe and explain the dispatch of events.
///
/// To emit an event, call `routerEvent` on a responder. Each observer remains registered until its ``EventObservation``
/// is released or canceled.
@MainActor
public enum EventRouter {
  static let state = RouterState()

  /// Returns whether `responder` is on the route of the event that is being passed to observers.
  package static func isOnShownRoute(_ responder: any EventResponder) -> Bool {
    state.isOnShownRoute(responder)
  }

  /// Adds an observer that receives the trace's ID and the event's name when a traced dispatch begins.
  package static func observeBeginning(
    _ observer: @escaping @MainActor (EventTrace.ID, EventName) -> Void
  ) -> EventObservation {
    state.beginningObservers.add { observer($0.0, $0.1) }
  }

  /// Adds an observer that is called when an asynchronous strategy for a traced event ends.
  package static func observeRuns(
    values: ValueVisibility = .shownInDebugBuilds,
    _ observer: @escaping @MainActor (EventRun) -> Void
  ) -> EventObservation {
    state.runObservers.add { run, error in
      var run = run
      run.error = error.map { values.text(for: $0) }
      observer(run)
    }
  }

  /// Adds an observer that is called for each event that no responder handles.
  ///
  /// Unanswered requests, blocked events and dropped events do not count as unhandled. If there is no observer, debug
  /// builds report an unhandled event once for each name and class of source.
  ///
  /// - Parameter observer: A closure that is called on the main actor with the event and the reason why it was not
  ///   handled.
  /// - Returns: A token. Releasing it removes the observer.
  public static func onUnhandled(
    _ observer: @escaping @MainActor (RouterEvent, UnhandledReason) -> Void
  ) -> EventObservation {
    state.unhandledObservers.add { observer($0.0, $0.1) }
  }

  /// Adds an observer that is called for each error that a strategy throws.
  ///
  /// If there is no observer, debug builds report the error. The errors of synchronous strategies are also in
  /// ``EventOutcome/errors``.
  ///
  /// - Parameter observer: A closure that receives each error with its event. It is called on the main actor.
  /// - Returns: A token. Releasing it removes the observer.
  public static func onError(_ observer: @escaping @MainActor (EventFailure) -> Void) -> EventObservation {
    state.errorObservers.add(observer)
  }
}
