/// The expected answers of all responders on an event's route, determined without emitting the event.
///
/// The ``description`` has one line for each responder.
public struct EventExplanation: Sendable {
  /// The name of the event.
  public let name: EventName

  /// The responders on the route, source first.
  public let hops: [Hop]

  /// A responder on the route, with its expected answer.
  public struct Hop: Sendable {
    /// The name of the responder's class.
    public let type: String
    /// The roles of the responder's class, and ``EventRoles/attached`` if a handler for the event is attached.
    public let roles: EventRoles
    /// The expected answer of the responder.
    ///
    /// The value is ``EventProspect/mayHandle`` for an interceptor whose other roles would pass the event.
    public let prospect: EventProspect
    /// Whether an earlier responder on the route certainly stops the event before this responder receives it.
    public let isUnreachable: Bool
  }
}

extension EventRouter {
  /// Returns the expected answers of the responders on the route of an event emitted from `source`.
  ///
  /// This is a dry run: no responder intercepts, decorates or handles the event.
  ///
  /// ```swift
  /// print(EventRouter.explain(.buyTapped, from: cell))
  /// ```
  public static func explain(_ name: EventName, from source: any EventResponder) -> EventExplanation {
    let emission = Emission(name)
    _ = emission.readRoute(from: source, state.roleTable, state.attachedDetours)
    var isStopped = false
    let hops = emission.hops.map { hop in
      // A walk ends where the event stops, so each responder has its own.
      var run = DryRun(name: name, roles: hop.roles)
      let stops = run.walk([hop], hop.roles, state)
      defer { isStopped = isStopped || stops }
      return EventExplanation.Hop(
        type: state.roleTable.name(ofClassAt: hop.classIndex),
        roles: run.roles,
        prospect: run.prospect == .passes && run.roles.contains(.interceptor) ? .mayHandle : run.prospect,
        isUnreachable: isStopped
      )
    }
    return EventExplanation(name: name, hops: hops)
  }
}

extension EventRouter {
  /// Returns the expected answers of the responders on the route of a typed event emitted from `source`.
  ///
  /// For details, see ``explain(_:from:)``.
  public static func explain<Message: EventMessage>(
    message type: Message.Type,
    from source: any EventResponder
  ) -> EventExplanation {
    explain(Message.name, from: source)
  }

  /// Returns the expected answers of the responders on the route of a row event emitted from `source`.
  ///
  /// For details, see ``explain(_:from:)``.
  public static func explain(row event: RowEvents, from source: any EventResponder) -> EventExplanation {
    explain(event.name, from: source)
  }
}

extension EventRouter {
  /// Returns whether a responder on the route of an event emitted from `source` may handle it.
  ///
  /// This is a dry run, as ``explain(_:from:)``. A responder whose answer is unknown counts: an interceptor, an
  /// ``EventHandler``, or a strategy that decides. The call allocates no memory, unless the route has a detour.
  ///
  /// - Complexity: O(*n*), where *n* is the number of responders on the route.
  public static func isEnabled(_ name: EventName, from source: any EventResponder) -> Bool {
    let state = state
    var (current, milestone) = (source, source)
    var (steps, stepsToNextMilestone, isStopped) = (0, 1, false)
    while true {
      let (index, roles) = state.roleTable.roles(of: current)
      if roles.contains(.interceptor) { return true }
      let detours = state.attachedDetours
      if roles.contains(.detour) || !detours.isUnused && detours.mayContain(ObjectIdentifier(current)) {
        let hops = explain(name, from: source).hops
        return hops.contains { $0.roles.contains(.interceptor) || !$0.isUnreachable && $0.prospect.mayHandle }
      }
      if !isStopped {
        var run = DryRun(name: name, roles: roles)
        isStopped = run.bubble(Emission.Hop(responder: current, classIndex: index, roles: roles), state)
        if run.prospect.mayHandle { return true }
      }
      guard let next = current.nextEventResponder, next !== milestone else { return false }
      current = next
      steps += 1
      if steps == stepsToNextMilestone { (milestone, steps, stepsToNextMilestone) = (next, 0, steps * 2) }
    }
  }
}

extension EventProspect {
  fileprivate var mayHandle: Bool { self != .passes && self != .blocks }
}

/// A walk past one responder that asks for its expected answers, without running its code.
private struct DryRun: RouteWalk {
  let name: EventName
  var roles: EventRoles
  var position = 0
  var prospect = EventProspect.passes

  func ask(_ responder: any EventResponder, as interceptor: any EventInterceptor.Type) -> Bool { false }

  func ask(_ responder: any EventResponder, as decorator: any EventDecorator.Type) {}

  mutating func ask(_ responder: any EventResponder, through attached: AttachedHandler.Turn) -> Bool {
    roles.insert(.attached)
    return note(attached.disposition.map { EventProspect($0) } ?? .mayHandle)
  }

  mutating func ask(_ responder: any EventResponder, as table: any EventDispatching.Type) -> Bool {
    note(table.prospect(of: name, by: responder))
  }

  mutating func ask(_ responder: any EventResponder, as handler: any EventHandler.Type) -> Bool {
    note(.mayHandle)
  }

  /// Adds the expected answer of another role, and returns whether the event certainly stops.
  private mutating func note(_ next: EventProspect) -> Bool {
    let stops = next == .handles || next == .blocks
    if prospect == .passes {
      prospect = next
    } else if prospect == .handlesAndForwards, stops {
      prospect = .handles
    }
    return stops
  }
}

extension EventExplanation: CustomStringConvertible {
  /// A heading with the event's name, and a line for each responder with its class, expected answer and roles.
  public var description: String {
    let width = hops.map(\.type.count).max() ?? 0
    let lines = hops.enumerated().map { index, hop in
      let type = hop.type + String(repeating: " ", count: width - hop.type.count)
      let prospect = hop.isUnreachable ? "not reached" : hop.prospect.description
      return "  \(hops.number(of: index)) \(type)  \(prospect)\(hop.roles.isEmpty ? "" : " (\(hop.roles))")"
    }
    return (["\(name) would pass"] + lines).joined(separator: "\n")
  }
}
