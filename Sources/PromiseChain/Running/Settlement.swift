internal import KitSupport

/// A result that is set once and awaited by one task. Of several tasks that compute it, the first one sets it. They are
/// canceled when it is set or the awaiting task is canceled.
package final class Settlement<Value: Sendable>: Sendable {
  private struct State {
    /// Whether a cancellation ended the settlement, or nil if the settlement has not ended.
    var isCancelled: Bool?
    /// The result, or nil if it is not set or the awaiting task has received it.
    var result: Result<Value, any Error>?
    var waiter: CheckedContinuation<Value, any Error>?
    var onEnd: [@Sendable (_ isCancelled: Bool) -> Void] = []
  }

  private let state = Lock(State())

  package init() {}

  /// Calls `begin` to start the work, and waits for the result. If the current task is canceled before the result is
  /// set, throws `CancellationError` as soon as `begin` has returned.
  package func value(of begin: (Settlement) async throws -> Void) async throws -> Value {
    try await withTaskCancellationHandler {
      try await begin(self)
      return try await withCheckedThrowingContinuation { wait($0) }
    } onCancel: {
      end(with: .failure(CancellationError()), isCancelled: true)
    }
  }

  /// Sets the result, unless the settlement has ended. Returns false if an earlier call has already set it. After a
  /// cancellation, the method ignores the result but returns true.
  @discardableResult
  package func settle(_ result: Result<Value, any Error>) -> Bool {
    end(with: result, isCancelled: false)
  }

  /// Starts a task that calls a closure and sets the result to the returned value or the thrown error.
  package func settle(_ value: @escaping @Sendable () async throws -> Value) {
    _ = work { self.settle(.success(try await value())) }
  }

  func run<Part>(_ chain: Chain<Part>) -> Task<Part, any Error> {
    work { try await chain.runAsPart() }
  }

  /// Calls `body` when the settlement ends, or immediately if it has already ended. `isCancelled` is true if a
  /// cancellation ended the settlement.
  package func onEnd(_ body: @escaping @Sendable (_ isCancelled: Bool) -> Void) {
    let isCancelled = state.withLock { state in
      if state.isCancelled == nil { state.onEnd.append(body) }
      return state.isCancelled
    }
    if let isCancelled { body(isCancelled) }
  }

  package var hasEnded: Bool { state.withLock { $0.isCancelled != nil } }

  private func work<Part: Sendable>(
    _ body: @escaping @Sendable () async throws -> Part
  ) -> Task<Part, any Error> {
    let task = Task {
      do {
        return try await body()
      } catch {
        settle(.failure(error))
        throw error
      }
    }
    onEnd { _ in task.cancel() }
    return task
  }

  private func wait(_ continuation: CheckedContinuation<Value, any Error>) {
    let result = state.withLock { state in
      if state.isCancelled == nil { state.waiter = continuation }
      return exchange(&state.result, with: nil)
    }
    if let result { continuation.resume(with: result) }
  }

  @discardableResult
  private func end(with result: Result<Value, any Error>, isCancelled: Bool) -> Bool {
    let before = state.withLock { state in
      let before = state
      if before.isCancelled == nil {
        state = State(isCancelled: isCancelled, result: before.waiter == nil ? result : nil)
      }
      return before
    }
    if let wasCancelled = before.isCancelled { return wasCancelled }
    before.waiter?.resume(with: result)
    let bodies = before.onEnd
    if !bodies.isEmpty {
      // The bodies cancel other runs, whose settlements also end here. A loop avoids deep recursion.
      let runAll = { @Sendable in for body in bodies { body(isCancelled) } }
      Unwinding.run(runAll, orLater: runAll)
    }
    return true
  }
}

/// The chains that a step runs. Deeply nested chains are released in a loop, because recursion would exhaust the stack.
final class NestedChains<Value: Sendable>: Sendable {
  // Safe: Only `deinit` writes this property, when no other reference is left.
  private nonisolated(unsafe) var chains: [Chain<Value>]

  init(_ chains: [Chain<Value>]) {
    self.chains = chains
  }

  deinit {
    Unwinding.run({ chains = [] }, orLater: { [chains] in withExtendedLifetime(chains) {} })
  }

  var count: Int { chains.count }

  subscript(index: Int) -> Chain<Value> { chains[index] }
}

/// Runs nested work, which releases chains or cancels their runs, in a loop to avoid exhausting the stack.
enum Unwinding {
  @TaskLocal private static var current: DeferredWork?

  private final class DeferredWork: Sendable {
    /// The deferred work, or nil after all work is done. A task that inherits the object can then no longer add work.
    private let bodies = Lock<[@Sendable () -> Void]?>([])

    func add(_ body: () -> @Sendable () -> Void) -> Bool {
      bodies.withLock { bodies in
        if bodies == nil { return false }
        bodies?.append(body())
        return true
      }
    }

    func next() -> (@Sendable () -> Void)? {
      bodies.withLock { bodies in
        let next = bodies?.popLast()
        if next == nil { bodies = nil }
        return next
      }
    }
  }

  /// Runs `body`, and then the work that was deferred in the meantime. A nested call only defers `later`.
  static func run(_ body: () -> Void, orLater later: @autoclosure () -> @Sendable () -> Void) {
    if let current, current.add(later) { return }
    let work = DeferredWork()
    $current.withValue(work) {
      body()
      while let next = work.next() { next() }
    }
  }
}
