import Testing

@testable import StrategyTable

@MainActor
@Suite
struct StrategyStateCleanupTests {
  @Test func removesRunsOfDeallocatedStrategies() {
    let screen = Screen()
    var strategies = (0..<100).map { Strategy(StrategyDeclaration(EventName("\($0)")) { _ in }) }
    let runs = strategies.map { WeakRun(run: screen.strategyState.run(of: $0, nil, for: screen)) }
    #expect(runs.allSatisfy { $0.run != nil })

    strategies = (0..<100).map { Strategy(StrategyDeclaration(EventName("\($0)")) { _ in }) }
    for strategy in strategies { _ = screen.strategyState.run(of: strategy, nil, for: screen) }

    #expect(runs.allSatisfy { $0.run == nil })
  }
}

private struct WeakRun {
  weak var run: StrategyRun?
}
