extension Emission {
  /// Reads the route, starting at `source`, and stores it in ``hops``.
  ///
  /// The method detects loops with Brent's algorithm, which needs constant space. It compares each responder with an
  /// earlier one, the milestone. The current responder becomes the milestone after one step, after two more, after four
  /// more, and so on. Only a route that has a loop, or that may have a detour, requires a set of visited responders.
  ///
  /// - Returns: The union of the roles of all classes on the route.
  func readRoute(
    from source: any EventResponder,
    _ table: RoleTable,
    _ attached: Attachments<AttachedDetour>
  ) -> EventRoles {
    let mayDetour = !attached.isEmpty
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
      if mayDetour || classRoles.contains(.detour) {
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
  /// - Parameters:
  ///   - responder: The next responder of the last hop. If no responder in the array repeats, the loop starts at this
  ///     one.
  ///   - name: The name of the event, for the report.
  fileprivate mutating func endAtFirstRepeat(or responder: any EventResponder, _ name: EventName) {
    var visited: Set<ObjectIdentifier> = []
    let end = firstIndex { !visited.insert(ObjectIdentifier($0.responder)).inserted }
    let repeated = end.map { self[$0].responder } ?? responder
    if let end { removeSubrange(end...) }
    EventRouter.state.reportLoop(from: self[count - 1].responder, to: repeated, name)
  }

  /// Appends the rest of a route, including detours. At the call, the last hop is the first one that may have a detour.
  ///
  /// The method keeps interrupted chains in an array, so that deeply nested detours cannot overflow the call stack. A
  /// repeated responder counts as a loop only if the same chain already visited that responder.
  ///
  /// - Returns: The union of the roles of the appended hops, and the last responder of the source's own chain.
  fileprivate mutating func readRestWithDetours(
    _ table: RoleTable,
    _ attached: Attachments<AttachedDetour>,
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
