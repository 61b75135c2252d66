internal import KitSupport

/// One walk of an event over its route: down through the interceptors, then up through decorators and handlers.
@MainActor
struct Dispatch {
  let emission: Emission
  /// Every role that some class on the route has.
  let roles: EventRoles
  let state: RouterState

  /// Runs both passes and tells whoever wants to know of the result.
  func run() {
    let hops = emission.hops
    let isStopped = capture(hops) == .ended || bubble(hops) == .ended
    if !isStopped && !emission.isHandled && !emission.isRequest { tellUnhandled(hops) }
    if let recorder = emission.recorder {
      state.observers.notify(recorder.finish(emission, state.roleTable, isStopped: isStopped))
    }
  }

  private enum Progress {
    case goesOn
    case ended
  }

  private typealias Hops = ContiguousArray<Emission.Hop>

  /// Asks the interceptors, from the top down to the source.
  private func capture(_ hops: Hops) -> Progress {
    guard roles.contains(.interceptor) else { return .goesOn }
    for index in hops.indices.reversed() where hops[index].roles.contains(.interceptor) {
      guard let intercept = state.roleTable.classes[Int(hops[index].classIndex)].intercept else { continue }
      if ask(hops[index], index, .interceptor, intercept) == .ended { return .ended }
    }
    return .goesOn
  }

  /// Lets every responder decorate and handle, from the source up.
  private func bubble(_ hops: Hops) -> Progress {
    var isAnythingAttached = !state.attachedHandlers.isEmpty
    for index in hops.indices where isAnythingAttached || !hops[index].roles.isEmpty {
      let classRoles = state.roleTable.classes[Int(hops[index].classIndex)]
      if let decorate = classRoles.decorate { self.decorate(hops[index], index, decorate) }
      if handle(hops[index], index, classRoles) == .ended { return .ended }
      isAnythingAttached = !state.attachedHandlers.isEmpty
    }
    return .goesOn
  }

  private func decorate(
    _ hop: Emission.Hop,
    _ index: Int,
    _ decorate: (any EventResponder, inout UserInfo, RouterEvent) -> Void
  ) {
    let event = event(at: index)
    var decorated = event.userInfo
    guard let recorder = emission.recorder else {
      decorate(hop.responder, &decorated, event)
      emission.userInfo = decorated
      return
    }
    decorated.writtenKeys = []
    recorder.beginHop(index)
    decorate(hop.responder, &decorated, event)
    let names = exchange(&decorated.writtenKeys, with: nil)
    emission.userInfo = decorated
    recorder.endDecoration(index, names, before: event.userInfo, after: decorated)
  }

  /// Asks, in this order, the attached handlers, the table and the hand-written `handle` of one responder.
  private func handle(_ hop: Emission.Hop, _ index: Int, _ classRoles: ClassRoles) -> Progress {
    if !state.attachedHandlers.isEmpty {
      for handler in state.attachedHandlers.handlers(of: hop.responder, for: emission.name) {
        guard let body = handler.body else { continue }
        let progress = ask(hop, index, .attached) { _, event in
          body(event)
          return handler.disposition
        }
        if progress == .ended { return .ended }
      }
    }
    if let dispatch = classRoles.dispatch, ask(hop, index, .table, dispatch) == .ended { return .ended }
    if let handle = classRoles.handle, ask(hop, index, .handler, handle) == .ended { return .ended }
    return .goesOn
  }

  /// Asks a responder in one of its roles, and notes what it answered.
  private func ask(
    _ hop: Emission.Hop,
    _ index: Int,
    _ role: EventRoles,
    _ body: (any EventResponder, RouterEvent) -> EventDisposition
  ) -> Progress {
    emission.recorder?.beginHop(index)
    let errorCount = emission.errors.count
    var disposition = body(hop.responder, event(at: index))
    // Only an answer, an error or a block stops a request: a listener by its name does not answer it.
    if disposition == .handled, emission.content?.awaitsAnswer == true, emission.errors.count == errorCount {
      disposition = .handledAndForwarded
    }
    emission.recorder?.endHop(index, role, disposition)
    if disposition != .forwarded {
      emission.note(disposition, of: hop.responder, at: index, isCapturing: role == .interceptor)
    }
    return disposition.stops ? .ended : .goesOn
  }

  private func event(at index: Int) -> RouterEvent {
    RouterEvent(emission, position: index)
  }

  private func tellUnhandled(_ hops: Hops) {
    guard let last = emission.endOfOwnChain ?? hops.last?.responder else { return }
    let event = event(at: hops.count - 1)
    let reason = UnhandledReason(endOf: last)
    if state.unhandledObservers.isEmpty {
      state.unhandledNotices.tell(event, reason)
    } else {
      state.unhandledObservers.notify((event, reason))
    }
  }
}
