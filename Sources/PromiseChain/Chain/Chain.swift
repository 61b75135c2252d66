/// A description of work in steps, each of which gets what the one before it made.
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
/// A chain is cold: nothing runs before it is started, and every start is a whole run of its own. A run lives until it
/// is done, whoever holds it, and lets each step go as soon as it is over. Adding a step makes another chain; the one
/// it is added to stays as it is.
///
/// A step runs in the isolation it was written in: one written on the main actor runs on the main actor. One written on
/// an actor of its own has to name `self`, or something else of that actor: Swift gives a closure no actor that it does
/// not capture. A failure skips the steps up to the next ``recover(_:)`` or ``catchError(_:)``. Cancelling reaches the
/// running step, and of the later ones only those of ``finally(_:)`` run.
public struct Chain<Value: Sendable>: Sendable {
  // Steps are made by inlinable code: compiled for their types they run a fifth faster.
  let steps: Steps

  @usableFromInline
  init(_ steps: Steps) {
    self.steps = steps
  }

  /// Makes a chain of one step. To await another chain in a step, `run()` that chain.
  @inlinable
  public static func first(
    @_inheritActorContext _ step: @escaping @Sendable () async throws -> Value
  ) -> Chain {
    Chain(Steps(.then { _ in try await step() }))
  }

  /// Adds a step that makes the next value of the last one. 100,000 of them run in constant stack.
  @inlinable
  public func then<Next: Sendable>(
    @_inheritActorContext _ step: @escaping @Sendable (Value) async throws -> Next
  ) -> Chain<Next> {
    appending(.then { value in try await step(Self.typed(value)) })
  }

  /// Adds a step that makes the next value of the last one and waits for nothing.
  @inlinable
  public func map<Next: Sendable>(
    @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Value) throws -> Next
  ) -> Chain<Next> {
    appending(.then { value in try await transform(Self.typed(value)) })
  }

  /// Adds a step that looks at the value, which goes on as it is. What the step throws is a failure of the chain.
  @inlinable
  public func tap(
    @_inheritActorContext _ look: @escaping @Sendable (Value) async throws -> Void
  ) -> Chain {
    appending(
      .then { value in
        try await look(Self.typed(value))
        return value
      }
    )
  }

  @usableFromInline
  func appending<Next>(_ step: Step) -> Chain<Next> {
    Chain<Next>(Steps(step, after: steps))
  }

  /// The value as what it is: whoever appends a step hands on the type that the step takes.
  @inlinable
  static func typed(_ value: any Sendable) -> Value {
    value as! Value
  }
}
