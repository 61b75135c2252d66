internal import KitSupport

/// A result that comes once, from whoever has it first, and is awaited in one place.
///
/// What works for it is cancelled once it is there, or when the task that awaits it is cancelled.
final class Settlement<Value: Sendable>: Sendable {
  private struct State {
    /// Set once the result has come.
    var isCancelled: Bool?
    /// The result, where it came before it was awaited. It is let go when it is.
    var result: Result<Value, any Error>?
    var waiter: CheckedContinuation<Value, any Error>?
    var onEnd: [@Sendable (_ isCancelled: Bool) -> Void] = []
  }

  private let state = Lock(State())

  /// Begins what works for the result and waits until it is there; `CancellationError` as soon as the current task is
  /// cancelled.
  func value(of begin: (Settlement) async throws -> Void) async throws -> Value {
    try await withTaskCancellationHandler {
      try await begin(self)
      return try await withCheckedThrowingContinuation { wait($0) }
    } onCancel: {
      end(with: .failure(CancellationError()), isCancelled: true)
    }
  }

  /// Takes the result.
  ///
  /// - Returns: whether there was none before. One that comes after a cancellation is dropped without a word.
  @discardableResult
  func settle(_ result: Result<Value, any Error>) -> Bool {
    end(with: result, isCancelled: false)
  }

  /// Takes the value as the result once it is there.
  func settle(_ value: @escaping @Sendable () async throws -> Value) {
    _ = work { self.settle(.success(try await value())) }
  }

  /// Runs a chain that works for the result. Its failure is the result.
  func run<Part>(_ chain: Chain<Part>) -> Task<Part, any Error> {
    work { try await chain.runAsPart() }
  }

  /// Runs `body` once the result is there or no more wanted, at once if that is so already.
  func onEnd(_ body: @escaping @Sendable (_ isCancelled: Bool) -> Void) {
    let isCancelled = state.withLock { state in
      if state.isCancelled == nil { state.onEnd.append(body) }
      return state.isCancelled
    }
    if let isCancelled { body(isCancelled) }
  }

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
      // They cancel runs, whose settlements end by this too.
      let runAll = { @Sendable in for body in bodies { body(isCancelled) } }
      Unwinding.run(runAll, orLater: runAll)
    }
    return true
  }
}
