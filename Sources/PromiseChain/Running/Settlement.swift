internal import KitSupport

/// A result that comes once, from whoever has it first, and is awaited in one place.
///
/// What works for it is cancelled once it is there, or when the task that awaits it is cancelled.
final class Settlement<Value: Sendable>: Sendable {
  private enum State {
    case open(CheckedContinuation<Value, any Error>?, onEnd: [@Sendable (_ isCancelled: Bool) -> Void])
    case ended(Result<Value, any Error>, isCancelled: Bool)
  }

  private let state = Lock(State.open(nil, onEnd: []))

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
    work { try await chain.run() }
  }

  /// Runs `body` once the result is there or no more wanted, at once if that is so already.
  func onEnd(_ body: @escaping @Sendable (_ isCancelled: Bool) -> Void) {
    let isCancelled: Bool? = state.withLock { state in
      switch state {
      case .open(let waiter, let bodies):
        state = .open(waiter, onEnd: bodies + [body])
        return nil
      case .ended(_, let isCancelled): return isCancelled
      }
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
    let result: Result<Value, any Error>? = state.withLock { state in
      switch state {
      case .open(_, let bodies):
        state = .open(continuation, onEnd: bodies)
        return nil
      case .ended(let result, _): return result
      }
    }
    if let result { continuation.resume(with: result) }
  }

  @discardableResult
  private func end(with result: Result<Value, any Error>, isCancelled: Bool) -> Bool {
    let before = state.withLock { state in
      let before = state
      if case .open = state { state = .ended(result, isCancelled: isCancelled) }
      return before
    }
    switch before {
    case .open(let waiter, let bodies):
      waiter?.resume(with: result)
      for body in bodies { body(isCancelled) }
      return true
    case .ended(_, let wasCancelled): return wasCancelled
    }
  }
}
