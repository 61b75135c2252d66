extension Chain {
  /// Starts a run in a task of its own. Every start is a whole run from the first step on.
  ///
  /// No step runs before this method has returned to code on the same actor. Steps that were written on the actor of
  /// the caller run one after the other without leaving it.
  ///
  /// - Parameters:
  ///   - isolation: the actor that the run stays on between its steps: the caller's.
  ///   - fileID: the caller's file, which a report names.
  ///   - line: the caller's line.
  /// - Returns: the running chain. The run goes on without it too; a failure that no step catches is reported then.
  @discardableResult
  public func start(
    isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID,
    line: Int = #line
  ) -> RunningChain<Value> {
    RunningChain(steps, isolation: isolation, fileID: fileID, line: line)
  }

  /// Runs the chain as a part of the current task, with its cancellation and its priority. Every call is a whole run
  /// from the first step on.
  ///
  /// - Returns: the last value.
  /// - Throws: the failure that no ``recover(_:)`` made a value of; `CancellationError` where the task was cancelled.
  public nonisolated(nonsending) func run() async throws -> Value {
    var course = Course(steps)
    await course.run()
    if let failure = course.failure { throw failure.error }
    return Self.typed(course.value)
  }
}
