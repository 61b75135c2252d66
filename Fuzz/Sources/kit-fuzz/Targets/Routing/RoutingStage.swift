import RouterEvents

@testable import KitSupport

/// Plays a case with real responders, and writes lines like the model.
@MainActor
final class RoutingStage {
  let plan: RoutingCase
  private(set) var lines: [String] = []

  /// The handlers of each outcome, or nil for deallocated ones.
  private(set) var handlers: [[Int?]] = []

  /// The current node of each slot of the plan. Only this array and linking nodes retain a node.
  private var nodes: [any EventResponder] = []
  private var everyone: [WeakNode] = []
  private var attached: [EventObservation?] = []
  private var actCount = 0
  private var kept: [(event: RouterEvent, name: EventName)] = []
  private var outcomes: [(outcome: EventOutcome, handlers: Int)] = []

  private struct WeakNode {
    weak var node: (any EventResponder)?
  }

  init(_ plan: RoutingCase) {
    self.plan = plan
    for slot in plan.nodes.indices { nodes.append(newNode(slot)) }
    for (slot, node) in plan.nodes.enumerated() {
      link(slot, to: node.next)
      if node.kind.mayDetour { setDetour(slot, through: node.detour) }
    }
  }

  /// Emits the events of the plan.
  ///
  /// - Returns: the reports of the kit.
  func play() -> [String] {
    let unhandled = EventRouter.onUnhandled { [unowned self] event, _ in
      lines.append("unhandled \(Self.number(event.name)) on \(event.route.map(Self.id))")
    }
    // In release builds, traces show only types by default.
    let traces = plan.isObserved ? EventRouter.observe(values: .shown) { [unowned self] in note($0) } : nil
    let (_, reports) = Reports.collecting {
      for emission in plan.emissions { emit(emission) }
    }
    unhandled.cancel()
    traces?.cancel()
    return reports.map(\.text)
  }

  /// Returns whether a node is deallocated.
  func isGone(_ id: Int) -> Bool { everyone[id].node == nil }

  /// Releases everything.
  ///
  /// - Throws: an error if a responder is still retained, or a kept event or outcome has changed.
  func end() throws(BrokenProperty) {
    for (event, name) in kept {
      try require(event.route.isEmpty && event.source == nil, "a kept event still has its route")
      try require(event.name == name, "the name of a kept event has changed")
    }
    for (outcome, handlers) in outcomes {
      try require(outcome.handlers.count == handlers, "the handlers of a kept outcome have changed")
    }
    for weak in everyone { Self.cut(weak.node) }
    nodes = []
    attached = []
    try require(!everyone.contains { $0.node != nil }, "responders are still retained")
  }

  private func emit(_ emission: RoutingCase.Emission) {
    let source = nodes[emission.source]
    if emission.name == RoutingCase.requestName {
      let answer = source.ask(Question())
      lines.append("answer \(answer.map(String.init) ?? "nil")")
    } else {
      let outcome = source.routerEvent(name: Self.names[emission.name])
      handlers.append(
        outcome.handlers.map { handler in
          everyone.firstIndex { weak in weak.node.map { handler.isResponder($0) } == true }
        }
      )
      outcomes.append((outcome, outcome.handlers.count))
      let result = outcome.isHandled ? "handled" : outcome.isDropped ? "dropped" : "unhandled"
      lines.append("outcome \(result)\(outcome.isBlocked ? " blocked" : "")")
    }
  }

  private func note(_ trace: EventTrace) {
    let decorations = trace.hops.enumerated().flatMap { index, hop in
      hop.decorations.map { "\(index): \($0.key) \($0.old ?? "nil") \($0.new ?? "nil")" }
    }
    lines.append(
      """
      trace \(Self.number(trace.name)) \(trace.result) \(trace.hops.count) hops, \(trace.handlers.count) handlers, \
      \(decorations)
      """
    )
  }

  // MARK: Turns

  private func text(_ event: RouterEvent) -> String {
    let values = event.userInfo.keys.map { "\($0)=\(event.userInfo[$0] as? Int ?? -1)" }
    return "\(Self.number(event.name)) at \(event.position) of \(event.route.map(Self.id)): \(values)"
  }

  private func take(_ turn: RoutingCase.Turn, _ role: String, _ event: RouterEvent) -> EventDisposition {
    lines.append("\(role) \(text(event))")
    perform(turn.acts, event)
    return turn.answer
  }

  private func perform(_ acts: [RoutingCase.Act], _ event: RouterEvent) {
    for act in acts {
      actCount += 1
      if actCount > RoutingModel.actLimit { return }
      switch act {
      case .link(let slot, let next): link(slot, to: next)
      case .detour(let slot, let detour): setDetour(slot, through: detour)
      case .replace(let slot): replace(slot)
      case .attach(let slot, let name): attach(to: slot, name)
      case .detach(let number): if attached.indices.contains(number) { attached[number]?.cancel() }
      case .keep: kept.append((event, event.name))
      case .emit(let emission): emit(emission)
      }
    }
  }

  private func attach(to slot: Int, _ name: Int) {
    let turn = plan.nodes[slot].attached
    attached.append(
      nodes[slot].onRouterEvent(Self.names[name], then: turn.answer) { [unowned self] event in
        _ = take(turn, "attached", event)
      }
    )
  }

  // MARK: Nodes

  private func newNode(_ slot: Int) -> any EventResponder {
    let node = plan.nodes[slot]
    let id = everyone.count
    let responder: any EventResponder =
      switch node.kind {
      case .link: ScriptedLink("\(id)")
      case .detouringLink: DetouringLink("\(id)")
      case .responder: ScriptedResponder("\(id)")
      case .detouringResponder: DetouringResponder("\(id)")
      case .quietLink: QuietLink(id)
      }
    everyone.append(WeakNode(node: responder))
    guard let script = (responder as? any ScriptedNode)?.script else { return responder }
    script.intercept = { [unowned self] in take(node.intercept, "intercept", $0) }
    script.decorate = { [unowned self] userInfo, event in
      lines.append("decorate \(text(event))")
      perform(node.acts, event)
      for decoration in node.decorate { userInfo["\(decoration.key)"] = decoration.value }
    }
    script.handle = { [unowned self] event in
      let answer = take(node.handle[Self.number(event.name)], "handle", event)
      guard answer == .handled, slot % 2 == 0, event.name == Question.name else { return answer }
      return event.answer(Question.self) { _ in slot }
    }
    return responder
  }

  private func replace(_ slot: Int) {
    let old = nodes[slot]
    nodes[slot] = newNode(slot)
    if let old = old as? QuietLink {
      (nodes[slot] as? QuietLink)?.nextEventResponder = old.nextEventResponder
    }
    guard let script = (old as? any ScriptedNode)?.script else { return }
    (nodes[slot] as? any ScriptedNode)?.script.next = script.next
    (nodes[slot] as? any ScriptedNode)?.script.detour = script.detour
  }

  private func link(_ slot: Int, to next: Int?) {
    let next = next.map { nodes[$0] }
    (nodes[slot] as? QuietLink)?.nextEventResponder = next
    (nodes[slot] as? any ScriptedNode)?.script.next = next
  }

  private func setDetour(_ slot: Int, through detour: Int?) {
    (nodes[slot] as? any ScriptedNode)?.script.detour = detour.map { nodes[$0] }
  }

  private static func cut(_ node: (any EventResponder)?) {
    (node as? QuietLink)?.nextEventResponder = nil
    (node as? any ScriptedNode)?.script.next = nil
    (node as? any ScriptedNode)?.script.detour = nil
  }

  private static func id(_ node: any EventResponder) -> Int {
    (node as? QuietLink)?.id ?? Int(name(of: node)) ?? -1
  }

  private static let names: [EventName] = ["fuzz.one", "fuzz.other", Question.name]

  private static func number(_ name: EventName) -> Int { names.firstIndex(of: name) ?? -1 }
}

/// A link without roles.
private final class QuietLink: EventResponder {
  let id: Int
  var nextEventResponder: (any EventResponder)?

  init(_ id: Int) {
    self.id = id
  }
}

private struct Question: EventRequest {
  typealias Response = Int
  static let name: EventName = "fuzz.question"
}
