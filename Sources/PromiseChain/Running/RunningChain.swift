public import KitSupport

/// A run of a ``Chain``. The run continues to its end even if nothing retains it.
public struct RunningChain<Value: Sendable>: Sendable {
  private let task: Task<Value, any Error>
  private let phase: Lock<RunPhase>

  init(_ steps: Steps, isolation: isolated (any Actor)?, fileID: String, line: Int) {
    let phase = Lock(RunPhase.waiting(steps))
    self.phase = phase
    task = Task {
      _ = isolation
      guard var runner = phase.withLock({ $0.begin() }) else { throw CancellationError() }
      await runner.run()
      let isCancelled = phase.withLock { phase in
        phase = .finished
        return Task.isCancelled
      }
      if isCancelled { throw CancellationError() }
      guard let failure = runner.failure else { return Chain.typed(runner.value) }
      if failure.isCaught { throw failure.error }
      throw UnhandledFailure(failure.error, position: "\(fileID):\(line)")
    }
  }

  /// The value of the run, available when the run has ended.
  ///
  /// You can await the value any number of times. Canceling a task that awaits the value does not cancel the run.
  ///
  /// If no step recovers from a failure, awaiting the value throws the failure. If the run is canceled, awaiting the
  /// value throws `CancellationError`, even if the canceled step throws another error.
  ///
  /// If a step awaits the value of its own run, the access throws ``ChainError/awaitsItself`` instead of deadlocking.
  /// The run cannot detect this in a `finally` step, or in a chain within `race`, `all`, or `timeout`, because these
  /// run in other tasks.
  public nonisolated(nonsending) var value: Value {
    get async throws {
      if let own = phase.withLock({ $0.task }), own == withUnsafeCurrentTask(body: { $0?.hashValue }) {
        throw ChainError.awaitsItself
      }
      do {
        return try await task.value
      } catch let failure as UnhandledFailure {
        throw failure.claim()
      }
    }
  }

  /// Whether the run has ended, with any outcome.
  public var isFinished: Bool { phase.withLock { if case .finished = $0 { true } else { false } } }

  /// Cancels the current step, also one that is waiting for its actor. Of the later steps, only
  /// ``Chain/finally(_:)`` steps run. Canceling an ended run has no effect.
  public func cancel() { task.cancel() }
}

private enum RunPhase {
  case waiting(Steps)
  /// The run has begun. `task` is the hash value of the run's task and identifies code that runs in that task.
  case running(task: Int?)
  case finished

  var task: Int? { if case .running(let task) = self { task } else { nil } }

  /// Releases the steps, so that only the returned runner retains them. Returns nil if the run has already begun.
  mutating func begin() -> StepRunner? {
    guard case .waiting(let steps) = self else { return nil }
    self = .running(task: withUnsafeCurrentTask { $0?.hashValue })
    return StepRunner(steps)
  }
}

/// A value that contains a secret, and is always shown as its type.
///
/// Conform the type of an error to this protocol if the error contains a secret. The reports of a chain then show only
/// the type. If a value of another type has its own `description`, that text is shown even if it contains the secret.
public typealias PrivateValue = KitSupport.PrivateValue

/// A failure that no step of a run has handled, stored as the result of the run's task. If it is released before a task
/// awaits the value of the run, it is reported.
final class UnhandledFailure: Error {
  private let error: any Error
  private let position: String
  /// The destination of the report. It comes from the run's task, because another task may release the result.
  private let reports = Reports.address
  private let isAwaited = Lock(false)

  init(_ error: any Error, position: String) {
    (self.error, self.position) = (error, position)
  }

  func claim() -> any Error {
    isAwaited.withLock { $0 = true }
    return error
  }

  deinit {
    if isAwaited.withLock({ $0 }) { return }
    Reports.report(
      """
      A chain failed with an error that was neither handled nor awaited: \(error, limit: 500). End the chain with \
      catchError or recover, or await the value of the run that start() returns.
      """,
      position: position,
      to: reports
    )
  }
}
