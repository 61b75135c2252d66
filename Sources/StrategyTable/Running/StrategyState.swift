internal import KitSupport

/// The state of the strategies of one object: which are spent, held back, running or queued.
///
/// A `UIResponder` creates one by itself. Another ``StrategyHandler`` stores one:
///
/// ```swift
/// let strategyState = StrategyState()
/// ```
///
/// When the object is deallocated, its state is released and its running strategies are cancelled.
@MainActor
public final class StrategyState {
  /// The runs by the address of their strategy. A run is valid only while its weak reference is to that strategy.
  private var runs: [ObjectIdentifier: StrategyRun] = [:]

  /// The declarations that were reported as created again.
  private var recreatedDeclarations = Reports.Once<String>()

  /// The number of runs at which those of deallocated strategies are removed.
  private var clearanceThreshold = 16

  /// Creates the state of one object.
  public init() {}

  func run(of strategy: Strategy, for owner: AnyObject) -> StrategyRun {
    let id = ObjectIdentifier(strategy)
    if let run = runs[id], run.strategy === strategy { return run }
    let run = StrategyRun(of: strategy, for: owner)
    reportIfRecreated(run.declaration, owner)
    removeStaleRuns()
    _ = runs.updateValue(run, forKey: id)
    return run
  }

  /// Returns whether the strategy has run for this object and may not run again.
  func isSpent(_ strategy: Strategy) -> Bool {
    guard let run = runs[ObjectIdentifier(strategy)], run.strategy === strategy else { return false }
    return run.isSpent
  }

  /// Reports a declaration whose earlier strategy was deallocated. A table created for each event loses its state.
  private func reportIfRecreated(_ declaration: String, _ owner: AnyObject) {
    guard runs.values.contains(where: { $0.strategy == nil && $0.declaration == declaration }),
      recreatedDeclarations.isFirst(declaration)
    else { return }
    Reports.report(
      """
      The strategy of \(type(of: owner)) for \(declaration) was created again and lost its state: whether it was \
      spent, held back or running. Keep the table in a static or stored property, not in a computed one.
      """
    )
  }

  func cancelAll() {
    for run in runs.values { run.cancel() }
  }

  private func removeStaleRuns() {
    guard runs.count >= clearanceThreshold else { return }
    _ = exchange(&runs, with: runs.filter { $1.strategy != nil })
    clearanceThreshold = max(16, runs.count * 2)
  }
}
