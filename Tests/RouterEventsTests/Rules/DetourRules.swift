import KitSupport
import RouterEvents
import Testing

@MainActor
@Suite("Rule 6: detours")
struct DetourRules {
  private let coordinator = DetouringLink("coordinator")

  private func visits(from source: any ScriptedNode, _ nodes: [any ScriptedNode]) -> ([String], [Report]) {
    let log = Log()
    nodes.writeNames(to: log)
    let (_, reports) = Reports.collecting { source.routerEvent(name: .tapped) }
    for node in nodes {
      node.script.next = nil
      node.script.detour = nil
    }
    return (log.entries, reports.filter { $0.text.contains("loop") })
  }

  @Test("6: the detour's own chain comes first, then the responder's next", arguments: ChainKind.detouring)
  func detourComesFirst(kind: ChainKind) {
    let nodes = kind.chain("cell", "controller", "window")
    let coordinators = ChainKind.detouringLinks.chain("coordinator", "parent")
    nodes[1].script.detour = coordinators[0]

    let (visits, loops) = visits(from: nodes[0], nodes + coordinators)

    #expect(visits == ["cell", "controller", "coordinator", "parent", "window"])
    #expect(loops.isEmpty)
  }

  @Test(
    "6: a responder that two chains share, such as the detour's owner, is visited once and not reported as a loop",
    arguments: ChainKind.detouring,
    [1, 2]
  )
  func sharedResponderIsVisitedOnce(kind: ChainKind, shared: Int) {
    let nodes = kind.chain("cell", "controller", "window", "app")
    coordinator.script.next = nodes[shared]
    nodes[1].script.detour = coordinator

    let (visits, loops) = visits(from: nodes[0], nodes + [coordinator])

    #expect(visits == ["cell", "controller", "coordinator", "window", "app"])
    #expect(loops.isEmpty)
  }

  @Test("6: an interceptor on a detour is asked first")
  func interceptorBehindADetourIsAsked() {
    let guardian = BlockingLink()
    let source = PlainDetouringLink(guardian)

    let outcome = source.routerEvent(name: .tapped)

    #expect(outcome.isBlocked)
    #expect(guardian.count == 1)
  }

  @Test("6: a responder that is its own detour continues at its next")
  func ownDetourContinuesAtNext() {
    let nodes = ChainKind.detouringLinks.chain("cell", "controller")
    nodes[0].script.detour = nodes[0]

    let (visits, loops) = visits(from: nodes[0], nodes)

    #expect(visits == ["cell", "controller"])
    #expect(loops.isEmpty)
  }

  @Test("6: detours inside detours end in order")
  func nestedDetoursEndInOrder() {
    let nodes = ChainKind.detouringLinks.chain("cell", "controller", "window")
    let outer = ChainKind.detouringLinks.chain("outer 1", "outer 2")
    let inner = ChainKind.detouringLinks.chain("inner 1", "inner 2")
    nodes[0].script.detour = outer[0]
    outer[0].script.detour = inner[0]

    let (visits, loops) = visits(from: nodes[0], nodes + outer + inner)

    #expect(visits == ["cell", "outer 1", "inner 1", "inner 2", "outer 2", "controller", "window"])
    #expect(loops.isEmpty)
  }

  @Test("6: a detour into a loop is walked once and reported, and continues at the responder's next")
  func detourIntoALoopContinuesAtNext() {
    let nodes = ChainKind.detouringLinks.chain("cell", "controller", "window")
    let loop = DetouringLink("loop")
    loop.script.next = loop
    nodes[1].script.detour = loop

    let (visits, loops) = visits(from: nodes[0], nodes + [loop])

    #expect(visits == ["cell", "controller", "loop", "window"])
    #expect(loops.count == 1)
  }

  @Test("6: a loop of the chain itself is found behind a detour")
  func findsALoopBehindADetour() {
    let nodes = ChainKind.detouringLinks.chain("cell", "controller", "window")
    let last = DetouringLink("last")
    nodes[1].script.detour = coordinator
    nodes[2].script.next = last
    last.script.next = nodes[0]

    let (visits, loops) = visits(from: nodes[0], nodes + [coordinator, last])

    #expect(visits == ["cell", "controller", "coordinator", "window", "last"])
    #expect(loops.count == 1)
  }

  @Test("6: a detour stops an event by blocking", arguments: ChainKind.detouring)
  func blockingDetourStopsTheEvent(kind: ChainKind) {
    let nodes = kind.chain("cell", "window")
    coordinator.script.handle = { _ in .blocked }
    nodes[0].script.detour = coordinator
    nodes[1].script.handle = { _ in .handled }

    let outcome = nodes[0].routerEvent(name: .tapped)

    #expect(outcome.isBlocked)
    #expect(!outcome.isHandled)
  }

  @Test("6: a hundred thousand nested detours do not overflow the stack")
  func deepDetoursUseNoStack() {
    let nodes = (0..<100_000).map { DetouringLink("\($0)") }
    for (node, detour) in zip(nodes, nodes.dropFirst()) { node.script.detour = detour }
    let last = nodes[nodes.count - 1]
    last.script.handle = { $0.position == 99_999 ? .handled : .forwarded }

    let outcome = nodes[0].routerEvent(name: .tapped)

    #expect(outcome.handlers.map { $0.isResponder(last) } == [true])
    for node in nodes { node.script.detour = nil }
  }
}

/// A responder whose only role is a detour.
private final class PlainDetouringLink: EventDetour {
  let eventDetour: (any EventResponder)?
  let nextEventResponder: (any EventResponder)? = nil

  init(_ detour: any EventResponder) {
    eventDetour = detour
  }
}

private final class BlockingLink: EventInterceptor {
  let nextEventResponder: (any EventResponder)? = nil
  private(set) var count = 0

  func intercept(_ event: RouterEvent) -> EventDisposition {
    count += 1
    return .blocked
  }
}
