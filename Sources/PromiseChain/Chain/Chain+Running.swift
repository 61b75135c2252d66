extension Chain {
  /// Starts a run in a new task.
  ///
  /// The run continues to its end even if nothing retains it. If no step handles a failure and no task awaits the
  /// value, the failure is reported.
  ///
  /// If the caller is isolated to an actor, such as the main actor, no step runs before the caller suspends or returns.
  /// Between steps, the run is on that actor, so steps isolated to the actor run without leaving it. If the caller is
  /// not isolated, the first step may run concurrently with the caller.
  ///
  /// - Returns: The run, whose value you can await.
  @discardableResult
  public func start(
    isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID,
    line: Int = #line
  ) -> RunningChain<Value> {
    RunningChain(steps, isolation: isolation, fileID: fileID, line: line)
  }

  /// Runs the chain in the current task, with the task's priority and cancellation.
  ///
  /// - Returns: The value of the last step.
  /// - Throws: The failure that no step recovered from. If the task is canceled, the method throws
  ///   `CancellationError`, even if the canceled step throws another error.
  public nonisolated(nonsending) func run() async throws -> Value {
    do {
      return try await runAsPart()
    } catch {
      throw error.error
    }
  }

  /// Runs the chain as part of an outer chain. The thrown failure records whether a step has handled the error.
  nonisolated(nonsending) func runAsPart() async throws(StepRunner.Failure) -> Value {
    var runner = StepRunner(steps)
    await runner.run()
    if let failure = runner.failure { throw failure }
    return Self.typed(runner.value)
  }
}
