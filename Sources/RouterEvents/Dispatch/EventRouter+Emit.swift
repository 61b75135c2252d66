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

  static func emit(
    _ name: EventName,
    _ userInfo: UserInfo,
    _ content: EventContent? = nil,
    from source: any EventResponder
  ) -> EventOutcome {
    guard MainThread.isCurrent else {
      fatalError(
        """
        The event '\(name)' was emitted off the main actor. Emit it from the main thread, \
        for example in DispatchQueue.main.async.
        """
      )
    }
    let state = state
    guard state.nesting.hasRoom else { return drop(name, from: source) }
    var dispatch = begin(name, userInfo, content, from: source, state)
    dispatch.run()
    let outcome = EventOutcome(emission: dispatch.emission)
    state.nesting.leave(outcome.emission)
    // To let go of what the event carries may run any code, also code that emits: that comes last.
    _ = consume dispatch
    return outcome
  }

  /// Enters the nesting, and reads the event's route.
  private static func begin(
    _ name: EventName,
    _ userInfo: UserInfo,
    _ content: EventContent?,
    from source: any EventResponder,
    _ state: RouterState
  ) -> Dispatch {
    let isObserved = !state.observers.isEmpty
    let parent = isObserved ? state.nesting.place : nil
    let emission = state.nesting.enter(name)
    emission.begin(state.nesting.nextID(), name, isRequest: content?.isRequest == true)
    let roles = emission.readRoute(from: source, state.roleTable, state.attachedDetours)
    let event = RouterEvent(emission, userInfo, content)
    if isObserved {
      state.beginningObservers.notify((emission.id, name))
      emission.recorder = TraceRecorder(
        event,
        parent: parent,
        state.roleTable,
        for: state.observers.audience
      )
    }
    return Dispatch(event, roles: roles, state)
  }

  /// Answers an emission that is nested too deeply: with a report, the first time, and without a dispatch.
  private static func drop(_ name: EventName, from source: any EventResponder) -> EventOutcome {
    if state.nesting.noteDrop() {
      let loop = (state.nesting.names + [name]).loopAtEnd
      Reports.report(
        """
        The event '\(name)' was dropped: it was emitted inside \(Nesting.limit) dispatches that have not ended. \
        The loop: \(loop.map(\.rawValue).joined(separator: " → ")). \
        Emit it once the outer event is over, or under a name that is not handled by emitting it again.
        """
      )
    }
    state.tellDropped(name, from: source)
    return EventOutcome(emission: Emission(dropped: name))
  }
}

extension [EventName] {
  /// The names from the last but one occurrence of the last name to the end; all of them where it is new.
  fileprivate var loopAtEnd: ArraySlice<EventName> {
    guard let last, let start = dropLast().lastIndex(of: last) else { return self[...] }
    return self[start...]
  }
}
