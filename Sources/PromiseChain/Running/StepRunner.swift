internal import KitSupport

/// A runner that executes the steps of a chain. It releases each step when the step ends.
struct StepRunner {
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

  /// Returns the next step. If `isCancelled`, the failure becomes `CancellationError`, and only `finally` steps run.
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

/// One step of a chain. The case determines whether the step runs after a value, after a failure, or always.
///
/// Values are type-erased, and a closure that receives a value casts it to the expected type. The closure of a
/// `finally` step is the app's own. The other closures run in the isolation of the run. The app's closures that they
/// call have their own isolation.
@usableFromInline
enum Step: Sendable {
  @usableFromInline
  typealias OnValue = nonisolated(nonsending) @Sendable (any Sendable) async throws -> any Sendable
  @usableFromInline
  typealias OnFailure = nonisolated(nonsending) @Sendable (any Error) async throws -> any Sendable
  /// A closure that handles a failure, and returns whether the failure counts as handled.
  @usableFromInline
  typealias Handler = nonisolated(nonsending) @Sendable (any Error) async -> Bool

  case then(OnValue)
  case recover(OnFailure)
  case catchError(Handler)
  case finally(@Sendable () async -> Void)
}

/// A linked list of the steps of a chain, last step first.
///
/// A chain shares the steps of the chain that it extends, so appending a step copies no other step. The list is
/// released in a loop, because deep recursion would exhaust the stack.
@usableFromInline
final class Steps: Sendable {
  let step: Step
  private let count: Int

  // Safe: Written only when no other reference to the list is left.
  private nonisolated(unsafe) var previous: Steps?

  @usableFromInline
  init(_ step: Step, after previous: Steps? = nil) {
    self.step = step
    self.previous = previous
    count = (previous?.count ?? 0) + 1
  }

  deinit {
    var rest = exchange(&previous, with: nil)
    while rest != nil, isKnownUniquelyReferenced(&rest) { rest = rest?.takePrevious() }
  }

  private func takePrevious() -> Steps? { exchange(&previous, with: nil) }

  var lastFirst: [Step] {
    var steps: [Step] = []
    steps.reserveCapacity(count)
    var rest: Steps? = self
    while let list = rest {
      steps.append(list.step)
      rest = list.previous
    }
    return steps
  }
}
