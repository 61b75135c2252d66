import KitSupport
import RouterEvents
import Testing

@MainActor
@Suite("Rules 19 and 20: nesting")
struct NestingRules {
  @Test(
    "19: a nested event is dispatched completely before the outer one continues",
    arguments: ChainKind.allCases
  )
  func nestedEventIsDispatchedFirst(kind: ChainKind) {
    let nodes = kind.chain("a", "b", "c")
    let log = Log()
    for node in nodes {
      node.script.handle = { [unowned node] event in
        log("\(node.script.name) \(event.name)")
        if node.script.name == "b", event.name == .tapped { node.routerEvent(name: .inner) }
        return .forwarded
      }
    }

    nodes[0].routerEvent(name: .tapped)

    #expect(
      log.entries == ["a test.tapped", "b test.tapped", "b test.inner", "c test.inner", "c test.tapped"]
    )
  }

  enum Place: CaseIterable {
    case interceptor
    case decorator
    case handler
  }

  @Test("19: the trace of a nested event names its parent", arguments: Place.allCases, ChainKind.allCases)
  func nestedTraceNamesItsParent(place: Place, kind: ChainKind) throws {
    let node = kind.node("node")
    let emitInside = { [unowned node] (event: RouterEvent) in
      if event.name == .tapped { node.routerEvent(name: .inner) }
    }
    switch place {
    case .interceptor:
      node.script.intercept = {
        emitInside($0)
        return .forwarded
      }
    case .decorator:
      node.script.decorate = { emitInside($1) }
    case .handler:
      node.script.handle = {
        emitInside($0)
        return .handled
      }
    }

    let traces = observing {
      _ = Reports.collecting { node.routerEvent(name: .tapped) }
    }

    try #require(traces.map(\.name) == [.inner, .tapped])
    #expect(traces[0].parent?.event == traces[1].id)
    #expect(traces[1].parent == nil)
    #expect(traces[0].id > traces[1].id)
  }

  @Test("19: a nested trace names the hop that was being asked")
  func nestedTraceNamesTheHop() {
    let nodes = ChainKind.links.chain("a", "b", "c")
    let top = nodes[2]
    nodes[1].script.intercept = { event in
      if event.name == .tapped { top.routerEvent(name: "test.fromInterceptor") }
      return .forwarded
    }
    nodes[0].script.decorate = { _, event in
      if event.name == .tapped { top.routerEvent(name: "test.fromDecorator") }
    }
    top.script.handle = { [unowned top] event in
      if event.name == .tapped { top.routerEvent(name: "test.fromHandler") }
      return .handled
    }
    var hops: [String: Int?] = [:]
    let observation = EventRouter.observe { hops[$0.name.rawValue] = .some($0.parent?.hop) }

    nodes[0].routerEvent(name: .tapped)

    #expect(
      hops == [
        "test.fromInterceptor": 1, "test.fromDecorator": 0, "test.fromHandler": 2, "test.tapped": Int?.none,
      ]
    )
    observation.cancel()
  }

  @Test(
    "19: a nested event does not change the outer one's user info, route or outcome",
    arguments: ChainKind.allCases
  )
  func nestedEventDoesNotChangeTheOuterOne(kind: ChainKind) {
    let nodes = kind.chain("a", "b")
    nodes[0].script.handle = { [unowned source = nodes[0]] event in
      guard event.name == .tapped else { return .blocked }
      source.routerEvent(name: .inner, userInfo: [.sku: "inner"])
      return .forwarded
    }
    var seen: (String?, Int)?
    nodes[1].script.handle = { event in
      seen = (event.userInfo[.sku], event.route.count)
      return .handled
    }

    let outcome = nodes[0].routerEvent(name: .tapped, userInfo: [.sku: "outer"])

    #expect(seen?.0 == "outer")
    #expect(seen?.1 == 2)
    #expect(outcome.isHandled)
    #expect(!outcome.isBlocked)
  }

  @Test(
    "20: an event nested deeper than 32 is dropped, reported with the loop, and its outcome says so",
    arguments: ChainKind.allCases
  )
  func deepNestingIsDropped(kind: ChainKind) {
    let node = kind.node("node")
    var dispatches = 0
    var droppedOutcomes = 0
    node.script.handle = { [unowned node] event in
      dispatches += 1
      let outcome = node.routerEvent(name: event.name == .tapped ? .inner : .tapped)
      if outcome.isDropped {
        droppedOutcomes += 1
        #expect(!outcome.isHandled)
      }
      return .handled
    }

    let (outcome, reports) = Reports.collecting { node.routerEvent(name: .tapped) }

    #expect(dispatches == 32)
    #expect(droppedOutcomes == 1)
    #expect(outcome.isHandled)
    #expect(!outcome.isDropped)
    #expect(
      reports.map(\.text) == [
        """
        The event 'test.tapped' was dropped: it was emitted inside 32 dispatches that have not ended. \
        The loop: test.tapped → test.inner → test.tapped. \
        Emit it after the outer event ends, or use a name whose handler does not emit it again.
        """
      ]
    )
  }

  @Test(
    "20: handlers that emit their event twice end with one report, and the router works as before",
    arguments: ChainKind.allCases
  )
  func branchingNestingEnds(kind: ChainKind) {
    let node = kind.node("node")
    var dispatches = 0
    node.script.handle = { [unowned node] event in
      dispatches += 1
      node.routerEvent(name: event.name)
      node.routerEvent(name: event.name)
      return .handled
    }

    let (_, reports) = Reports.collecting { node.routerEvent(name: .tapped) }

    node.script.handle = { _ in .handled }
    let (later, laterReports) = Reports.collecting { node.routerEvent(name: .tapped) }

    #expect(dispatches < 100)
    #expect(reports.count == 1)
    #expect(later.isHandled && laterReports.isEmpty)
  }

  @Test("20: an observer that emits for every trace ends")
  func emittingObserverEnds() {
    let node = ScriptedLink("node")
    node.script.handle = { _ in .handled }
    var notifications = 0
    var results: Set<EventTrace.Result> = []
    let observation = EventRouter.observe { trace in
      notifications += 1
      results.insert(trace.result)
      node.routerEvent(name: .inner)
    }

    _ = Reports.collecting { node.routerEvent(name: .tapped) }

    #expect(notifications == 33)
    #expect(results == [.handled, .dropped])
    observation.cancel()
  }

  @Test("20: an unhandled-event observer that emits unhandled events ends")
  func emittingUnhandledObserverEnds() {
    let node = ScriptedLink("node")
    var calls = 0
    let observation = EventRouter.onUnhandled { event, _ in
      calls += 1
      event.source?.routerEvent(name: .inner)
    }

    _ = Reports.collecting { node.routerEvent(name: .tapped) }

    #expect(calls == 32)
    observation.cancel()
  }
}
