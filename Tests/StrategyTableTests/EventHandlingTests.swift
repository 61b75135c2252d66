import PlatformUIKit
import StrategyTable
import Testing

/// Handlers whose table is static, and handlers with the table of a superclass.
@MainActor
@Suite
struct EventHandlingTests {
  @Test func finalClassHandlesEventsWithItsStaticTable() {
    let controller = StaticController()

    let outcomes = ["own", "unknown"].map { controller.routerEvent(name: $0) }

    #expect(controller.log == ["static own"])
    #expect(outcomes.map(\.isHandled) == [true, false])
    #expect(controller.strategies.names == ["own"])
  }

  @Test(arguments: [true, false])
  func subclassOverridesTheTableOfItsSuperclass(isSubclass: Bool) {
    let controller = isSubclass ? SubclassTable() : BaseTable()

    for name in ["a", "b", "c"] as [EventName] { controller.routerEvent(name: name) }

    #expect(controller.log == (isSubclass ? ["base a", "sub b", "sub c"] : ["base a", "base b"]))
    #expect(controller.strategies.names == (isSubclass ? ["a", "b", "c"] : ["a", "b"]))
    #expect(controller.prospect(of: "c") == (isSubclass ? .handles : .passes))
  }

  @Test func subclassHandlesEventsWithTheTableOfItsSuperclass() {
    let borrower = Borrower()

    let outcome = borrower.routerEvent(name: "lent")

    #expect(borrower.log == ["lender lent"])
    #expect(outcome.handlers.first?.isResponder(borrower) == true)
    #expect(borrower.strategyOwner === borrower)
    #expect(StaticController().strategyOwner.log.isEmpty)
  }
}

private final class StaticController: LoggingController, EventHandling {
  static let table = StrategyTable<StaticController> {
    On("own") { $0.note("static", $1) }
  }
}

private class BaseTable: LoggingController, EventHandling {
  private static let base = StrategyTable<BaseTable> {
    for name in ["a", "b"] as [EventName] { On(name) { $0.note("base", $1) } }
  }
  class var table: StrategyTable<BaseTable> { base }
}

private final class SubclassTable: BaseTable {
  private static let extended = BaseTable.table.extended(
    by: StrategyTable<SubclassTable> {
      for name in ["b", "c"] as [EventName] { On(name) { $0.note("sub", $1) } }
    }
  )
  override class var table: StrategyTable<BaseTable> { extended }
}

private class Lender: LoggingController {
  static let lent = StrategyTable<Lender> { On("lent") { $0.note("lender", $1) } }
}

private final class Borrower: Lender, StrategyHandler {
  var strategies: StrategyTable<Lender> { Self.lent }
  var strategyOwner: Lender { self }
}
