internal import KitSupport

/// The state of an object's strategies: which one-time strategies have run, which strategies are throttled or running,
/// and which events are postponed.
///
/// A `UIResponder` creates its state on first use. Any other ``StrategyHandler`` stores its state:
/// `let strategyState = StrategyState()`. When the object is deallocated, its state is released, and its running
/// strategies are canceled.
@MainActor
public final class StrategyState {
  private var runs: [RunID: StrategyRun] = [:]

  private let recreatedDeclarations = Reports.Once<String>()
  private var clearanceThreshold = 16

  private struct RunID: Hashable {
    /// The strategy's address, which a new strategy can reuse once the old one is deallocated.
    let strategy: ObjectIdentifier
    /// The value that separates the events of the strategy, or nil if none does.
    let separator: AnyHashable?
  }

  /// Creates the initial state of one object.
  public init() {}

  func run(of strategy: Strategy, _ separator: AnyHashable?, for owner: AnyObject) -> StrategyRun {
    let id = RunID(strategy: ObjectIdentifier(strategy), separator: separator)
    if let run = runs[id], run.strategy === strategy { return run }
    let run = StrategyRun(of: strategy, for: owner)
    // The first run of a strategy has no separator, so that not every further one is compared with all.
    if separator == nil {
      reportIfRecreated(run.declaration, owner)
    } else {
      _ = self.run(of: strategy, nil, for: owner)
    }
    removeStaleRuns()
    _ = runs.updateValue(run, forKey: id)
    return run
  }

  /// Returns whether a strategy that does not separate its events has run, and runs only once.
  func isSpent(_ strategy: Strategy) -> Bool {
    let run = runs[RunID(strategy: ObjectIdentifier(strategy), separator: nil)]
    return run?.strategy === strategy && run?.isSpent == true
  }

  /// State is lost if the table is created again for each event.
  private func reportIfRecreated(_ declaration: String, _ owner: AnyObject) {
    guard runs.values.contains(where: { $0.strategy == nil && $0.declaration == declaration }) else { return }
    recreatedDeclarations.report(
      declaration,
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
    // A new dictionary, because one from which many runs are removed keeps their memory.
    var kept: [RunID: StrategyRun] = [:]
    for (id, run) in runs where run.strategy != nil && (id.separator == nil || !run.isIdle) { kept[id] = run }
    _ = exchange(&runs, with: kept)
    clearanceThreshold = max(16, runs.count * 2)
  }
}
