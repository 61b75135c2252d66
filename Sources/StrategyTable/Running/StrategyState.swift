internal import KitSupport

/// The state of an object's strategies: which one-time strategies have run, which strategies are throttled or running,
/// and which events are postponed.
///
/// A `UIResponder` creates its state on first use. Any other ``StrategyHandler`` stores its state:
///
/// ```swift
/// let strategyState = StrategyState()
/// ```
///
/// When the object is deallocated, its state is released, and its running strategies are canceled.
@MainActor
public final class StrategyState {
  /// The state of each strategy by its address, which a new strategy can reuse once the old one is deallocated.
  private var runs: [ObjectIdentifier: StrategyRun] = [:]

  private let recreatedDeclarations = Reports.Once<String>()
  private var clearanceThreshold = 16

  /// Creates the initial state of one object.
  public init() {}

  func run(of strategy: Strategy, for owner: AnyObject) -> StrategyRun {
    if let run = run(of: strategy) { return run }
    let run = StrategyRun(of: strategy, for: owner)
    reportIfRecreated(run.declaration, owner)
    removeStaleRuns()
    _ = runs.updateValue(run, forKey: ObjectIdentifier(strategy))
    return run
  }

  func isSpent(_ strategy: Strategy) -> Bool { run(of: strategy)?.isSpent ?? false }

  private func run(of strategy: Strategy) -> StrategyRun? {
    runs[ObjectIdentifier(strategy)].flatMap { $0.strategy === strategy ? $0 : nil }
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
    _ = exchange(&runs, with: runs.filter { $1.strategy != nil })
    clearanceThreshold = max(16, runs.count * 2)
  }
}
