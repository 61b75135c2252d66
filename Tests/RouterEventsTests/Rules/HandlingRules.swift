import Foundation
import PlatformUIKit
import RouterEvents
import Testing

@MainActor
@Suite("Rules 10 to 14: handling")
struct HandlingRules {
  struct Answer: Sendable {
    var disposition: EventDisposition
    var visits: [String]
    var result: String
  }

  @Test(
    "10: a handler's answer decides whether the event continues",
    arguments: ChainKind.allCases,
    [
      Answer(disposition: .handled, visits: ["b"], result: "handled"),
      Answer(disposition: .handledAndForwarded, visits: ["b", "c"], result: "handled"),
      Answer(disposition: .forwarded, visits: ["b", "c"], result: ""),
      Answer(disposition: .blocked, visits: ["b"], result: "blocked"),
    ]
  )
  func handlersAnswerDecides(kind: ChainKind, answer: Answer) {
    let nodes = kind.chain("a", "b", "c")
    let log = Log()
    nodes[1].script.handle = { _ in
      log("b")
      return answer.disposition
    }
    nodes[2].script.handle = { _ in
      log("c")
      return .forwarded
    }

    let outcome = nodes[0].routerEvent(name: .tapped)

    #expect(log.entries == answer.visits)
    #expect(outcome.isHandled == (answer.result == "handled"))
    #expect(outcome.isBlocked == (answer.result == "blocked"))
  }

  @Test(
    "10: an interceptor that handles or blocks ends the dispatch before bubbling",
    arguments: ChainKind.allCases,
    [
      Answer(disposition: .handled, visits: [], result: "handled"),
      Answer(disposition: .handledAndForwarded, visits: ["a", "a handles"], result: "handled"),
      Answer(disposition: .forwarded, visits: ["a", "a handles"], result: "handled"),
      Answer(disposition: .blocked, visits: [], result: "blocked"),
    ]
  )
  func interceptorsAnswerDecides(kind: ChainKind, answer: Answer) {
    let nodes = kind.chain("a", "b")
    let log = Log()
    nodes[1].script.intercept = { _ in answer.disposition }
    nodes[0].script.intercept = { _ in
      log("a")
      return .forwarded
    }
    nodes[0].script.handle = { _ in
      log("a handles")
      return .handled
    }

    let outcome = nodes[0].routerEvent(name: .tapped)

    #expect(log.entries == answer.visits)
    #expect(outcome.isHandled == (answer.result == "handled"))
    #expect(outcome.isBlocked == (answer.result == "blocked"))
  }

  @Test("11: emitting the same name again starts a new dispatch", arguments: ChainKind.allCases)
  func sameNameStartsAgain(kind: ChainKind) {
    let nodes = kind.chain("a", "b")
    var answers: [EventDisposition] = [.blocked, .handled, .forwarded]
    nodes[1].script.handle = { _ in answers.removeFirst() }

    // No outcome is kept, so the router may reuse its emission for the next event.
    let results = (0..<3).map { _ in
      let outcome = nodes[0].routerEvent(name: .tapped)
      return "\(outcome.isBlocked) \(outcome.isHandled) \(outcome.handlers.count)"
    }

    #expect(results == ["true false 0", "false true 1", "false false 0"])
  }

  @Test("12: a handler attached above during the dispatch runs in it", arguments: ChainKind.allCases)
  func handlerAttachedAboveRuns(kind: ChainKind) {
    let nodes = kind.chain("a", "b", "c")
    let log = Log()
    var observations: [EventObservation] = []
    nodes[0].script.handle = { [top = nodes[2]] _ in
      observations.append(top.onRouterEvent(.tapped) { _ in log("attached") })
      return .forwarded
    }

    let outcome = nodes[0].routerEvent(name: .tapped)

    #expect(log.entries == ["attached"])
    #expect(outcome.isHandled)
    observations.removeAll()
  }

  @Test("12: a handler removed before its hop does not run", arguments: ChainKind.allCases)
  func handlerRemovedBeforeItsHopDoesNotRun(kind: ChainKind) {
    let nodes = kind.chain("a", "b")
    let log = Log()
    let observation = nodes[1].onRouterEvent(.tapped) { _ in log("attached") }
    nodes[0].script.handle = { _ in
      observation.cancel()
      return .forwarded
    }

    let outcome = nodes[0].routerEvent(name: .tapped)

    #expect(log.entries.isEmpty)
    #expect(!outcome.isHandled)
  }

  @Test("13: a hop asks its attached handlers, then its table, then its own handle")
  func attachedThenTableThenHandle() {
    let log = Log()
    let controller = EveryRole(log, table: .handledAndForwarded)
    let first = controller.onRouterEvent(.tapped, then: .handledAndForwarded) { _ in log("first attached") }
    let second = controller.onRouterEvent(.tapped, then: .forwarded) { _ in log("second attached") }

    let outcome = controller.routerEvent(name: .tapped)

    #expect(log.entries == ["first attached", "second attached", "table", "handle"])
    #expect(outcome.handlers.count == 1)
    first.cancel()
    second.cancel()
  }

  @Test("13: no handler of a hop is asked after one that stopped the event")
  func asksNoOneAfterAStop() {
    let log = Log()
    let stoppingTable = EveryRole(log, table: .blocked)
    let stoppedByAttached = EveryRole(log, table: .forwarded)
    let observation = stoppedByAttached.onRouterEvent(.tapped) { _ in log("attached") }

    stoppingTable.routerEvent(name: .tapped)
    stoppedByAttached.routerEvent(name: .tapped)

    #expect(log.entries == ["table", "attached"])
    observation.cancel()
  }

  @Test("13: roles work the same in whichever class they are declared", arguments: [true, false])
  func roleOfAnyClassCounts(tableInBase: Bool) {
    let log = Log()
    let controller: UIViewController =
      tableInBase ? HandlesBelowTable(log) : DispatchesBelowHandle(log)

    let outcome = controller.routerEvent(name: .tapped)

    #expect(log.entries == ["table", "handle"])
    #expect(outcome.handlers.count == 1)
  }

  @Test("14: a table forwards an unknown name", arguments: ChainKind.allCases)
  func unknownNameIsForwarded(kind: ChainKind) {
    let log = Log()
    let controller = EveryRole(log, table: .forwarded)
    let app = kind.node("app")
    controller.above = app
    app.script.handle = { _ in .handled }

    let outcome = controller.routerEvent(name: .tapped)

    #expect(outcome.handlers.map { $0.isResponder(app) } == [true])
  }
}

/// A responder with a table and a `handle`.
private final class EveryRole: EventDispatching, EventHandler {
  private let log: Log
  private let table: EventDisposition
  var above: (any EventResponder)?
  var nextEventResponder: (any EventResponder)? { above }

  init(_ log: Log, table: EventDisposition) {
    self.log = log
    self.table = table
  }

  func dispatch(_ event: RouterEvent) -> EventDisposition {
    log("table")
    return table
  }

  func handle(_ event: RouterEvent) -> EventDisposition {
    log("handle")
    return .forwarded
  }
}

private class LoggingController: UIViewController {
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

private class TableBase: LoggingController, EventDispatching {
  func dispatch(_ event: RouterEvent) -> EventDisposition {
    log("table")
    return .handledAndForwarded
  }
}

private final class HandlesBelowTable: TableBase, EventHandler {
  func handle(_ event: RouterEvent) -> EventDisposition {
    log("handle")
    return .handled
  }
}

private class HandleBase: LoggingController, EventHandler {
  func handle(_ event: RouterEvent) -> EventDisposition {
    log("handle")
    return .handled
  }
}

private final class DispatchesBelowHandle: HandleBase, EventDispatching {
  func dispatch(_ event: RouterEvent) -> EventDisposition {
    log("table")
    return .handledAndForwarded
  }
}
