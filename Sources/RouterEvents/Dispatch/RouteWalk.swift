internal import KitSupport

/// A walk along a route: the dispatch of an event, or the dry run of ``EventRouter/explain(_:from:)``.
///
/// The extension defines which responders are asked in which of their roles, and in which order. A conforming type
/// defines what it asks. Each method that asks a responder returns whether the event stops there.
///
/// A dispatch is one function because of `@inline(__always)`, which saves a tenth of a short dispatch.
@MainActor
protocol RouteWalk {
  var name: EventName { get }

  /// The index on the route of the responder that is asked.
  var position: Int { get set }

  mutating func ask(_ responder: any EventResponder, as interceptor: any EventInterceptor.Type) -> Bool
  mutating func ask(_ responder: any EventResponder, as decorator: any EventDecorator.Type)
  mutating func ask(_ responder: any EventResponder, through attached: Attachment.Turn) -> Bool
  mutating func ask(_ responder: any EventResponder, as table: any EventDispatching.Type) -> Bool
  mutating func ask(_ responder: any EventResponder, as handler: any EventHandler.Type) -> Bool
}

extension RouteWalk {
  /// Runs the capture pass and then the bubble pass, and returns whether a responder stopped the event.
  ///
  /// If an interceptor stops it, there is no bubble pass. `roles` is the union of the roles of all hops.
  @inline(__always)
  mutating func walk(
    _ hops: ContiguousArray<Emission.Hop>,
    _ roles: EventRoles,
    _ state: RouterState
  ) -> Bool {
    roles.contains(.interceptor) && capture(hops, state) || bubble(hops, state)
  }

  @inline(__always)
  private mutating func capture(_ hops: ContiguousArray<Emission.Hop>, _ state: RouterState) -> Bool {
    for index in hops.indices.reversed() where hops[index].roles.contains(.interceptor) {
      let hop = hops[index]
      guard let interceptor = state.roleTable.classes[Int(hop.classIndex)].interceptor else { continue }
      position = index
      if ask(hop.responder, as: interceptor) { return true }
    }
    return false
  }

  @inline(__always)
  private mutating func bubble(_ hops: ContiguousArray<Emission.Hop>, _ state: RouterState) -> Bool {
    for index in hops.indices {
      guard !hops[index].roles.isEmpty || mayAskAttachedHandlers(of: hops[index], state) else { continue }
      position = index
      let hop = hops[index]
      let classRoles = state.roleTable.classes[Int(hop.classIndex)]
      if let decorator = classRoles.decorator { ask(hop.responder, as: decorator) }
      // A decorator may have attached a handler.
      if mayAskAttachedHandlers(of: hop, state), askAttachedHandlers(of: hop.responder, state) { return true }
      if let table = classRoles.table, ask(hop.responder, as: table) { return true }
      if let handler = classRoles.handler, ask(hop.responder, as: handler) { return true }
    }
    return false
  }

  @inline(__always)
  private func mayAskAttachedHandlers(of hop: Emission.Hop, _ state: RouterState) -> Bool {
    !state.attachedHandlers.isUnused && state.attachedHandlers.mayContain(ObjectIdentifier(hop.responder))
  }

  private mutating func askAttachedHandlers(of responder: any EventResponder, _ state: RouterState) -> Bool {
    for attached in state.attachedHandlers.attachments(of: responder, name) {
      if let turn = attached.object?.turn, ask(responder, through: turn) { return true }
    }
    return false
  }
}

// These methods change the event in place and pass it to each responder. Storing the event in an object would retain
// and release each of its references for each responder.
extension RouterEvent: RouteWalk {
  mutating func dispatch(_ roles: EventRoles, _ state: RouterState) {
    // Calls borrow the responders from a constant array without retaining them.
    let hops = emission.hops
    let isStopped = walk(hops, roles, state)
    if !isStopped && (isRequest || !emission.isHandled) { noteUnhandled(hops, state) }
    emission.recorder?.finish(emission, isStopped: isStopped)
  }

  /// Ends the dispatch and returns its outcome.
  ///
  /// The method releases the event's values last, because their `deinit` may emit another event.
  consuming func end(_ state: RouterState) -> EventOutcome {
    emission.end()
    state.nesting.leave()
    return EventOutcome(emission: emission)
  }

  @inline(__always)
  func ask(_ responder: any EventResponder, as interceptor: any EventInterceptor.Type) -> Bool {
    let errorCount = beginAnswer()
    return endAnswer(interceptor.intercept(self, by: responder), of: responder, as: .interceptor, errorCount)
  }

  @inline(__always)
  mutating func ask(_ responder: any EventResponder, as decorator: any EventDecorator.Type) {
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

  func ask(_ responder: any EventResponder, through attached: Attachment.Turn) -> Bool {
    let errorCount = beginAnswer()
    return endAnswer(attached.body(self), of: responder, as: .attached, errorCount)
  }

  @inline(__always)
  func ask(_ responder: any EventResponder, as table: any EventDispatching.Type) -> Bool {
    let errorCount = beginAnswer()
    return endAnswer(table.dispatch(self, by: responder), of: responder, as: .table, errorCount)
  }

  @inline(__always)
  func ask(_ responder: any EventResponder, as handler: any EventHandler.Type) -> Bool {
    let errorCount = beginAnswer()
    return endAnswer(handler.handle(self, by: responder), of: responder, as: .handler, errorCount)
  }

  /// Starts recording an answer, and returns the number of errors so far, or 0 if the event is not a request.
  private func beginAnswer() -> Int {
    emission.recorder?.beginHop(position)
    return isRequest ? emission.errors.count : 0
  }

  /// Records an answer, and returns whether the event stops. `errorCount` is the result of ``beginAnswer()``.
  private func endAnswer(
    _ answer: EventDisposition,
    of responder: any EventResponder,
    as role: EventRoles,
    _ errorCount: Int
  ) -> Bool {
    var disposition = answer
    // Only an answer, an error or `.blocked` stops a request. Handling it without an answer does not stop it.
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
    if isRequest { return state.reportUnanswered(self, (last as? any RouteEnd)?.routeEndReason) }
    state.notifyUnhandled(self, UnhandledReason(endOf: last))
  }
}

extension Emission {
  /// Reads the route, starting at `source`, into ``hops``, and returns the union of the roles of its classes.
  ///
  /// The method detects loops with Brent's algorithm, which needs constant space. It compares each responder with an
  /// earlier one, the milestone. The current responder becomes the milestone after one step, after two more, after four
  /// more, and so on. Only a route that has a loop, or that may have a detour, requires a set of visited responders.
  func readRoute(
    from source: any EventResponder,
    _ table: RoleTable,
    _ attached: Attachments
  ) -> EventRoles {
    let mayDetour = !attached.isUnused
    // Appending to a local array needs no exclusivity checks.
    var route: ContiguousArray<Hop> = []
    swap(&route, &hops)
    defer { swap(&route, &hops) }
    var roles: EventRoles = []
    var next = source
    var milestone = ObjectIdentifier(source)
    var stepsSinceMilestone = 0
    var stepsToNextMilestone = 1
    while true {
      // Moving instead of copying saves a retain and a release for each responder.
      let current = consume next
      let (classIndex, classRoles) = table.roles(of: current)
      roles.formUnion(classRoles)
      if classRoles.contains(.detour) || mayDetour && attached.mayContain(ObjectIdentifier(current)) {
        route.append(Hop(responder: current, classIndex: classIndex, roles: classRoles))
        let (furtherRoles, end) = route.readRestWithDetours(table, attached, name)
        roles.formUnion(furtherRoles)
        endOfOwnChain = end
        break
      }
      let above = current.nextEventResponder
      stepsSinceMilestone += 1
      if stepsSinceMilestone == stepsToNextMilestone {
        milestone = ObjectIdentifier(current)
        stepsSinceMilestone = 0
        stepsToNextMilestone *= 2
      }
      route.append(Hop(responder: consume current, classIndex: classIndex, roles: classRoles))
      guard let above else { break }
      if ObjectIdentifier(above) == milestone {
        route.endAtFirstRepeat(or: above, name)
        break
      }
      next = above
    }
    return roles
  }
}

@MainActor
extension ContiguousArray<Emission.Hop> {
  /// Removes the first repeated responder and all later ones from a route with a loop, and reports the loop.
  ///
  /// If no responder in the array repeats, the loop starts at `responder`, the next responder of the last hop.
  fileprivate mutating func endAtFirstRepeat(or responder: any EventResponder, _ name: EventName) {
    var visited: Set<ObjectIdentifier> = []
    let end = firstIndex { !visited.insert(ObjectIdentifier($0.responder)).inserted }
    let repeated = end.map { self[$0].responder } ?? responder
    if let end { removeSubrange(end...) }
    EventRouter.state.reportLoop(from: self[count - 1].responder, to: repeated, name)
  }

  /// Appends the rest of a route, including detours. At the call, the last hop is the first one that may have a detour.
  /// Returns the roles of the appended hops, and the last responder of the source's own chain.
  ///
  /// The method keeps interrupted chains in an array, so that deeply nested detours cannot overflow the call stack. A
  /// repeated responder counts as a loop only if the same chain already visited that responder.
  fileprivate mutating func readRestWithDetours(
    _ table: RoleTable,
    _ attached: Attachments,
    _ name: EventName
  ) -> (EventRoles, end: any EventResponder) {
    var roles: EventRoles = []
    var chainOf: [ObjectIdentifier: Int] = [:]
    for hop in self { chainOf[ObjectIdentifier(hop.responder)] = 0 }
    var chain = 0
    var chainCount = 1
    var waiting: [(responder: any EventResponder, chain: Int)] = []
    while true {
      let last = self[count - 1]
      var from = last.responder
      let detour = table.classes[Int(last.classIndex)].detour
      var next = attached.detour(of: from) ?? detour?.eventDetour(of: from)
      if next != nil {
        waiting.append((from, chain))
        chain = chainCount
        chainCount += 1
      } else {
        next = from.nextEventResponder
      }
      // A chain ends at nil or at a visited responder. Then the chain that it interrupted continues.
      while next.map({ chainOf[ObjectIdentifier($0)] != nil }) ?? true {
        if let next, chainOf[ObjectIdentifier(next)] == chain {
          EventRouter.state.reportLoop(from: from, to: next, name)
        }
        guard let back = waiting.popLast() else { return (roles, from) }
        (from, chain) = back
        next = from.nextEventResponder
      }
      guard let next else { continue }
      let (classIndex, classRoles) = table.roles(of: next)
      append(Emission.Hop(responder: next, classIndex: classIndex, roles: classRoles))
      roles.formUnion(classRoles)
      chainOf[ObjectIdentifier(next)] = chain
    }
  }
}
