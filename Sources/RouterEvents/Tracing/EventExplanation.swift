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
    /// The roles of the responder, including handlers attached for the event.
    public let roles: EventRoles
    /// The expected answer of the responder.
    ///
    /// If an interceptor would otherwise pass the event, the value is ``EventProspect/mayHandle``.
    public let prospect: EventProspect
    /// Whether an earlier responder on the route certainly stops the event before this responder receives it.
    public let isUnreachable: Bool
  }
}

extension EventRouter {
  /// Returns how the responders on the route are expected to answer an event emitted from `source`.
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
  /// Creates the expected answer of a responder from the expected answers of its attached handlers, its table and its
  /// `handle(_:)`, in this order. An interceptor that would otherwise pass the event may handle it.
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
  /// A text with one line for each responder: its class, its expected answer and its roles.
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
