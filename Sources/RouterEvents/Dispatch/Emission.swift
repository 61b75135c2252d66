internal import KitSupport

/// The name, the route and the result of an emitted event.
///
/// ``RouterEvent`` and ``EventOutcome`` read their values from this object. The router reuses the object for a later
/// event unless an event or outcome still refers to it.
///
/// Exclusivity checking is off to save 15% of the dispatch time. Accesses cannot overlap, because each one is on the
/// main actor and calls no other code. A value whose `deinit` may emit an event is moved out before it is replaced.
@MainActor
final class Emission {
  @exclusivity(unchecked) var id: EventTrace.ID = 0
  @exclusivity(unchecked) var name: EventName

  /// The route, source first. The array retains the responders, so ``end()`` empties it.
  @exclusivity(unchecked) var hops: ContiguousArray<Hop> = []

  @exclusivity(unchecked) var recorder: TraceRecorder?

  @exclusivity(unchecked) private(set) var isBlocked = false
  let isDropped: Bool
  @exclusivity(unchecked) private(set) var errors: [any Error] = []
  @exclusivity(unchecked) private var isOver: Bool

  @exclusivity(unchecked) private(set) var isHandled = false

  /// The first handler if ``isHandled`` is true, otherwise that of an earlier event.
  ///
  /// The next event often has the same first handler. Reusing the value saves a retain and a release.
  @exclusivity(unchecked) private var firstHandler: EventOutcome.Hop?
  @exclusivity(unchecked) private var laterHandlers: [EventOutcome.Hop] = []

  /// The index in ``hops`` of the last responder that counted as a handler, or -1 if there is none.
  @exclusivity(unchecked) private var lastHandlerIndex = -1
  @exclusivity(unchecked) private var capturingHandlerIndices: Set<Int> = []

  /// The last responder of the source's own chain, which excludes detours.
  ///
  /// The value is nil if no responder on the route can have a detour. That chain then ends at the last hop.
  @exclusivity(unchecked) var endOfOwnChain: (any EventResponder)?

  struct Hop {
    let responder: any EventResponder
    let classIndex: Int32
    let roles: EventRoles
  }

  init(_ name: EventName, isDropped: Bool = false) {
    self.name = name
    self.isDropped = isDropped
    isOver = isDropped
  }

  var handlers: [EventOutcome.Hop] {
    guard isHandled, let firstHandler else { return [] }
    return [firstHandler] + laterHandlers
  }

  /// Records a responder's answer. A responder that handles the event more than once counts as one handler.
  func note(
    _ disposition: EventDisposition,
    of responder: any EventResponder,
    at index: Int,
    isCapturing: Bool
  ) {
    if disposition == .blocked { isBlocked = true }
    guard disposition.isHandled, index != lastHandlerIndex, !capturingHandlerIndices.contains(index) else {
      return
    }
    lastHandlerIndex = index
    if isCapturing { capturingHandlerIndices.insert(index) }
    if isHandled {
      laterHandlers.append(EventOutcome.Hop(responder))
    } else {
      isHandled = true
      if firstHandler?.isResponder(responder) != true { firstHandler = EventOutcome.Hop(responder) }
    }
  }

  func addError(_ error: any Error) {
    if !isOver { errors.append(error) }
  }

  /// Resets the emission for a new event. Call this method only if no event or outcome refers to the emission.
  func begin(_ id: EventTrace.ID, _ name: EventName) {
    self.id = id
    if self.name.text !== name.text { self.name = name }
    isBlocked = false
    isOver = false
    isHandled = false
    lastHandlerIndex = -1
    if !laterHandlers.isEmpty { laterHandlers = [] }
    if !capturingHandlerIndices.isEmpty { capturingHandlerIndices = [] }
    if !errors.isEmpty { _ = exchange(&errors, with: []) }
  }

  /// Ends the emission and releases the responders on the route.
  ///
  /// The method first moves the route out of ``hops``, because a responder's `deinit` may emit an event or read this
  /// emission. The array keeps its capacity for the next route, unless this route had more than 256 responders.
  func end() {
    isOver = true
    if recorder != nil { _ = exchange(&recorder, with: nil) }
    var route: ContiguousArray<Hop> = []
    swap(&route, &hops)
    if endOfOwnChain != nil { _ = exchange(&endOfOwnChain, with: nil) }
    if route.count > 256 {
      route = []
    } else {
      while !route.isEmpty { route.removeLast() }
    }
    swap(&route, &hops)
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
