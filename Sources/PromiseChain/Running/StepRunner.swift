/// A runner that executes the steps of a chain. It releases each step when the step ends.
struct StepRunner {
  /// The value of the last step that returned one, initially `()`.
  private(set) var value: any Sendable = ()

  /// The failure of an earlier step, or nil if no step has failed since the last recovery.
  private(set) var failure: Failure?

  private var stepsAhead: [Step]

  /// A failure, and whether a step has handled it. A nested chain throws a value of this type to its outer chain.
  struct Failure: Error {
    let error: any Error
    var isCaught = false
  }

  init(_ steps: Steps) {
    stepsAhead = steps.lastFirst
  }

  /// Returns the next step to run, or nil if there is none.
  ///
  /// If `isCancelled` is true, the failure becomes `CancellationError`, and the method returns only `finally` steps.
  mutating func next(isCancelled: Bool) -> Step? {
    if isCancelled { failure = Failure(error: CancellationError()) }
    while let step = stepsAhead.popLast() {
      switch step {
      case .then: if failure == nil { return step }
      case .recover, .catchError: if failure != nil, !isCancelled { return step }
      case .finally: return step
      }
    }
    return nil
  }

  nonisolated(nonsending) mutating func run() async {
    while let step = next(isCancelled: Task.isCancelled) {
      do {
        switch step {
        case .then(let body):
          value = try await body(value)
        case .recover(let body):
          guard let failed = failure else { break }
          value = try await body(failed.error)
          failure = nil
        case .catchError(let body):
          guard let failed = failure else { break }
          if await body(failed.error) { failure?.isCaught = true }
        case .finally(let body):
          // A separate task, so that canceling the run does not cancel the work that the step awaits.
          await Task { await body() }.value
        }
      } catch {
        failure = error as? Failure ?? Failure(error: error)
      }
    }
  }
}
