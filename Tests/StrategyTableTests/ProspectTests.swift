import RouterEvents
import StrategyTable
import Testing

@MainActor
@Suite
struct ProspectTests {
  private let table = StrategyTable<Screen> {
    On("closure") { _, _ in }
    On("forwarding") { _, _ in }.forwarding()
    On("once") { _, _ in }.once()
    On("throttled") { _, _ in }.throttled(for: .seconds(1))
    On("debounced") { _, _ in }.debounced(for: .seconds(1))
    On("asynchronous", whileRunning: .drop) { _, _ in }
    On(message: Shared.self) { _, _, _ in }
    Answer(Depth.self) { _, _, _ in 1 }
  }

  @Test(
    arguments: [
      ("closure", .handles), ("forwarding", .handlesAndForwards), ("once", .mayHandle),
      ("throttled", .mayHandle),
      ("debounced", .mayHandle), ("asynchronous", .mayHandle), (Shared.name, .mayHandle),
      (Depth.name, .mayHandle),
      ("unknown", .passes),
    ] as [(EventName, EventProspect)]
  )
  func returnsWhatTheTableWouldDo(name: EventName, prospect: EventProspect) {
    let screen = Screen(table)

    #expect(screen.prospect(of: name) == prospect)
  }

  @Test func spentStrategyPasses() {
    let screen = Screen(table)

    screen.routerEvent(name: "once")

    #expect(screen.prospect(of: "once") == .passes)
    #expect(Screen(table).prospect(of: "once") == .mayHandle)
  }

  @Test func fallbackHandlesUnknownNamesInAProspect() {
    let screen = Screen(table.fallback { _, _ in })

    screen.routerEvent(name: "once")

    #expect(screen.prospect(of: "unknown") == .handles)
    #expect(screen.prospect(of: "once") == .handles)
    #expect(screen.prospect(of: Shared.name) == .mayHandle)
  }

  @Test func plainClosureHandles() {
    let screen = Screen([.tapped: { _ in }])

    #expect(screen.prospect(of: .tapped) == .handles)
    #expect(screen.prospect(of: .removed) == .passes)
  }

  @Test func customTableMayHandleByDefault() {
    #expect(OwnTable().prospect(of: .tapped) == .mayHandle)
  }

  @Test func explainsARouteThroughTables() {
    let above = Screen(StrategyTable { On(.tapped) { $0.look($1) } }, below: Top())
    let below = Screen(StrategyTable { On(.tapped) { $0.look($1) }.forwarding() }, below: above)
    let cell = Cell(below: below)

    let explanation = EventRouter.explain(.tapped, from: cell)

    #expect(
      explanation.description == """
        test.tapped would pass
          0 Cell    passes
          1 Screen  handles and forwards (table)
          2 Screen  handles (table)
          3 Top     not reached (handler)
        """
    )
    #expect((above.log + below.log).isEmpty)
  }
}

private final class OwnTable: EventDispatching {
  var nextEventResponder: (any EventResponder)? { nil }

  func dispatch(_ event: RouterEvent) -> EventDisposition { .forwarded }
}
