internal import KitSupport

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

  /// The declarations that were reported to be made anew.
  private var declaredAnew = Reports.Once<String>()

  /// How many runs there may be before those of strategies that are gone are cleared away.
  private var clearanceThreshold = 16

  /// Makes the place for one object.
  public init() {}

  func run(of strategy: Strategy, for owner: AnyObject) -> StrategyRun {
    let id = ObjectIdentifier(strategy)
    if let run = runs[id], run.strategy === strategy { return run }
    let run = StrategyRun(of: strategy, for: owner)
    reportIfDeclaredAnew(run.declaration, owner)
    clearAway()
    _ = runs.updateValue(run, forKey: id)
    return run
  }

  /// Whether the strategy has run for this object and may not again.
  func isSpent(_ strategy: Strategy) -> Bool {
    guard let run = runs[ObjectIdentifier(strategy)], run.strategy === strategy else { return false }
    return run.isSpent
  }

  /// Reports a strategy that was here before under the same declaration and is gone: a table made anew for each event
  /// forgets what its strategies had under way.
  private func reportIfDeclaredAnew(_ declaration: String, _ owner: AnyObject) {
    guard runs.values.contains(where: { $0.strategy == nil && $0.declaration == declaration }),
      declaredAnew.isFirst(declaration)
    else { return }
    Reports.report(
      """
      The strategy of \(type(of: owner)) for \(declaration) was made anew, and has forgotten whether it was spent, \
      held back or running. Keep the table in a static or stored property, not in a computed one.
      """
    )
  }

  func cancelAll() {
    for run in runs.values { run.cancel() }
  }

  private func clearAway() {
    guard runs.count >= clearanceThreshold else { return }
    _ = exchange(&runs, with: runs.filter { $1.strategy != nil })
    clearanceThreshold = max(16, runs.count * 2)
  }
}
