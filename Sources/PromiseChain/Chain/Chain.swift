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

  /// Creates a chain with one step.
  ///
  /// To await another chain in the step, call the other chain's ``run()`` method.
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
  func appending<Next>(_ step: Step) -> Chain<Next> {
    Chain<Next>(Steps(step, after: steps))
  }

  /// Casts a value to the value type of this chain. The cast cannot fail, because each step receives a value of the
  /// type that the previous step returned.
  @inlinable
  static func typed(_ value: any Sendable) -> Value {
    value as! Value
  }
}
