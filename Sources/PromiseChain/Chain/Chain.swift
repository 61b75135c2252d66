/// A description of work in steps. Each step receives the value of the previous one.
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
/// A chain is cold: nothing runs until it is started, and each start is an independent run. A run stays alive until it
/// ends, even if nothing retains it, and releases each step as soon as it is over. Adding a step returns a new chain
/// and leaves the original unchanged.
///
/// A step runs in the isolation in which it is written. A step written on the main actor runs there. A step written in
/// an actor must capture `self` or another isolated value, because a closure that captures none is not isolated to that
/// actor.
///
/// A failure skips the steps up to the next ``recover(_:)`` or ``catchError(_:)``. Cancelling a run cancels the running
/// step; of the later steps only those of ``finally(_:)`` run.
public struct Chain<Value: Sendable>: Sendable {
  // Steps are created in inlinable code, because specialised closures run a fifth faster.
  let steps: Steps

  @usableFromInline
  init(_ steps: Steps) {
    self.steps = steps
  }

  /// Creates a chain of one step. To await another chain in a step, call its ``run()``.
  @inlinable
  public static func first(
    @_inheritActorContext _ step: @escaping @Sendable () async throws -> Value
  ) -> Chain {
    Chain(Steps(.then { _ in try await step() }))
  }

  /// Adds a step that computes the next value. Any number of steps runs in constant stack space.
  @inlinable
  public func then<Next: Sendable>(
    @_inheritActorContext _ step: @escaping @Sendable (Value) async throws -> Next
  ) -> Chain<Next> {
    appending(.then { value in try await step(Self.typed(value)) })
  }

  /// Adds a step that computes the next value synchronously.
  @inlinable
  public func map<Next: Sendable>(
    @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Value) throws -> Next
  ) -> Chain<Next> {
    appending(.then { value in try await transform(Self.typed(value)) })
  }

  /// Adds a step that reads the value and passes it on unchanged. If the closure throws, the chain fails.
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

  /// The cast cannot fail: `appending` is only called with a step that takes this type.
  @inlinable
  static func typed(_ value: any Sendable) -> Value {
    value as! Value
  }
}
