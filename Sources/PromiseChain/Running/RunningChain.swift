internal import KitSupport

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

  /// Cancels the run.
  ///
  /// The current step is canceled. Of the later steps, only ``Chain/finally(_:)`` steps run. A step that is waiting
  /// for its actor counts as the current step. Canceling an ended run has no effect.
  public func cancel() {
    task.cancel()
  }
}

private enum RunPhase {
  case waiting(Steps)
  /// The run has begun. `task` is the hash value of the run's task and identifies code that runs in that task.
  case running(task: Int?)
  case finished

  var task: Int? { if case .running(let task) = self { task } else { nil } }

  /// Begins the run and returns its runner, or returns nil if the run has already begun.
  ///
  /// The phase releases the steps, so that only the runner retains them.
  mutating func begin() -> StepRunner? {
    guard case .waiting(let steps) = self else { return nil }
    self = .running(task: withUnsafeCurrentTask { $0?.hashValue })
    return StepRunner(steps)
  }
}
