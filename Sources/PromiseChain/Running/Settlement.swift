internal import KitSupport

/// A result that comes once, from whoever has it first, and is awaited in one place.
///
/// What works for it is cancelled once it is there, or when the task that awaits it is cancelled.
final class Settlement<Value: Sendable>: Sendable {
  private enum State {
    case open(CheckedContinuation<Value, any Error>?, ends: [@Sendable (_ isCancelled: Bool) -> Void])
    case settled(Result<Value, any Error>)
    case cancelled
  }

  private let state = Lock(State.open(nil, ends: []))

  /// Begins what works for the result and waits until it is there; `CancellationError` as soon as the current task is
  /// cancelled.
  func value(of begin: (Settlement) async throws -> Void) async throws -> Value {
    try await withTaskCancellationHandler {
      try await begin(self)
      return try await withCheckedThrowingContinuation { wait($0) }
    } onCancel: {
      end(as: .cancelled, isCancelled: true, with: .failure(CancellationError()))
    }
  }

  /// Takes the result.
  ///
  /// - Returns: whether there was none before. One that comes after a cancellation is dropped without a word.
  @discardableResult
  func settle(_ result: Result<Value, any Error>) -> Bool {
    end(as: .settled(result), isCancelled: false, with: result)
  }

  /// Runs `body` once the result is there or no more wanted, at once if that is so already.
  func onEnd(_ body: @escaping @Sendable (_ isCancelled: Bool) -> Void) {
    let isCancelled: Bool? = state.withLock { state in
      switch state {
      case .open(let waiter, let ends):
        state = .open(waiter, ends: ends + [body])
        return nil
      case .settled: return false
      case .cancelled: return true
      }
    }
    if let isCancelled { body(isCancelled) }
  }

  private func wait(_ continuation: CheckedContinuation<Value, any Error>) {
    let result: Result<Value, any Error>? = state.withLock { state in
      switch state {
      case .open(_, let ends):
        state = .open(continuation, ends: ends)
        return nil
      case .settled(let result): return result
      case .cancelled: return .failure(CancellationError())
      }
    }
    if let result { continuation.resume(with: result) }
  }

  @discardableResult
  private func end(as end: State, isCancelled: Bool, with result: Result<Value, any Error>) -> Bool {
    let before = state.withLock { state in
      let before = state
      if case .open = state { state = end }
      return before
    }
    switch before {
    case .open(let waiter, let ends):
      waiter?.resume(with: result)
      for end in ends { end(isCancelled) }
      return true
    case .settled: return false
    case .cancelled: return true
    }
  }
}

extension Settlement {
  /// Runs a chain that works for the result. Its failure is the result.
  func run<Part>(_ chain: Chain<Part>) -> Task<Part, any Error> {
    work { try await chain.run() }
  }

  /// Takes the value as the result, once it is there.
  func finish(_ value: @escaping @Sendable () async throws -> Value) {
    _ = work { self.settle(.success(try await value())) }
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
}
