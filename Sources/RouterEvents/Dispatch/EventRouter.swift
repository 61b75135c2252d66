internal import KitSupport

/// A namespace for methods that observe and explain the dispatch of events.
///
/// To emit an event, call `routerEvent` on a responder. Each observer remains registered until its ``EventObservation``
/// is released or canceled.
@MainActor
public enum EventRouter {
  /// The version of the kit, which the pages of the inspector state, too.
  public nonisolated static let version = "0.3.0"

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
  /// builds report an unhandled event once for each name and class of source. Releasing the token removes the observer.
  public static func onUnhandled(
    _ observer: @escaping @MainActor (RouterEvent, UnhandledReason) -> Void
  ) -> EventObservation {
    state.unhandledObservers.add { observer($0.0, $0.1) }
  }

  /// Adds an observer that is called for each error that a strategy throws.
  ///
  /// If there is no observer, debug builds report the error. The errors of synchronous strategies are also in
  /// ``EventOutcome/errors``. Releasing the token removes the observer.
  public static func onError(_ observer: @escaping @MainActor (EventFailure) -> Void) -> EventObservation {
    state.errorObservers.add(observer)
  }

  static func emit<Message: EventMessage>(_ message: Message, from source: any EventResponder) -> EventOutcome
  {
    emit(Message.name, message.userInfo, EmittedMessage(message), from: source)
  }

  /// Traps off the main thread. The method consumes `userInfo` to avoid copying it into the event.
  static func emit(
    _ name: EventName,
    _ userInfo: consuming UserInfo,
    _ content: consuming EventContent? = nil,
    from source: any EventResponder
  ) -> EventOutcome {
    guard MainThread.isCurrent else {
      fatalError(
        """
        The event '\(name.rawValue.bounded().visible)' was emitted off the main actor. Emit it from the main thread, \
        for example in DispatchQueue.main.async.
        """
      )
    }
    let state = state
    guard state.nesting.hasRoom else { return drop(name, from: source) }
    let isObserved = !state.observers.isEmpty && state.observers.hasAudience(for: name)
    let parent = isObserved ? state.nesting.place : nil
    let emission = state.nesting.enter(name)
    let roles = emission.readRoute(from: source, state.roleTable, state.attachedDetours)
    var event = RouterEvent(consume emission, userInfo, consume content)
    if isObserved { beginTrace(of: event, parent, state) }
    event.dispatch(roles, state)
    return (consume event).end(state)
  }

  static func reportDeallocatedSource(_ sender: @autoclosure () -> String, of name: EventName) {
    Reports.report(
      """
      \(sender()) tried to emit '\(name)', but its responder is deallocated. The event was not emitted. \
      Create the sender again with a responder that still exists.
      """
    )
  }

  private static func beginTrace(
    of event: RouterEvent,
    _ parent: EventTrace.Parent?,
    _ state: RouterState
  ) {
    let emission = event.emission
    state.beginningObservers.notify((emission.id, emission.name))
    emission.recorder = TraceRecorder(event, parent: parent, state.roleTable, for: state.observers)
  }

  /// Drops an event that is nested too deeply. Only the first drop during each outermost dispatch is reported.
  private static func drop(_ name: EventName, from source: any EventResponder) -> EventOutcome {
    if state.nesting.noteDrop() {
      let loop = (state.nesting.names + [name]).loopAtEnd
      Reports.report(
        """
        The event '\(name)' was dropped: it was emitted inside \(Nesting.limit) dispatches that have not ended. \
        The loop: \(loop.map { $0.rawValue.bounded() }.joined(separator: " → "), limit: 1_000). \
        Emit it after the outer event ends, or use a name whose handler does not emit it again.
        """
      )
    }
    state.notifyDropped(name, from: source)
    return EventOutcome(emission: Emission(name, isDropped: true))
  }
}

extension [EventName] {
  /// Returns the names from the previous occurrence of the last name on, or all names.
  fileprivate var loopAtEnd: ArraySlice<EventName> {
    guard let last, let start = dropLast().lastIndex(of: last) else { return self[...] }
    return self[start...]
  }
}
