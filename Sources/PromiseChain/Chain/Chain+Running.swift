extension Chain {
  /// Starts a run in a task of its own. The run need not be held; a failure that no step catches is reported then.
  ///
  /// Started on an actor, the main actor for one, no step runs before the caller's stack has ended. The run stays on
  /// that actor between its steps: those that were written there run one after the other without leaving it. Started
  /// off every actor, the first step may run at once, beside the caller.
  @discardableResult
  public func start(
    isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID,
    line: Int = #line
  ) -> RunningChain<Value> {
    RunningChain(steps, isolation: isolation, fileID: fileID, line: line)
  }

  /// Runs the chain as a part of the current task, with its cancellation and its priority.
  ///
  /// It throws the failure that no step recovered from. If the task was cancelled it always throws `CancellationError`,
  /// whatever the cancelled step threw.
  public nonisolated(nonsending) func run() async throws -> Value {
    do {
      return try await runAsPart()
    } catch {
      throw error.error
    }
  }

  /// Runs the chain as a part of another one.
  nonisolated(nonsending) func runAsPart() async throws(Course.Failure) -> Value {
    var course = Course(steps)
    await course.run()
    if let failure = course.failure { throw failure }
    return Self.typed(course.value)
  }
}
