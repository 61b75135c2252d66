import Testing

@testable import RouterEvents

/// The detour that `EventControllerView` attaches to its controller.
@MainActor
@Suite
struct EmitterDetourTests {
  private let log = Log()
  private let nodes = ChainKind.responders.chain("view", "controller", "window")

  @Test
  func routesEventsThroughItsResponderFirst() {
    let coordinators = ChainKind.links.chain("coordinator", "parent")
    (nodes + coordinators).writeNames(to: log)

    let detour = EmitterDetour(above: nodes[1], through: EventEmitter(from: coordinators[0]))
    nodes[0].routerEvent(name: .tapped)

    #expect(log.entries == ["view", "controller", "coordinator", "parent", "window"])
    withExtendedLifetime(detour) {}
  }

  @Test(arguments: ["released", "through a deallocated responder", "through one up the chain"])
  func changesNoRouteIfItLeadsNowhereElse(detour: String) {
    let coordinator = ScriptedLink("coordinator")
    (nodes + [coordinator]).writeNames(to: log)
    var kept: EmitterDetour?
    switch detour {
    case "released": _ = EmitterDetour(above: nodes[1], through: EventEmitter(from: coordinator))
    case "through one up the chain":
      kept = EmitterDetour(above: nodes[0], through: EventEmitter(from: nodes[2]))
    default: kept = EmitterDetour(above: nodes[1], through: EventEmitter(from: ScriptedLink("gone")))
    }

    nodes[0].routerEvent(name: .tapped)

    #expect(log.entries == ["view", "controller", "window"])
    withExtendedLifetime(kept) {}
  }

  @Test
  func leadsOutOfAChainThatRunsInALoop() {
    let loop = ChainKind.links.chain("controller", "parent")
    let coordinator = ScriptedLink("coordinator")
    loop[1].script.next = loop[1]

    let detour = EmitterDetour(above: loop[0], through: EventEmitter(from: coordinator))

    #expect(EventRouter.detour(of: loop[0]) === coordinator)
    loop[1].script.next = nil
    withExtendedLifetime(detour) {}
  }

  @Test
  func prefersADetourOfTheResponderItself() {
    let nodes = ChainKind.detouringResponders.chain("view", "controller", "window")
    let own = ScriptedLink("own")
    let given = ScriptedLink("given")
    nodes[1].script.detour = own
    (nodes + [own, given]).writeNames(to: log)

    let detour = EmitterDetour(above: nodes[1], through: EventEmitter(from: given))
    nodes[0].routerEvent(name: .tapped)
    nodes[1].script.detour = nil
    nodes[0].routerEvent(name: .tapped)

    #expect(log.entries == ["view", "controller", "own", "window", "view", "controller", "given", "window"])
    withExtendedLifetime(detour) {}
  }

  @Test
  func usesTheCurrentEmitter() {
    let coordinators = [ScriptedLink("one"), ScriptedLink("other")]
    (nodes + coordinators).writeNames(to: log)

    let detour = EmitterDetour(above: nodes[1], through: .sourceless)
    nodes[1].routerEvent(name: .tapped)
    for coordinator in coordinators {
      detour.events = EventEmitter(from: coordinator)
      nodes[1].routerEvent(name: .tapped)
    }

    #expect(
      log.entries == ["controller", "window", "controller", "one", "window", "controller", "other", "window"]
    )
  }
}
