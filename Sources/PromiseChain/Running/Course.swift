/// The way of one run through its steps, each of which is let go when it is over.
struct Course {
  /// The last value that a step made.
  private(set) var value: any Sendable = ()

  /// Set from where a step failed up to where one recovers.
  private(set) var failure: Failure?

  private var stepsAhead: [Step]

  /// Also what a chain fails with that is a part of another one: there it stays known whether it was caught.
  struct Failure: Error {
    let error: any Error
    var isCaught = false
  }

  init(_ steps: Steps) {
    stepsAhead = steps.lastFirst
  }

  /// The next step to run. Once the run is cancelled it fails with `CancellationError`, whatever its steps throw, and
  /// only `finally` steps run.
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

  /// Goes all the way.
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
          // In a task of its own, so that what it awaits is not cancelled with the run.
          await Task { await body() }.value
        }
      } catch {
        failure = error as? Failure ?? Failure(error: error)
      }
    }
  }
}
