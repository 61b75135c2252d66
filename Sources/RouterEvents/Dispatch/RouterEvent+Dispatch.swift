internal import KitSupport

// The passes are methods of the event that responders are shown. It is one value, made once and changed from hop to hop:
// an object that stored it would cost a retain and a release for each reference in it, at each hop.
extension RouterEvent {
  /// Runs both passes over the route, and shows the result to whoever observes.
  mutating func dispatch(_ roles: EventRoles, _ state: RouterState) {
    // What is in an array that nobody changes is lent to whoever is asked, not retained for each call.
    let hops = emission.hops
    let isStopped = roles.contains(.interceptor) && capture(hops, state) || bubble(hops, state)
    if !isStopped && !emission.isHandled && !isRequest { noteUnhandled(hops, state) }
    emission.recorder?.finish(emission, isStopped: isStopped)
  }

  /// Ends the dispatch.
  ///
  /// To release what the event carries may run any code, also code that emits: that comes last.
  consuming func end(_ state: RouterState) -> EventOutcome {
    emission.end()
    state.nesting.leave()
    return EventOutcome(emission: emission)
  }

  /// Asks the interceptors, from the top down to the source.
  ///
  /// - Returns: whether one stopped the event.
  private mutating func capture(_ hops: ContiguousArray<Emission.Hop>, _ state: RouterState) -> Bool {
    for index in hops.indices.reversed() where hops[index].roles.contains(.interceptor) {
      let hop = hops[index]
      guard let interceptor = state.roleTable.classes[Int(hop.classIndex)].interceptor else { continue }
      position = index
      let errorCount = beginAnswer()
      if endAnswer(
        interceptor.intercept(self, by: hop.responder),
        of: hop.responder,
        as: .interceptor,
        errorCount
      ) {
        return true
      }
    }
    return false
  }

  /// Lets every responder decorate and handle, from the source up.
  ///
  /// - Returns: whether one stopped the event.
  private mutating func bubble(_ hops: ContiguousArray<Emission.Hop>, _ state: RouterState) -> Bool {
    for index in hops.indices {
      let isAnythingAttached = !state.attachedHandlers.isEmpty
      guard isAnythingAttached || !hops[index].roles.isEmpty else { continue }
      position = index
      let hop = hops[index]
      let classRoles = state.roleTable.classes[Int(hop.classIndex)]
      if let decorator = classRoles.decorator { decorate(hop.responder, as: decorator) }
      // A decorator may have attached something.
      if !state.attachedHandlers.isEmpty && askAttachedHandlers(of: hop.responder, state) { return true }
      if let table = classRoles.table {
        let errorCount = beginAnswer()
        if endAnswer(table.dispatch(self, by: hop.responder), of: hop.responder, as: .table, errorCount) {
          return true
        }
      }
      if let handler = classRoles.handler {
        let errorCount = beginAnswer()
        if endAnswer(handler.handle(self, by: hop.responder), of: hop.responder, as: .handler, errorCount) {
          return true
        }
      }
    }
    return false
  }

  private mutating func decorate(_ responder: any EventResponder, as decorator: any EventDecorator.Type) {
    var decorated = userInfo
    if let recorder = emission.recorder {
      let place = UserInfo.RecordingPlace(dispatch: emission.id, hop: position)
      decorated.beginRecording(at: place)
      recorder.beginHop(position)
      decorator.decorate(&decorated, for: self, by: responder)
      let keys = decorated.endRecording(at: place)
      recorder.endDecoration(position, keys, before: userInfo, after: decorated)
    } else {
      decorator.decorate(&decorated, for: self, by: responder)
    }
    userInfo = decorated
  }

  @inline(never)
  private func askAttachedHandlers(of responder: any EventResponder, _ state: RouterState) -> Bool {
    for attached in state.attachedHandlers.attachments(of: responder) {
      guard let turn = attached.object?.turn(for: emission.name) else { continue }
      let errorCount = beginAnswer()
      turn.body(self)
      if endAnswer(turn.disposition, of: responder, as: .attached, errorCount) { return true }
    }
    return false
  }

  /// Notes that a responder is about to be asked.
  ///
  /// - Returns: how many errors there were before.
  private func beginAnswer() -> Int {
    emission.recorder?.beginHop(position)
    return isRequest ? emission.errors.count : 0
  }

  /// Notes what a responder answered in one of its roles.
  ///
  /// - Returns: whether the event stops here.
  private func endAnswer(
    _ answer: EventDisposition,
    of responder: any EventResponder,
    as role: EventRoles,
    _ errorCount: Int
  ) -> Bool {
    var disposition = answer
    // Only an answer, an error or a block stops a request: a listener by its name does not answer it.
    if disposition == .handled, isRequest, content?.awaitsAnswer == true,
      emission.errors.count == errorCount
    {
      disposition = .handledAndForwarded
    }
    emission.recorder?.endHop(self, role, disposition)
    if disposition != .forwarded {
      emission.note(disposition, of: responder, at: position, isCapturing: role == .interceptor)
    }
    return disposition.stops
  }

  private mutating func noteUnhandled(_ hops: ContiguousArray<Emission.Hop>, _ state: RouterState) {
    guard let last = emission.endOfOwnChain ?? hops.last?.responder else { return }
    position = hops.count - 1
    state.tellUnhandled(self, UnhandledReason(endOf: last))
  }
}
