internal import KitSupport

/// A run of a ``Chain`` under way. It need not be held: the run lives until it is done.
public struct RunningChain<Value: Sendable>: Sendable {
  private let task: Task<Value, any Error>
  private let phase: Lock<RunPhase>

  init(_ steps: Steps, isolation: isolated (any Actor)?, fileID: String, line: Int) {
    let phase = Lock(RunPhase.waiting(steps))
    self.phase = phase
    task = Task {
      _ = isolation
      guard var course = phase.withLock({ $0.begin() }) else { throw CancellationError() }
      await course.run()
      let isCancelled = phase.withLock { phase in
        phase = .finished
        return Task.isCancelled
      }
      if isCancelled { throw CancellationError() }
      guard let failure = course.failure else { return Chain.typed(course.value) }
      if failure.isCaught { throw failure.error }
      throw UnheardFailure(failure.error, position: "\(fileID):\(line)")
    }
  }

  /// The value at the end of the run, however often it is asked for. Cancelling the task that waits for it does not
  /// cancel the run.
  ///
  /// It throws the failure that no step recovered from. If the run was cancelled it always throws `CancellationError`,
  /// whatever the cancelled step threw. A step that awaits the value of its own run would wait for ever; it gets
  /// ``ChainError/awaitsItself``. That is not noticed in another task: in a step of `finally`, or of a chain in a `race`,
  /// `all` or `timeout`.
  public nonisolated(nonsending) var value: Value {
    get async throws {
      if let own = phase.withLock({ $0.task }), own == withUnsafeCurrentTask(body: { $0?.hashValue }) {
        throw ChainError.awaitsItself
      }
      do {
        return try await task.value
      } catch let failure as UnheardFailure {
        throw failure.heard()
      }
    }
  }

  /// Whether the run is over, in whatever way.
  public var isFinished: Bool { phase.withLock { if case .finished = $0 { true } else { false } } }

  /// Cancels the run: the step that runs is told, of the later ones only those of ``Chain/finally(_:)`` run. One that
  /// waits for its actor just then counts as running. A run that is over stays as it is.
  public func cancel() {
    task.cancel()
  }
}

/// How far a run is.
private enum RunPhase {
  case waiting(Steps)
  /// The hash is that of the run's task, by which a step in it is told from others.
  case running(task: Int?)
  case finished

  var task: Int? { if case .running(let task) = self { task } else { nil } }

  /// The run begins. From here on it alone has its steps, and can let them go.
  mutating func begin() -> Course? {
    guard case .waiting(let steps) = self else { return nil }
    self = .running(task: withUnsafeCurrentTask { $0?.hashValue })
    return Course(steps)
  }
}
