import RouterEvents
import Testing

@MainActor
@Suite("Rule 21: outcomes")
struct OutcomeRules {
  @Test("21: the outcome lists the handlers in order, each hop once", arguments: ChainKind.allCases)
  func outcomeNamesHandlersOnce(kind: ChainKind) {
    let nodes = kind.chain("a", "b", "c", "d")
    nodes[2].script.intercept = { _ in .handledAndForwarded }
    nodes[1].script.handle = { _ in .handledAndForwarded }
    nodes[2].script.handle = { _ in .handledAndForwarded }
    nodes[3].script.handle = { _ in .handled }
    let observation = nodes[1].onRouterEvent(.tapped, then: .handledAndForwarded) { _ in }

    let outcome = nodes[0].routerEvent(name: .tapped)

    let expected = [nodes[2], nodes[1], nodes[3]]
    #expect(outcome.handlers.count == 3)
    #expect(zip(outcome.handlers, expected).allSatisfy { $0.isResponder($1) })
    #expect(outcome.handlers.allSatisfy { $0.type == type(of: nodes[0]) })
    observation.cancel()
  }

  @Test("21: the outcome outlives the dispatch and later ones", arguments: ChainKind.allCases)
  func outcomeOutlivesTheDispatch(kind: ChainKind) {
    let nodes = kind.chain("a", "b")
    nodes[1].script.handle = { $0.name == .tapped ? .handled : .blocked }

    let first = nodes[0].routerEvent(name: .tapped)
    let second = nodes[0].routerEvent(name: .inner)
    let third = nodes[0].routerEvent(name: .inner)

    #expect(first.isHandled && !first.isBlocked)
    #expect(!second.isHandled && second.isBlocked)
    #expect(third.isBlocked)
    #expect(first.handlers.first?.isResponder(nodes[1]) == true)
  }

  @Test("21: an outcome retains no responder", arguments: ChainKind.allCases)
  func outcomeRetainsNoResponder(kind: ChainKind) {
    var nodes = kind.chain("a", "b")
    nodes[1].script.handle = { _ in .handled }
    weak let source = nodes[0]
    weak let handler = nodes[1]

    let outcome = nodes[0].routerEvent(name: .tapped)
    nodes = []

    #expect(source == nil)
    #expect(handler == nil)
    #expect(outcome.isHandled)
    #expect(outcome.handlers.count == 1)
  }

  @Test(
    "21: the hop of a deallocated responder matches no object, even one at its address",
    arguments: ChainKind.allCases
  )
  func hopOfADeallocatedResponderMatchesNothing(kind: ChainKind) {
    var outcomes: [EventOutcome] = []

    for index in 0..<300 {
      let handler = kind.node("\(index)")
      handler.script.handle = { _ in .handled }
      let takenForAnother = outcomes.contains { $0.handlers[0].isResponder(handler) }
      #expect(!takenForAnother)
      outcomes.append(handler.routerEvent(name: .tapped))
      #expect(outcomes[index].handlers[0].isResponder(handler))
    }
  }

  @Test(
    "21: a kept event has no source and no route, and retains no responder",
    arguments: ChainKind.allCases
  )
  func keptEventRetainsNoResponder(kind: ChainKind) {
    var nodes = kind.chain("a", "b")
    var kept: RouterEvent?
    nodes[1].script.handle = { event in
      kept = event
      return .handled
    }
    weak let source = nodes[0]

    nodes[0].routerEvent(name: .tapped, userInfo: [.sku: "A-1"])
    nodes[1].script.handle = { _ in .handled }
    nodes[0].routerEvent(name: .inner)
    nodes = []

    #expect(source == nil)
    #expect(kept?.source == nil)
    #expect(kept?.route.isEmpty == true)
    #expect(kept?.name == .tapped)
    #expect(kept?.userInfo[.sku] == "A-1")
    #expect(kept?.position == 1)
  }

  @Test("21: an event's values are released when the dispatch ends")
  func payloadIsReleased() {
    let node = ScriptedLink("node")
    node.script.handle = { _ in .handled }
    weak var payload: PlainLink?

    do {
      let object = PlainLink()
      payload = object
      let key = UserInfoKey<PlainLink>("object")
      node.routerEvent(name: .tapped, userInfo: [key: object])
      node.routerEvent(Carrying(object: object))
    }

    #expect(payload == nil)
  }

  @Test(
    "21: the router retains nothing of a kept event or outcome",
    arguments: ChainKind.allCases
  )
  func routerRetainsNothingOfAKeptEvent(kind: ChainKind) {
    let nodes = kind.chain("a", "b")
    var kept: RouterEvent?
    weak var sent: PlainLink?
    weak var decorated: PlainLink?
    nodes[0].script.handle = { event in
      kept = event
      return .forwarded
    }
    nodes[1].script.decorate = { userInfo, _ in
      let object = PlainLink()
      decorated = object
      userInfo["decorated"] = object
    }
    nodes[1].script.handle = { _ in .handled }

    var outcome: EventOutcome?
    do {
      let object = PlainLink()
      sent = object
      outcome = nodes[0].routerEvent(name: .tapped, userInfo: ["sent": object])
    }

    #expect(decorated == nil)
    #expect(sent != nil && kept?.userInfo.isEmpty == false)
    kept = nil
    #expect(sent == nil)
    #expect(outcome?.isHandled == true)
  }

  @Test("21: each of twenty thousand handlers is listed once", arguments: ChainKind.allCases)
  func manyHandlersAreNamedOnce(kind: ChainKind) {
    let nodes = (0..<20_000).map { kind.node("\($0)") }
    for (node, next) in zip(nodes, nodes.dropFirst()) { node.script.next = next }
    for node in nodes { node.script.handle = { _ in .handledAndForwarded } }
    nodes[7].script.intercept = { _ in .handledAndForwarded }

    let outcome = nodes[0].routerEvent(name: .tapped)

    #expect(outcome.handlers.count == 20_000)
    #expect(outcome.handlers[0].isResponder(nodes[7]))
    for node in nodes { node.script.next = nil }
  }

  @Test("21: a responder released with the route may emit and read a kept event in deinit")
  func deinitMayEmit() {
    let node = ScriptedLink("node")
    node.script.handle = { _ in .handled }
    var emitted: [Bool] = []
    node.script.next = DyingLink { [unowned node] event in
      emitted.append(event?.source == nil)
      emitted.append(node.routerEvent(name: .inner).isHandled)
    }
    node.script.handle = { [unowned node] event in
      (node.script.next as? DyingLink)?.event = event
      node.script.next = nil
      return .handled
    }

    let outcome = node.routerEvent(name: .tapped)

    #expect(emitted == [true, true])
    #expect(outcome.isHandled)
  }

  @Test("21: the description of an outcome has its result")
  func describesOutcomes() {
    struct Broken: Error {}
    let nodes = ChainKind.links.chain("a", "b")
    func outcome(_ disposition: EventDisposition, throwing error: (any Error)? = nil) -> String {
      nodes[1].script.handle = { event in
        if let error { EventRouter.report(error, for: event, owner: PlainLink.self) }
        return disposition
      }
      let observations = [EventRouter.onError { _ in }, EventRouter.onUnhandled { _, _ in }]
      defer { observations.forEach { $0.cancel() } }
      return "\(nodes[0].routerEvent(name: .tapped))"
    }

    let name = "\(type(of: nodes[1]))"
    #expect(outcome(.handled) == "handled by \(name)")
    #expect(outcome(.blocked) == "blocked")
    #expect(outcome(.forwarded) == "unhandled")
    #expect(outcome(.handled, throwing: Broken()) == "handled by \(name); threw Broken()")
  }
}

private struct Carrying: EventMessage {
  static let name: EventName = "test.carrying"
  var object: PlainLink
}

/// Runs a closure in `deinit`, which is on the main actor in these tests.
private final class DyingLink: EventResponder {
  var event: RouterEvent?
  private let onDeath: @MainActor (RouterEvent?) -> Void
  var nextEventResponder: (any EventResponder)? { nil }

  init(_ onDeath: @escaping @MainActor (RouterEvent?) -> Void) {
    self.onDeath = onDeath
  }

  deinit {
    let event = event
    let onDeath = onDeath
    MainActor.assumeIsolated { onDeath(event) }
  }
}
