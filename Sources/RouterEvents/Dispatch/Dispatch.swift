internal import KitSupport

/// One walk of an event over its route: down through the interceptors, then up through decorators and handlers.
///
/// The event that responders are shown is one value, made once and moved on from hop to hop: to make it anew costs a
/// retain and a release for each reference in it.
@MainActor
struct Dispatch: ~Copyable {
  /// Every role that some class on the route has.
  private let roles: EventRoles
  private let state: RouterState
  private let recorder: TraceRecorder?
  private var event: RouterEvent

  init(_ event: consuming RouterEvent, roles: EventRoles, _ state: RouterState) {
    recorder = event.emission.recorder
    self.event = event
    self.roles = roles
    self.state = state
  }

  var emission: Emission { event.emission }

  /// Runs both passes and tells whoever wants to know of the result.
  mutating func run() {
    let hops = emission.hops
    let isStopped = capture(hops) == .ended || bubble(hops) == .ended
    if !isStopped && !emission.isHandled && !emission.isRequest { tellUnhandled(hops) }
    if let recorder {
      recorder.audience.notify(recorder.finish(emission, state.roleTable, isStopped: isStopped))
    }
  }

  private enum Progress {
    case goesOn
    case ended
  }

  private typealias Hops = ContiguousArray<Emission.Hop>

  /// Asks the interceptors, from the top down to the source.
  private mutating func capture(_ hops: Hops) -> Progress {
    guard roles.contains(.interceptor) else { return .goesOn }
    for index in hops.indices.reversed() where hops[index].roles.contains(.interceptor) {
      let classRoles = state.roleTable.classes[Int(hops[index].classIndex)]
      guard let interceptor = classRoles.interceptor else { continue }
      event.position = index
      let progress = ask(hops[index], .interceptor) { interceptor.intercept($1, by: $0) }
      if progress == .ended { return .ended }
    }
    return .goesOn
  }

  /// Lets every responder decorate and handle, from the source up.
  private mutating func bubble(_ hops: Hops) -> Progress {
    var isAnythingAttached = !state.attachedHandlers.isEmpty
    for index in hops.indices where isAnythingAttached || !hops[index].roles.isEmpty {
      event.position = index
      let classRoles = state.roleTable.classes[Int(hops[index].classIndex)]
      if let decorator = classRoles.decorator { decorate(hops[index], as: decorator) }
      if handle(hops[index], classRoles) == .ended { return .ended }
      isAnythingAttached = !state.attachedHandlers.isEmpty
    }
    return .goesOn
  }

  private mutating func decorate(_ hop: Emission.Hop, as decorator: any EventDecorator.Type) {
    var decorated = event.userInfo
    guard let recorder else {
      decorator.decorate(&decorated, for: event, by: hop.responder)
      event.userInfo = decorated
      return
    }
    decorated.writtenKeys = []
    recorder.beginHop(event.position)
    decorator.decorate(&decorated, for: event, by: hop.responder)
    let names = exchange(&decorated.writtenKeys, with: nil)
    recorder.endDecoration(event.position, names, before: event.userInfo, after: decorated)
    event.userInfo = decorated
  }

  /// Asks, in this order, the attached handlers, the table and the hand-written `handle` of one responder.
  private mutating func handle(_ hop: Emission.Hop, _ classRoles: ClassRoles) -> Progress {
    if !state.attachedHandlers.isEmpty {
      for handler in state.attachedHandlers.handlers(of: hop.responder, for: emission.name) {
        guard let body = handler.body else { continue }
        let progress = ask(hop, .attached) { _, event in
          body(event)
          return handler.disposition
        }
        if progress == .ended { return .ended }
      }
    }
    if let table = classRoles.table, ask(hop, .table, { table.dispatch($1, by: $0) }) == .ended {
      return .ended
    }
    if let handler = classRoles.handler, ask(hop, .handler, { handler.handle($1, by: $0) }) == .ended {
      return .ended
    }
    return .goesOn
  }

  /// Asks a responder in one of its roles, and notes what it answered.
  private func ask(
    _ hop: Emission.Hop,
    _ role: EventRoles,
    _ body: @MainActor (any EventResponder, RouterEvent) -> EventDisposition
  ) -> Progress {
    recorder?.beginHop(event.position)
    let errorCount = emission.isRequest ? emission.errors.count : 0
    var disposition = body(hop.responder, event)
    // Only an answer, an error or a block stops a request: a listener by its name does not answer it.
    if disposition == .handled, event.content?.awaitsAnswer == true, emission.errors.count == errorCount {
      disposition = .handledAndForwarded
    }
    recorder?.endHop(event.position, role, disposition)
    if disposition != .forwarded {
      emission.note(
        disposition,
        of: hop.responder,
        at: event.position,
        isCapturing: role == .interceptor
      )
    }
    return disposition.stops ? .ended : .goesOn
  }

  private mutating func tellUnhandled(_ hops: Hops) {
    guard let last = emission.endOfOwnChain ?? hops.last?.responder else { return }
    event.position = hops.count - 1
    let reason = UnhandledReason(endOf: last)
    if state.unhandledObservers.isEmpty {
      state.unhandledNotices.tell(event, reason)
    } else {
      state.unhandledObservers.notify((event, reason))
    }
  }
}
