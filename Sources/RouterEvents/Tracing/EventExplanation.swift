internal import KitSupport

/// The expected answers of all responders on an event's route, determined without emitting the event.
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
      let stops = run.ask([hop], hop.roles)
      defer { isStopped = isStopped || stops }
      return EventExplanation.Hop(
        type: state.roleTable.name(ofClassAt: hop.classIndex),
        roles: run.roles,
        prospect: run.isUnhandled && run.roles.contains(.interceptor) ? .mayHandle : run.prospect,
        isUnreachable: isStopped
      )
    }
    return EventExplanation(name: name, hops: hops)
  }

  /// Returns the expected answers to a typed event emitted from `source`. See ``explain(_:from:)``.
  public static func explain<Message: EventMessage>(
    message type: Message.Type,
    from source: any EventResponder
  ) -> EventExplanation {
    explain(Message.name, from: source)
  }

  /// Returns the expected answers to a row event emitted from `source`. See ``explain(_:from:)``.
  public static func explain(row event: RowEvents, from source: any EventResponder) -> EventExplanation {
    explain(event.name, from: source)
  }
}

/// The appearance of a command: whether it is enabled, and the title and the mark that its strategy declares.
public struct CommandState: Equatable, Sendable {
  /// Whether a responder may handle the event. ``EventRouter/commandState(of:from:)`` determines the value.
  public internal(set) var isEnabled = true
  /// The title to show, or nil for the command's own title.
  public var title: String?
  /// The mark beside the title.
  public var mark: Mark

  /// A mark beside the title of a command.
  public enum Mark: Sendable {
    /// No mark, a check mark, or the mark of a setting that is on for a part of what is selected.
    case off, on, mixed
  }

  /// Creates the state of an enabled command.
  public init(title: String? = nil, mark: Mark = .off) {
    (self.title, self.mark) = (title, mark)
  }
}

extension EventRouter {
  /// Returns whether a responder may handle an event emitted from `source`.
  ///
  /// An ``EventInterceptor`` or ``EventHandler`` on the route may handle every event. So may a strategy, even if the
  /// event will lack what it receives. As with ``explain(_:from:)``, no responder receives an event.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the route. The call allocates no memory.
  public static func isEnabled(_ name: EventName, from source: any EventResponder) -> Bool {
    commandState(of: name, from: source).isEnabled
  }

  /// Returns the title and the mark of a command that emits an event from `source`, and whether it is enabled. They
  /// come from the first enabled strategy on the route that has a state, otherwise from the first disabled one. For
  /// details, see ``isEnabled(_:from:)``.
  public static func commandState(of name: EventName, from source: any EventResponder) -> CommandState {
    // A strategy may ask in its turn, so the emission is not in its place meanwhile.
    let emission = exchange(&state.spareEmission, with: nil) ?? Emission(name)
    emission.name = name
    let roles = emission.readRoute(from: source, state.roleTable, state.attachedDetours)
    var run = DryRun(name: name, roles: roles)
    _ = run.ask(emission.hops, roles)
    emission.end()
    state.spareEmission = emission
    var result = run.state ?? CommandState()
    result.isEnabled = run.prospect.isEnabled || roles.contains(.interceptor)
    return result
  }
}

/// A walk along a route, or past one responder, that asks for expected answers without running the responders' code.
private struct DryRun: RouteWalk {
  let name: EventName
  var roles: EventRoles
  var position = 0
  var prospect = EventProspect.passes
  var state: CommandState?

  var isUnhandled: Bool { prospect == .passes || prospect == .disabled }

  /// Walks along the hops, and returns whether the event certainly stops. One function, because the walk is inlined.
  @inline(never)
  mutating func ask(_ hops: ContiguousArray<Emission.Hop>, _ roles: EventRoles) -> Bool {
    walk(hops, roles, EventRouter.state)
  }

  func ask(_ responder: any EventResponder, as interceptor: any EventInterceptor.Type) -> Bool { false }

  func ask(_ responder: any EventResponder, as decorator: any EventDecorator.Type) {}

  mutating func ask(_ responder: any EventResponder, through attached: Attachment.Turn) -> Bool {
    roles.insert(.attached)
    return note(attached.disposition.map { EventProspect($0) } ?? .mayHandle)
  }

  mutating func ask(_ responder: any EventResponder, as table: any EventDispatching.Type) -> Bool {
    let next = table.prospect(of: name, by: responder)
    if next != .passes, state == nil || state?.isEnabled == false && next.isEnabled,
      var found = table.commandState(of: name, by: responder)
    {
      found.isEnabled = next.isEnabled
      state = found
    }
    return note(next)
  }

  mutating func ask(_ responder: any EventResponder, as handler: any EventHandler.Type) -> Bool {
    note(.mayHandle)
  }

  /// Adds the expected answer of another role, and returns whether the event certainly stops.
  private mutating func note(_ next: EventProspect) -> Bool {
    let stops = next == .handles || next == .blocks
    if isUnhandled {
      if next != .passes { prospect = next }
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

extension Collection where Index == Int {
  /// Returns `index` as text, padded on the left to the width of the last index.
  package func number(of index: Int) -> String {
    let number = String(index)
    return String(repeating: " ", count: Swift.max(0, String(endIndex - 1).count - number.count)) + number
  }
}
