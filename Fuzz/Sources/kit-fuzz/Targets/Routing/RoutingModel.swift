import RouterEvents

/// A model of the routing rules. It writes a line for every observable effect of a case.
struct RoutingModel {
  /// The maximum number of acts. Without it, handlers that attach handlers would never end.
  static let actLimit = 120

  let plan: RoutingCase
  private(set) var lines: [String] = []

  /// The handlers of each outcome.
  private(set) var handlers: [[Int]] = []

  /// The kinds of nodes at which chains form a loop.
  private(set) var loops: Set<[RoutingKind]> = []

  /// The number of outermost events with dropped events inside.
  private(set) var dropReports = 0

  private struct Node {
    let slot: Int
    var next: Int?
    var detour: Int?
  }

  private struct Attached {
    let node: Int
    let name: Int
    var isThere = true
  }

  private struct Value {
    let key: Int
    var value: Int
  }

  /// All nodes ever created. `slots` has the current node of each slot of the plan.
  private var nodes: [Node]
  private var slots: [Int]
  private var attached: [Attached] = []
  private var depth = 0
  private var drops = 0
  private var actCount = 0

  init(_ plan: RoutingCase) {
    self.plan = plan
    slots = Array(plan.nodes.indices)
    nodes = []
    for (slot, node) in plan.nodes.enumerated() {
      nodes.append(Node(slot: slot, next: node.next, detour: node.detour))
    }
  }

  mutating func play() {
    for emission in plan.emissions { emit(emission) }
  }

  private func kind(_ node: Int) -> RoutingKind { plan.nodes[nodes[node].slot].kind }

  // MARK: Route

  /// Returns the route from a node. Each node occurs once, and a detour with all its nodes comes before `next`.
  private mutating func route(from source: Int) -> [Int] {
    var route: [Int] = []
    var chains: [Int: Int] = [:]
    var chainCount = 0
    walk(from: source, &route, &chains, &chainCount)
    return route
  }

  private mutating func walk(
    from start: Int,
    _ route: inout [Int],
    _ chains: inout [Int: Int],
    _ chainCount: inout Int
  ) {
    chainCount += 1
    let chain = chainCount
    var node = start
    if chains[node] != nil { return }
    while true {
      route.append(node)
      chains[node] = chain
      if kind(node).mayDetour, let detour = nodes[node].detour {
        walk(from: detour, &route, &chains, &chainCount)
      }
      guard let next = nodes[node].next, kind(node).canLead(to: kind(next)) else { return }
      if chains[next] == chain { loops.insert([kind(node), kind(next)]) }
      if chains[next] != nil { return }
      node = next
    }
  }

  // MARK: Dispatch

  private mutating func emit(_ emission: RoutingCase.Emission) {
    let name = emission.name
    if depth == 32 || depth > 0 && drops >= 32 {
      drops += 1
      if drops == 1 { dropReports += 1 }
      if plan.isObserved { lines.append("trace \(name) dropped 0 hops, 0 handlers, []") }
      lines.append(name == RoutingCase.requestName ? "answer nil" : "outcome dropped")
      if name != RoutingCase.requestName { handlers.append([]) }
      return
    }
    depth += 1
    var visit = Visit(name: name, route: route(from: slots[emission.source]))
    capture(&visit)
    if !visit.isStopped { bubble(&visit) }
    let isRequest = name == RoutingCase.requestName
    if !visit.isStopped, visit.handlers.isEmpty, !isRequest {
      lines.append("unhandled \(name) on \(visit.route)")
    }
    let result =
      !visit.handlers.isEmpty ? "handled" : visit.isBlocked ? "blocked" : "unhandled"
    if plan.isObserved {
      lines.append(
        "trace \(name) \(result) \(visit.route.count) hops, \(visit.handlers.count) handlers, \(visit.decorations)"
      )
    }
    depth -= 1
    if depth == 0 { drops = 0 }
    if isRequest {
      lines.append("answer \(visit.answer.map(String.init) ?? "nil")")
    } else {
      let word = visit.handlers.isEmpty ? "unhandled" : "handled"
      lines.append("outcome \(word)\(visit.isBlocked ? " blocked" : "")")
      handlers.append(visit.handlers)
    }
  }

  private struct Visit {
    let name: Int
    let route: [Int]
    var position = 0
    var values: [Value] = []
    var handlers: [Int] = []
    var decorations: [String] = []
    var isStopped = false
    var isBlocked = false
    var answer: Int?

    var text: String {
      "\(name) at \(position) of \(route): \(values.map { "\($0.key)=\($0.value)" })"
    }

    mutating func take(_ answer: EventDisposition, of node: Int) {
      var answer = answer
      // Only an answer or a block ends a request.
      if name == RoutingCase.requestName, self.answer == nil, answer == .handled {
        answer = .handledAndForwarded
      }
      if answer == .blocked { isBlocked = true }
      if answer == .blocked || answer == .handled { isStopped = true }
      let isHandled = answer == .handled || answer == .handledAndForwarded
      if isHandled, !handlers.contains(node) { handlers.append(node) }
    }
  }

  private mutating func capture(_ visit: inout Visit) {
    for (position, node) in visit.route.enumerated().reversed() where !kind(node).isQuiet && !visit.isStopped
    {
      visit.position = position
      lines.append("intercept \(visit.text)")
      let turn = plan.nodes[nodes[node].slot].intercept
      perform(turn.acts)
      visit.take(turn.answer, of: node)
    }
  }

  private mutating func bubble(_ visit: inout Visit) {
    for (position, node) in visit.route.enumerated() where !visit.isStopped {
      visit.position = position
      let plan = plan.nodes[nodes[node].slot]
      if !plan.kind.isQuiet { decorate(plan, &visit) }
      let ready = attached.indices.filter {
        attached[$0].node == node && attached[$0].name == visit.name && attached[$0].isThere
      }
      for index in ready where !visit.isStopped && attached[index].isThere {
        lines.append("attached \(visit.text)")
        perform(plan.attached.acts)
        visit.take(plan.attached.answer, of: node)
      }
      if plan.kind.isQuiet || visit.isStopped { continue }
      lines.append("handle \(visit.text)")
      let turn = plan.handle[visit.name]
      perform(turn.acts)
      if visit.name == RoutingCase.requestName, turn.answer == .handled, nodes[node].slot % 2 == 0 {
        visit.answer = nodes[node].slot
      }
      visit.take(turn.answer, of: node)
    }
  }

  private mutating func decorate(_ node: RoutingCase.Node, _ visit: inout Visit) {
    lines.append("decorate \(visit.text)")
    perform(node.acts)
    let before = visit.values
    var keys: [Int] = []
    for decoration in node.decorate {
      if !keys.contains(decoration.key) { keys.append(decoration.key) }
      let index = visit.values.firstIndex { $0.key == decoration.key }
      switch (index, decoration.value) {
      case (let index?, let value?): visit.values[index].value = value
      case (let index?, nil): visit.values.remove(at: index)
      case (nil, let value?): visit.values.append(Value(key: decoration.key, value: value))
      case (nil, nil): break
      }
    }
    for key in keys {
      let old = before.first { $0.key == key }?.value
      let new = visit.values.first { $0.key == key }?.value
      if old == nil, new == nil { continue }
      let texts = [old, new].map { $0.map(String.init) ?? "nil" }
      visit.decorations.append("\(visit.position): \(key) \(texts[0]) \(texts[1])")
    }
  }

  // MARK: Acts

  private mutating func perform(_ acts: [RoutingCase.Act]) {
    for act in acts {
      actCount += 1
      if actCount > Self.actLimit { return }
      switch act {
      case .link(let slot, let next): nodes[slots[slot]].next = next.map { slots[$0] }
      case .detour(let slot, let detour): nodes[slots[slot]].detour = detour.map { slots[$0] }
      case .replace(let slot):
        nodes.append(nodes[slots[slot]])
        slots[slot] = nodes.count - 1
      case .attach(let slot, let name): attached.append(Attached(node: slots[slot], name: name))
      case .detach(let number): if attached.indices.contains(number) { attached[number].isThere = false }
      case .keep: break
      case .emit(let emission): emit(emission)
      }
    }
  }
}
