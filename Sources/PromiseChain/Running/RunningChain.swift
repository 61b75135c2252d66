internal import KitSupport

/// A started run of a ``Chain``. It need not be retained; the run stays alive until it ends.
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

  /// The value of the run, which may be awaited any number of times. Cancelling the waiting task does not cancel the
  /// run.
  ///
  /// Throws the failure that no step recovered from. If the run was cancelled, it always throws `CancellationError`,
  /// even if the cancelled step threw another error.
  ///
  /// A step that awaits the value of its own run throws ``ChainError/awaitsItself`` instead of deadlocking. This is not
  /// detected from another task: in a step of `finally`, or of a chain in `race`, `all` or `timeout`.
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

  /// Cancels the run. The current step's task is cancelled, and of the later steps only those of ``Chain/finally(_:)``
  /// run. A step that is waiting for its actor counts as current. Cancelling an ended run has no effect.
  public func cancel() {
    task.cancel()
  }
}

/// The phase of a run.
private enum RunPhase {
  case waiting(Steps)
  /// The hash of the run's task, which identifies steps that run in it.
  case running(task: Int?)
  case finished

  var task: Int? { if case .running(let task) = self { task } else { nil } }

  /// Begins the run and hands over its steps, which only the runner retains from here on.
  mutating func begin() -> StepRunner? {
    guard case .waiting(let steps) = self else { return nil }
    self = .running(task: withUnsafeCurrentTask { $0?.hashValue })
    return StepRunner(steps)
  }
}
