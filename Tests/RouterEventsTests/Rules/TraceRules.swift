import KitSupport
import RouterEvents
import RouterEventsInspector
import Testing

@MainActor
@Suite("Rule 23: observers and traces")
struct TraceRules {
  private let node = ScriptedLink("node")

  @Test("23: an observer sees the finished dispatch, hop by hop", arguments: ChainKind.allCases)
  func observerSeesTheFinishedDispatch(kind: ChainKind) throws {
    let nodes = kind.chain("a", "b", "c")
    nodes[1].script.decorate = { userInfo, _ in userInfo[.section] = 2 }
    nodes[1].script.handle = { _ in .handledAndForwarded }
    nodes[2].script.intercept = { _ in .forwarded }
    nodes[2].script.handle = { event in
      EventRouter.report(TraceFailure(), for: event, owner: PlainLink.self)
      return .handled
    }
    let type = String(describing: Swift.type(of: nodes[0]))

    let trace = try #require(
      observing {
        _ = Reports.collecting { nodes[0].routerEvent(name: .tapped, userInfo: [.sku: "A-1"]) }
      }.first
    )

    #expect(trace.name == .tapped)
    #expect(trace.source == type)
    #expect(trace.sent.map { [$0.key, $0.value] } == [["sku", "A-1"]])
    #expect(trace.hops.map(\.type) == [type, type, type])
    #expect(
      trace.hops.map { $0.answers.map(\.role) } == Array(repeating: [.interceptor, .handler], count: 3)
    )
    #expect(trace.hops.map(\.disposition) == [.forwarded, .handledAndForwarded, .handled])
    #expect(trace.handlers == [type, type])
    #expect(trace.errors == ["TraceFailure()"])
    #expect(trace.result == .handled)
    #expect(trace.nanoseconds >= trace.hops.map(\.nanoseconds).reduce(0, +))
    #expect(
      trace.description == """
        test.tapped [sku: A-1] from \(type)
          0 \(type)  interceptor: forwarded; handler: forwarded
          1 \(type)  interceptor: forwarded; section = 2; handler: handled and forwarded
          2 \(type)  interceptor: forwarded; handler: handled
          threw TraceFailure()
          = handled by \(type), \(type)
        """
    )
  }

  @Test("8: every difference of a replaced user info is recorded, even one that is not shown")
  func recordsDifferencesOfAReplacedUserInfo() {
    let long = String(repeating: "x", count: 200)
    let sent: UserInfo = ["same": 1, "long": long + "a", "object": PlainLink(), .sku: "A-1"]
    node.script.handle = { _ in .handled }
    node.script.decorate = { userInfo, _ in
      userInfo = ["same": 1, "long": long + "b", "object": PlainLink(), .section: 3]
    }

    let changes = observing { node.routerEvent(name: .tapped, userInfo: sent) }.first?.changesByHop

    #expect(changes?.count == 4)
    #expect(changes?.first?.hasPrefix("0: long = xxx") == true)
    #expect(changes?.suffix(2) == ["0: section = 3", "0: sku removed (was A-1, sent)"])
  }

  @Test("23: the trace of an event emitted between two hops names no hop")
  func traceOfAnEventBetweenHopsHasNoHop() {
    node.script.handle = { _ in .forwarded }
    let unhandled = EventRouter.onUnhandled { event, _ in
      if event.name == .tapped { _ = ScriptedLink("other").routerEvent(name: "test.inner") }
    }

    let traces = observing { node.routerEvent(name: .tapped) }
    unhandled.cancel()

    #expect(traces.map { $0.parent != nil } == [true, false])
    #expect(traces.first?.parent?.hop == nil)
  }

  @Test("23: the trace has the result of the dispatch")
  func traceHasTheResult() {
    let handled = ScriptedLink("handled")
    handled.script.handle = { _ in .handled }
    let blocked = ScriptedLink("blocked")
    blocked.script.intercept = { _ in .blocked }
    let unhandled = ScriptedLink("unhandled")

    let traces = observing {
      for node in [handled, blocked, unhandled] { _ = Reports.collecting { node.routerEvent(name: .tapped) } }
    }

    #expect(traces.map(\.result) == [.handled, .blocked, .unhandled])
    #expect(traces[1].hops.map { $0.answers.count } == [1])
    #expect(traces.map { $0.hops[0].isReached } == [true, false, true])
  }

  @Test("23: the trace marks the hops that the event did not reach", arguments: ChainKind.allCases)
  func traceMarksUnreachedHops(kind: ChainKind) {
    let nodes = kind.chain("a", "b", "c")
    nodes[1].script.handle = { _ in .handled }
    let type = String(describing: Swift.type(of: nodes[0]))

    let traces = observing { nodes[0].routerEvent(name: .tapped) }

    #expect(traces.first?.hops.map(\.isReached) == [true, true, false])
    #expect(traces.first?.description.contains("  2 \(type)  interceptor: forwarded\n") == true)
  }

  @Test("23: an unreached hop without an answer is marked as not reached")
  func unreachedHopIsMarked() {
    let top = PlainLink()
    node.script.next = top
    node.script.handle = { _ in .handled }

    let traces = observing { node.routerEvent(name: .tapped) }

    #expect(traces.first?.description.contains("  1 PlainLink     not reached\n") == true)
  }

  @Test("23: a long route on which every hop acts is traced hop by hop", arguments: [1, 16, 17, 40])
  func everyHopOfALongRouteIsTraced(count: Int) throws {
    let nodes = (0..<count).map { ScriptedLink("\($0)") }
    for (node, next) in zip(nodes, nodes.dropFirst()) { node.script.next = next }
    for (index, node) in nodes.enumerated() {
      node.script.decorate = { userInfo, _ in userInfo[.section] = index }
      node.script.handle = { _ in index == count - 1 ? .handled : .forwarded }
    }

    let trace = try #require(observing { nodes[0].routerEvent(name: .tapped) }.first)

    #expect(
      trace.hops.map { $0.answers.map(\.role) } == Array(repeating: [.interceptor, .handler], count: count)
    )
    #expect(trace.hops.map { $0.decorations.map(\.oldHop) } == (0..<count).map { [$0 == 0 ? nil : $0 - 1] })
  }

  @Test("23: traces share the hops of their routes, also if the routes of a class take turns")
  func tracesShareTheirRoutes() {
    let (short, long) = (PlainLink(), PlainLink())
    long.nextEventResponder = PlainLink()

    let traces = observing {
      _ = Reports.collecting {
        for node in [short, long, short, long] { node.routerEvent(name: .tapped) }
      }
    }
    let hops = traces.map(\.hops)
    let places = hops.map { $0.withUnsafeBufferPointer(\.baseAddress) }

    #expect(hops.map(\.count) == [1, 2, 1, 2])
    #expect(places[0] == places[2] && places[1] == places[3])
  }

  @Test("23: events on different routes from the same class have their own hops")
  func eachRouteHasItsOwnHops() {
    let (short, long) = (ScriptedLink("short"), ScriptedLink("long"))
    long.script.next = PlainLink()

    let traces = observing {
      _ = Reports.collecting {
        for node in [short, long, short, long, long] { node.routerEvent(name: .tapped) }
      }
    }

    #expect(traces.map(\.hops.count) == [1, 2, 1, 2, 2])
    #expect(traces.map { $0.hops.map(\.answers.count) } == [[2], [2, 0], [2], [2, 0], [2, 0]])
  }

  @Test("23: a typed event and a request are described")
  func contentIsDescribed() {
    node.script.handle = { $0.answer(TraceRequest.self) { _ in 1 } }

    let traces = observing {
      _ = node.ask(TraceRequest(page: 2))
      _ = Reports.collecting { node.routerEvent(TraceMessage(url: "a")) }
    }

    #expect(traces.map(\.message) == ["TraceRequest(page: 2)", #"TraceMessage(url: "a")"#])
  }

  // In a separate process, without other observers.
  #if os(macOS) || os(Linux)
    @Test("23: without observers nothing is described")
    func describesNothingWithoutObservers() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          let node = ScriptedLink("node")
          node.script.handle = { _ in .handled }
          let value = CountingDescription()
          let key = UserInfoKey<CountingDescription>("value")

          node.routerEvent(name: .tapped, userInfo: [key: value])
          let unobserved = value.count
          let observation = EventRouter.observe { _ in }
          node.routerEvent(name: .tapped, userInfo: [key: value])
          let observed = value.count
          observation.cancel()
          node.routerEvent(name: .tapped, userInfo: [key: value])

          #expect(unobserved == 0)
          #expect(observed == 1)
          #expect(value.count == 1)
        }
      }
    }
  #endif

  @Test("23: a trace retains no values and no responders")
  func traceRetainsNothing() {
    var node: ScriptedLink? = ScriptedLink("node")
    weak let weakNode = node
    weak var weakValue: PlainLink?

    let traces = observing {
      let value = PlainLink()
      weakValue = value
      node?.script.handle = { _ in .handled }
      node?.script.decorate = { userInfo, _ in userInfo["decoration"] = PlainLink() }
      node?.routerEvent(name: .tapped, userInfo: ["value": value])
    }
    node = nil

    #expect(traces.count == 1)
    #expect(weakNode == nil)
    #expect(weakValue == nil)
  }

  @Test("23: an observer added during a dispatch sees the next one", arguments: [false, true])
  func lateObserverSeesTheNextDispatch(isObservedAlready: Bool) {
    var traces: [EventTrace] = []
    let earlier = isObservedAlready ? EventRouter.observe { _ in } : nil
    defer { earlier?.cancel() }
    var observations: [EventObservation] = []
    node.script.handle = { event in
      if event.name == .tapped { observations.append(EventRouter.observe { traces.append($0) }) }
      return .handled
    }

    node.routerEvent(name: .tapped)
    node.routerEvent(name: .inner)
    observations.removeAll()
    node.routerEvent(name: .inner)

    #expect(traces.map(\.name) == [.inner])
  }

  @Test("23: every observer is called, except one that is cancelled before its turn")
  func cancelledObserverIsNotCalled() {
    node.script.handle = { _ in .handled }
    let log = Log()
    var second: EventObservation?
    let first = EventRouter.observe { _ in
      log("first")
      second?.cancel()
    }
    second = EventRouter.observe { _ in log("second") }
    let third = EventRouter.observe { _ in log("third") }

    node.routerEvent(name: .tapped)

    #expect(log.entries == ["first", "third"])
    first.cancel()
    third.cancel()
  }

  @Test("23: a released observation ends")
  func droppedObservationEnds() {
    node.script.handle = { _ in .handled }
    weak var captured: PlainLink?
    var callCount = 0
    do {
      let object = PlainLink()
      captured = object
      let observation = EventRouter.observe { _ in
        _ = object
        callCount += 1
      }
      node.routerEvent(name: .tapped)
      _ = observation
    }

    node.routerEvent(name: .tapped)

    #expect(callCount == 1)
    #expect(captured == nil)
  }
}

private struct TraceFailure: Error {}

private struct TraceMessage: EventMessage {
  static let name: EventName = "test.trace"
  var url: String
}

private struct TraceRequest: EventRequest {
  typealias Response = Int
  static let name: EventName = "test.page"
  var page: Int
}

/// A value that counts how often it is described.
final class CountingDescription: CustomStringConvertible {
  private(set) var count = 0

  var description: String {
    count += 1
    return "described"
  }
}
