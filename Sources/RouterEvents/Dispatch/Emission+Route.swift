extension Emission {
  /// Reads the route once, from the source up.
  ///
  /// Takes constant space but for the route itself. A loop is found by Brent's algorithm: every hop is compared
  /// with one earlier one, which moves up at each power of two. Only where a detour or a loop is met is a set of
  /// the visited made.
  ///
  /// - Returns: every role that some class on the route has.
  func readRoute(
    from source: any EventResponder,
    _ table: RoleTable,
    _ attached: Attachments<AttachedDetour>
  ) -> EventRoles {
    let mayDetour = !attached.isEmpty
    // A local array is appended to without the checks that one in an object needs.
    var route: ContiguousArray<Hop> = []
    swap(&route, &hops)
    defer { swap(&route, &hops) }
    var roles: EventRoles = []
    var next = source
    var milestone = ObjectIdentifier(source)
    var stepsSinceMilestone = 0
    var stepsToNextMilestone = 1
    while true {
      // Moved on and into the route, not copied: a retain and a release a hop less.
      let current = consume next
      let (classIndex, classRoles) = table.roles(of: current)
      roles.formUnion(classRoles)
      if mayDetour || classRoles.contains(.detour) {
        route.append(Hop(responder: current, classIndex: classIndex, roles: classRoles))
        let (furtherRoles, end) = route.readOnWithDetours(table, attached, name)
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
  /// Cuts a route that went round a loop where it first came back to a responder, at the latest at `responder`.
  fileprivate mutating func endAtFirstRepeat(or responder: any EventResponder, _ name: EventName) {
    var visited: Set<ObjectIdentifier> = []
    let end = firstIndex { !visited.insert(ObjectIdentifier($0.responder)).inserted }
    let repeated = end.map { self[$0].responder } ?? responder
    if let end { removeSubrange(end...) }
    EventRouter.state.reportLoop(from: self[count - 1].responder, to: repeated, name)
  }

  /// Reads the rest of the route once a responder, the last hop, may name a detour.
  ///
  /// Chains that wait for a detour to end are kept on a stack of their own, not on the program's. To come back to
  /// a responder of the same chain is a loop; to meet one that another chain has visited is not.
  ///
  /// - Returns: every role that some class on that rest has, and the responder with which the chain itself ends.
  fileprivate mutating func readOnWithDetours(
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
      // What chains end with, at nil or at a responder that was visited, is left for the chain that waits.
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
