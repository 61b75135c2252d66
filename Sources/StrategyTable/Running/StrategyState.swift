/// The place in an object for what its strategies have under way: which are spent, held back, running or waiting.
///
/// A `UIResponder` brings it; another ``StrategyHandler`` stores one:
///
/// ```swift
/// let strategyState = StrategyState()
/// ```
///
/// It goes away with its object, and what ran for the object is cancelled then.
@MainActor
public final class StrategyState {
  /// Found by the strategy's address, and the strategy's only as long as the run's weak reference says so.
  private var runs: [ObjectIdentifier: StrategyRun] = [:]

  /// How many runs there may be before those of strategies that are gone are cleared away.
  private var clearanceThreshold = 16

  /// Makes the place for one object.
  public init() {}

  func run(of strategy: Strategy, for owner: AnyObject) -> StrategyRun {
    let id = ObjectIdentifier(strategy)
    if let run = runs[id], run.strategy === strategy { return run }
    clearAway()
    let run = StrategyRun(of: strategy, for: owner)
    runs[id] = run
    return run
  }

  func cancelAll() {
    for run in runs.values { run.cancel() }
  }

  private func clearAway() {
    guard runs.count >= clearanceThreshold else { return }
    runs = runs.filter { $1.strategy != nil }
    clearanceThreshold = max(16, runs.count * 2)
  }
}
