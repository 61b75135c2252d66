internal import KitSupport

extension EventRouter {
  static func emit<Message: EventMessage>(_ message: Message, from source: any EventResponder) -> EventOutcome
  {
    emit(Message.name, message.userInfo, EmittedMessage(message), from: source)
  }

  static func ask<Request: EventRequest>(
    _ request: Request,
    from source: any EventResponder
  ) -> Request.Response? {
    let inquiry = EventInquiry(request)
    _ = emit(Request.name, [:], inquiry, from: source)
    return inquiry.response
  }

  /// Emits an event. What it carries is consumed: it is moved from the emitter's literal into the event.
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
    if isObserved { watch(event, parent, state) }
    event.dispatch(roles, state)
    return (consume event).end(state)
  }

  /// Reports that `sender` could not emit, because the responder to emit from is deallocated.
  static func reportDeallocatedSource(_ sender: @autoclosure () -> String, of name: EventName) {
    Reports.report(
      """
      \(sender()) was to emit '\(name)' from a responder that is gone: nothing was emitted. \
      Make it anew for the responder that shows it now.
      """
    )
  }

  /// Tells observers that a dispatch begins, and begins its trace.
  @inline(never)
  private static func watch(
    _ event: RouterEvent,
    _ parent: EventTrace.Parent?,
    _ state: RouterState
  ) {
    let emission = event.emission
    state.beginningObservers.notify((emission.id, emission.name))
    emission.recorder = TraceRecorder(event, parent: parent, state.roleTable, for: state.observers)
  }

  /// Answers an emission that is nested too deeply: with a report, the first time, and without a dispatch.
  private static func drop(_ name: EventName, from source: any EventResponder) -> EventOutcome {
    if state.nesting.noteDrop() {
      let loop = (state.nesting.names + [name]).loopAtEnd
      Reports.report(
        """
        The event '\(name)' was dropped: it was emitted inside \(Nesting.limit) dispatches that have not ended. \
        The loop: \(loop.map { $0.rawValue.bounded() }.joined(separator: " → "), limit: 1_000). \
        Emit it once the outer event is over, or under a name that is not handled by emitting it again.
        """
      )
    }
    state.tellDropped(name, from: source)
    return EventOutcome(emission: Emission(name, isDropped: true))
  }
}

extension [EventName] {
  /// The names from the last but one occurrence of the last name to the end; all of them where it is new.
  fileprivate var loopAtEnd: ArraySlice<EventName> {
    guard let last, let start = dropLast().lastIndex(of: last) else { return self[...] }
    return self[start...]
  }
}
