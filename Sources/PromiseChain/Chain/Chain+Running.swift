extension Chain {
  /// Starts a run in a new task. The run need not be retained. A failure that is neither handled by a step nor awaited
  /// is reported.
  ///
  /// If the caller is on an actor, such as the main actor, no step runs before the caller suspends or returns. The run
  /// returns to that actor between steps, so steps written there run without leaving it. Without an actor, the first
  /// step may run immediately, concurrently with the caller.
  @discardableResult
  public func start(
    isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID,
    line: Int = #line
  ) -> RunningChain<Value> {
    RunningChain(steps, isolation: isolation, fileID: fileID, line: line)
  }

  /// Runs the chain in the current task, with its priority and cancellation.
  ///
  /// Throws the failure that no step recovered from. If the task was cancelled, it always throws `CancellationError`,
  /// even if the cancelled step threw another error.
  public nonisolated(nonsending) func run() async throws -> Value {
    do {
      return try await runAsPart()
    } catch {
      throw error.error
    }
  }

  /// Runs the chain as part of another one.
  nonisolated(nonsending) func runAsPart() async throws(StepRunner.Failure) -> Value {
    var runner = StepRunner(steps)
    await runner.run()
    if let failure = runner.failure { throw failure }
    return Self.typed(runner.value)
  }
}
