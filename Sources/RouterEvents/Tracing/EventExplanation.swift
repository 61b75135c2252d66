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
      let roles = state.roleTable.classes[Int(hop.classIndex)]
      let attached = state.attachedHandlers.attachments(of: hop.responder).compactMap(\.object).filter {
        $0.name == name
      }
      let prospect = EventProspect(roles, hop.responder, attached, name)
      defer { isStopped = isStopped || prospect == .handles || prospect == .blocks }
      return EventExplanation.Hop(
        type: state.roleTable.name(ofClassAt: hop.classIndex),
        roles: attached.isEmpty ? hop.roles : hop.roles.union(.attached),
        prospect: prospect,
        isUnreachable: isStopped
      )
    }
    return EventExplanation(name: name, hops: hops)
  }
}

extension EventProspect {
  /// Combines the expected answers of a responder's attached handlers, table and `handle(_:)`, in this order.
  ///
  /// If all of them pass the event but the responder is an interceptor, the result is ``EventProspect/mayHandle``.
  @MainActor
  fileprivate init(
    _ roles: ClassRoles,
    _ responder: any EventResponder,
    _ attached: [AttachedHandler],
    _ name: EventName
  ) {
    var prospects = attached.map { EventProspect($0.disposition) }
    if let table = responder as? any EventDispatching { prospects.append(table.prospect(of: name)) }
    if roles.handler != nil { prospects.append(.mayHandle) }
    let handling = prospects.reduce(EventProspect.passes) { $0.followed(by: $1) }
    self = handling == .passes && roles.interceptor != nil ? .mayHandle : handling
  }

  private init(_ disposition: EventDisposition) {
    switch disposition {
    case .handled: self = .handles
    case .handledAndForwarded: self = .handlesAndForwards
    case .forwarded: self = .passes
    case .blocked: self = .blocks
    }
  }

  private func followed(by next: EventProspect) -> EventProspect {
    switch (self, next) {
    case (.passes, _): next
    case (.handlesAndForwards, .handles), (.handlesAndForwards, .blocks): .handles
    default: self
    }
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
