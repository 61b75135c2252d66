/// A description of asynchronous work as a series of steps. Each step receives the value of the previous step.
///
/// ```swift
/// let chain = Chain.first { try await service.login() }
///   .then { user in try await service.profile(of: user) }
///   .map { $0.name }
///   .recover { error in "guest" }
/// let running = chain.start()
/// let name = try await running.value
/// ```
///
/// A chain does nothing until it is started, and each start is an independent run. A run continues to its end even if
/// nothing retains it, and it releases each step when the step ends. Adding a step returns a new chain and leaves the
/// original chain unchanged.
///
/// A step runs in the isolation in which its closure is written. A closure written on the main actor runs there. A
/// closure written in another actor runs on that actor only if the closure captures `self` or another isolated
/// parameter.
///
/// After a failure, only ``recover(_:)``, ``catchError(_:)``, and ``finally(_:)`` steps run, until a ``recover(_:)``
/// step returns a value. Canceling a run cancels the running step. Of the later steps, only ``finally(_:)`` steps run.
public struct Chain<Value: Sendable>: Sendable {
  // Steps are created in inlinable code, because specialized closures run 20% faster.
  let steps: Steps

  @usableFromInline
  init(_ steps: Steps) {
    self.steps = steps
  }

  /// Creates a chain with one step. To await another chain in the step, call its ``run()`` method.
  @inlinable
  public static func first(
    @_inheritActorContext _ step: @escaping @Sendable () async throws -> Value
  ) -> Chain {
    Chain(Steps(.then { _ in try await step() }))
  }

  /// Adds a step that computes the next value asynchronously.
  ///
  /// If the closure throws, the chain fails. A chain can have any number of steps without exhausting the stack.
  @inlinable
  public func then<Next: Sendable>(
    @_inheritActorContext _ step: @escaping @Sendable (Value) async throws -> Next
  ) -> Chain<Next> {
    appending(.then { value in try await step(Self.typed(value)) })
  }

  /// Adds a step that computes the next value synchronously. If the closure throws, the chain fails.
  @inlinable
  public func map<Next: Sendable>(
    @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Value) throws -> Next
  ) -> Chain<Next> {
    appending(.then { value in try await transform(Self.typed(value)) })
  }

  /// Adds a step that calls a closure with the value and then passes the value on unchanged. If the closure throws, the
  /// chain fails.
  @inlinable
  public func tap(
    @_inheritActorContext _ body: @escaping @Sendable (Value) async throws -> Void
  ) -> Chain {
    appending(
      .then { value in
        try await body(Self.typed(value))
        return value
      }
    )
  }

  @usableFromInline
  func appending<Next>(_ step: Step) -> Chain<Next> { Chain<Next>(Steps(step, after: steps)) }

  /// Casts a value. This cannot fail, because each step receives a value of the type that the previous one returned.
  @inlinable
  static func typed(_ value: any Sendable) -> Value { value as! Value }

  /// Adds a step that replaces a failure of the previous steps with a value, or with the error that the closure throws.
  public func recover(
    @_inheritActorContext _ makeValue: @escaping @Sendable (any Error) async throws -> Value
  ) -> Chain {
    appending(.recover { error in try await makeValue(error) })
  }

  /// Adds a step that handles a failure of the previous steps.
  ///
  /// A handled failure is not reported, but the chain still has no value. Steps that need a value are skipped until a
  /// ``recover(_:)`` step provides one. Without such a step, awaiting the value of the run throws the error.
  public func catchError(
    @_inheritActorContext _ handle: @escaping @Sendable (any Error) async -> Void
  ) -> Chain {
    catching { error in
      await handle(error)
      return true
    }
  }

  /// Adds a step that handles those failures of the previous steps for which `handle` returns true.
  package func catching(_ handle: @escaping @Sendable (any Error) async -> Bool) -> Chain {
    appending(.catchError { error in await handle(error) })
  }

  /// Adds a step that always runs, whether the previous steps returned a value, failed, or were canceled.
  ///
  /// The step does not change the result. Canceling the run does not cancel the work that the step awaits.
  public func finally(
    @_inheritActorContext _ cleanUp: @escaping @Sendable () async -> Void
  ) -> Chain {
    appending(.finally(cleanUp))
  }

  /// Starts a run in a new task, and returns the run, whose value you can await.
  ///
  /// If no step handles a failure and no task awaits the value, the failure is reported.
  ///
  /// If the caller is isolated to an actor, such as the main actor, no step runs before the caller suspends or returns.
  /// Between steps, the run is on that actor, so steps isolated to the actor run without leaving it. If the caller is
  /// not isolated, the first step may run concurrently with the caller.
  @discardableResult
  public func start(
    isolation: isolated (any Actor)? = #isolation,
    fileID: String = #fileID,
    line: Int = #line
  ) -> RunningChain<Value> {
    RunningChain(steps, isolation: isolation, fileID: fileID, line: line)
  }

  /// Runs the chain in the current task, with the task's priority and cancellation, and returns the value of the last
  /// step.
  ///
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

  /// Returns a chain that fails with ``ChainError/timedOut(after:)`` if the previous steps take longer than `duration`
  /// in total. It then cancels these steps and does not wait for them to end.
  public func timeout(_ duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Chain {
    .race(
      self,
      .first {
        try await clock.pause(for: duration)
        throw ChainError.timedOut(after: duration)
      }
    )
  }

  /// Adds a step that waits for a duration and then passes on the value unchanged.
  public func delay(_ duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Chain {
    tap { _ in try await clock.pause(for: duration) }
  }
}

extension Duration {
  /// The duration, clamped to a range from 0 to 100 years, because clocks and sessions trap on longer ones.
  package var bounded: Duration { min(max(self, .zero), .century) }

  package static var century: Duration { .seconds(3_155_760_000) }
}

extension Clock<Duration> {
  package func pause(for duration: Duration) async throws {
    try await sleep(for: duration.bounded)
  }
}
