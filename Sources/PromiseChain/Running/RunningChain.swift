internal import KitSupport

/// A run of a ``Chain`` under way.
///
/// It need not be held: the run lives until it is done.
public final class RunningChain<Value: Sendable>: Sendable {
  private let task: Task<Value, any Error>
  private let state: Lock<RunState<UnheardFailure>>

  init(
    _ steps: Steps,
    isolation: isolated (any Actor)?,
    fileID: String,
    line: Int
  ) {
    let state = Lock(RunState<UnheardFailure>(steps))
    self.state = state
    task = Task {
      _ = isolation
      guard var course = state.withLock({ $0.begin() }) else { throw CancellationError() }
      await course.run()
      guard let failure = course.failure else {
        _ = state.withLock { $0.finish(nil) }
        return Chain.typed(course.value)
      }
      let unheard = UnheardFailure(failure, isCancelled: Task.isCancelled, "\(fileID):\(line)")
      state.withLock { $0.finish(unheard) }?.report()
      throw failure.error
    }
  }

  deinit {
    state.withLock { $0.abandon() }?.report()
  }

  /// The value at the end of the run, however often it is asked for. Cancelling the task that waits for it does not
  /// cancel the run.
  ///
  /// It throws the failure that no step made a value of, `CancellationError` where the run was cancelled, and
  /// ``ChainError/awaitsItself`` in a step of this very run, which would wait for ever.
  public nonisolated(nonsending) var value: Value {
    get async throws {
      // Both hash the address of the task.
      if state.withLock({ $0.awaited() }), withUnsafeCurrentTask(body: { $0?.hashValue == task.hashValue }) {
        throw ChainError.awaitsItself
      }
      return try await task.value
    }
  }

  /// Whether the run is over, in whatever way.
  public var isFinished: Bool { state.withLock { $0.isFinished } }

  /// Cancels the run: the step that runs is told, of the later ones only those of ``Chain/finally(_:)`` run.
  ///
  /// A run that is over stays as it is.
  public func cancel() {
    task.cancel()
  }
}

/// A failure that nobody caught, on its way to be reported unless somebody awaits it.
private struct UnheardFailure: Sendable {
  let error: any Error
  let position: String
  /// Where the run was started, whoever lets go of it last.
  let reports = Reports.address

  /// Nil for a failure that was caught, or of a run that was cancelled: nobody wants to hear of that.
  init?(_ failure: Course.Failure, isCancelled: Bool, _ position: String) {
    if failure.isCaught || isCancelled { return nil }
    error = failure.error
    self.position = position
  }

  func report() {
    Reports.report(
      """
      A chain failed, nobody caught it and nobody awaited it: \(error). End the chain with catchError or recover, or \
      await the value of what start() returns.
      """,
      position: position,
      to: reports
    )
  }
}
