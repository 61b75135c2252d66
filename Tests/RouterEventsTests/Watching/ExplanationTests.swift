import RouterEvents
import Testing

@MainActor
@Suite
struct ExplanationTests {
  @Test
  func listsEachHopWithItsRolesAndProspect() {
    let top = PlainLink()
    let controller = Tabled(["test.tapped": .handles], next: top)
    let passing = Tabled([:], next: controller)
    let analytics = Tabled(["test.tapped": .handlesAndForwards], next: passing)
    let byHand = ByHand(next: analytics)
    let source = PlainLink(byHand)

    let explanation = EventRouter.explain(.tapped, from: source)

    #expect(
      explanation.description == """
        test.tapped would pass
          0 PlainLink  passes
          1 ByHand     may handle (handler)
          2 Tabled     handles and forwards (table)
          3 Tabled     passes (table)
          4 Tabled     handles (table)
          5 PlainLink  not reached
        """
    )
  }

  @Test
  func asksNoResponder() {
    let node = ScriptedLink("node")
    let log = Log()
    node.script.intercept = { _ in
      log("intercept")
      return .forwarded
    }
    node.script.decorate = { _, _ in log("decorate") }
    node.script.handle = { _ in
      log("handle")
      return .forwarded
    }
    var unhandled = 0
    let observation = EventRouter.onUnhandled { _, _ in unhandled += 1 }

    let explanation = EventRouter.explain(.tapped, from: node)

    #expect(log.entries.isEmpty)
    #expect(unhandled == 0)
    #expect(explanation.hops.map(\.roles) == [[.interceptor, .decorator, .handler]])
    observation.cancel()
  }

  @Test(
    arguments: [
      (EventDisposition.handled, EventProspect.handles, true),
      (.handledAndForwarded, .handlesAndForwards, false),
      (.forwarded, .passes, false),
      (.blocked, .blocks, true),
    ]
  )
  func includesAttachedHandlers(disposition: EventDisposition, prospect: EventProspect, stops: Bool) {
    let top = PlainLink()
    let link = PlainLink(top)
    let observation = link.onRouterEvent(.tapped, then: disposition) { _ in }

    let explanation = EventRouter.explain(.tapped, from: link)
    let other = EventRouter.explain(.inner, from: link)

    #expect(explanation.hops.map(\.prospect) == [prospect, .passes])
    #expect(explanation.hops.map(\.isUnreachable) == [false, stops])
    #expect(explanation.hops[0].roles == .attached)
    #expect(other.hops.map(\.prospect) == [.passes, .passes])
    observation.cancel()
  }

  @Test(
    arguments: [
      (EventDisposition.handledAndForwarded, EventProspect.handles, EventProspect.handles),
      (.handledAndForwarded, .passes, .handlesAndForwards), (.forwarded, .passes, .mayHandle),
      (.forwarded, .blocks, .blocks), (.blocked, .handles, .blocks),
    ]
  )
  func asksTheRolesOfAHopUntilOneStops(
    attached: EventDisposition,
    table: EventProspect,
    prospect: EventProspect
  ) {
    let link = InterceptingTable(["test.tapped": table], next: PlainLink())
    let observation = link.onRouterEvent(.tapped, then: attached) { _ in }

    let hop = EventRouter.explain(.tapped, from: link).hops[0]

    #expect(hop.prospect == prospect)
    #expect(hop.roles == [.interceptor, .attached, .table])
    observation.cancel()
  }

  @Test
  func explainsTypedEventsAndRowEventsByTheirNamesAndWithTheirAttachedHandlers() {
    let top = Tabled([Opened.name: .handles], next: PlainLink())
    let link = PlainLink(top)
    let observation = link.onRouterEvent(message: Opened.self) { _, _ in }

    let explanation = EventRouter.explain(message: Opened.self, from: link)
    let rowExplanation = EventRouter.explain(row: RowEvent<Int>(Opened.name), from: link)
    observation.cancel()

    #expect(rowExplanation.description == explanation.description)

    #expect(
      explanation.description == """
        test.opened would pass
          0 PlainLink  may handle (attached)
          1 Tabled     handles (table)
          2 PlainLink  not reached
        """
    )
  }
}

private struct Opened: EventMessage {
  static let name: EventName = "test.opened"
}

private final class InterceptingTable: Tabled, EventInterceptor {
  func intercept(_ event: RouterEvent) -> EventDisposition { .forwarded }
}

private class Tabled: EventDispatching {
  private let prospects: [EventName: EventProspect]
  let nextEventResponder: (any EventResponder)?

  init(_ prospects: [EventName: EventProspect], next: any EventResponder) {
    self.prospects = prospects
    nextEventResponder = next
  }

  func dispatch(_ event: RouterEvent) -> EventDisposition { .forwarded }

  func prospect(of name: EventName) -> EventProspect { prospects[name] ?? .passes }
}

private final class ByHand: EventHandler {
  let nextEventResponder: (any EventResponder)?

  init(next: any EventResponder) {
    nextEventResponder = next
  }

  func handle(_ event: RouterEvent) -> EventDisposition { .forwarded }
}
