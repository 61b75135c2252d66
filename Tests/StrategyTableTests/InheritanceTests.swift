import KitSupport
import PlatformUIKit
import StrategyTable
import Testing

@MainActor
@Suite
struct InheritanceTests {
  @Test(arguments: [true, false])
  func asksTheTableBeforeHandleInWhicheverClass(isTableBelow: Bool) {
    let controller: LoggingController = isTableBelow ? TableBelowHand() : HandBelowTable()

    let outcomes = ["own", "forwarded", "unknown"].map { controller.routerEvent(name: $0) }

    #expect(controller.log == ["table own", "table forwarded", "hand forwarded", "hand unknown"])
    #expect(outcomes.map(\.handlers.count) == [1, 1, 1])
  }

  @Test(
    arguments: [
      (0, ["first a", "first b", "first c"]), (1, ["first a", "second b", "second c"]),
      (2, ["first a", "second b", "third c"]),
    ]
  )
  func eachLevelExtendsItsParent(level: Int, expected: [String]) {
    let controller = [First(), Second(), Third()][level]

    for name in ["a", "b", "c"] as [EventName] { controller.routerEvent(name: name) }

    #expect(controller.log == expected)
    #expect(controller.strategies.names == (level == 2 ? ["a", "b", "c", "d"] : ["a", "b", "c"]))
  }

  @Test func extensionKeepsTheFallbackUnlessItHasItsOwn() {
    let base = StrategyTable<First> {}.fallback { controller, _ in controller.log.append("base") }
    let plain = base.extended(by: StrategyTable<Second> {})
    let own = base.extended(
      by: StrategyTable<Second> {}.fallback { controller, _ in controller.log.append("own") }
    )
    let controllers = [plain, own].map { table in
      let controller = Second()
      controller.replaced = table
      return controller
    }

    for controller in controllers { controller.routerEvent(name: "unknown") }

    #expect(controllers.map(\.log) == [["base"], ["own"]])
  }

  @Test func genericClassCanHaveATable() {
    let strings = GenericController(item: "one")
    let special = SpecialGenericController(item: 2)

    strings.routerEvent(name: "show")
    special.routerEvent(name: "show")
    special.routerEvent(name: "double")

    #expect(strings.log == ["one"])
    #expect(special.log == ["2", "4"])
  }

  @Test func reportsATableOfAnUnrelatedClassAndAddsNothing() {
    let base = StrategyTable<First> { On("a") { $0.note("first", $1) } }
    let unrelated = StrategyTable<Screen> { Call("b", Screen.look) }.fallback { _, _ in }

    let (table, reports) = Reports.collecting { base.extended(by: unrelated) }

    #expect(
      reports.map(\.text) == [
        """
        The table of First cannot be extended by a table of Screen: Screen does not inherit from First. Nothing was \
        added.
        """
      ]
    )
    #expect(table.names == ["a"])
  }

  @Test func reportsAndForwardsASubclasssStrategyForAPlainObject() {
    let line = #line + 1
    let special = StrategyTable<Second> { On("special") { $0.note("second", $1) } }
    let controller = First()
    controller.replaced = StrategyTable<First> { On("a") { $0.note("first", $1) } }.extended(by: special)

    let (outcome, reports) = Reports.collecting { () -> EventOutcome in
      controller.routerEvent(name: "a")
      return Cell(below: Relay(to: controller, then: Top())).routerEvent(name: "special")
    }

    #expect(controller.log == ["first a"])
    #expect(outcome.handlerNames == ["Top"])
    #expect(
      reports.map(\.text) == [
        """
        The strategy of Second for 'special' was called with a First and forwarded the event. \
        Use a table that was extended for a subclass only in that subclass.
        """
      ]
    )
    #expect(reports.map(\.position) == ["StrategyTableTests/InheritanceTests.swift:\(line)"])
  }

  @Test func forwardsASubclasssAsynchronousOrOnceStrategyForAPlainObject() {
    let special = StrategyTable<Second> {
      On("asynchronous", whileRunning: .drop) { _, _ in }
      On("once") { _, _ in }.once()
    }
    let controller = First()
    controller.replaced = StrategyTable<First> {}.extended(by: special)
    let cell = Cell(below: Relay(to: controller, then: Top()))

    let (outcomes, reports) = Reports.collecting {
      (["asynchronous", "once", "once"] as [EventName]).map { cell.routerEvent(name: $0) }
    }

    #expect(outcomes.map(\.handlerNames) == [["Top"], ["Top"], ["Top"]])
    #expect(reports.count == 3)
  }
}

/// Routes events through a UIKit responder, and then along another chain.
private final class Relay: EventDetour {
  let eventDetour: (any EventResponder)?
  let nextEventResponder: (any EventResponder)?

  init(to detour: any EventResponder, then next: any EventResponder) {
    eventDetour = detour
    nextEventResponder = next
  }
}
