import KitSupport

/// A gate at which tasks wait until a test opens it.
///
/// A double of a service waits at a gate, so that the test decides when it answers.
///
/// ```swift
/// struct SlowServer: Server {
///   let gate = TestGate()
///   func send(_ message: Message) async throws { try await gate.pass() }
/// }
/// chat.tapSend()
/// try await server.gate.reached()
/// #expect(chat.isSending)
/// server.gate.open()
/// ```
public final class TestGate: Sendable {
  private let arrivals = Signal()
  private let openings = Signal()

  /// Creates a closed gate.
  public init() {}

  /// Returns once the gate is open.
  ///
  /// - Throws: `CancellationError` if the task is canceled before the gate opens.
  public func pass() async throws {
    arrivals.send()
    try await openings.reach(1)
  }

  /// Returns once so many tasks have come to the gate, whether they have passed it or not.
  ///
  /// - Throws: `CancellationError` if the task is canceled before they come.
  public func reached(by count: Int = 1) async throws {
    try await arrivals.reach(count)
  }

  /// Opens the gate for good, for the tasks that wait and for those that come later.
  public func open() {
    openings.send()
  }
}

/// A value that only increases and can be awaited.
package final class Level<Value: Comparable & Sendable>: Sendable {
  private struct State {
    var value: Value
    var waiters: [Int: (goal: Value, continuation: CheckedContinuation<Void, any Error>)] = [:]
    var cancelled: Set<Int> = []
    var nextWaiter = 0
  }

  private let state: Lock<State>

  package init(_ value: Value) {
    state = Lock(State(value: value))
  }

  package var value: Value { state.withLock { $0.value } }

  package func raise(_ change: (inout Value) -> Void) {
    let reached = state.withLock { state in
      change(&state.value)
      let reached = state.waiters.filter { $1.goal <= state.value }
      for id in reached.keys { state.waiters[id] = nil }
      return reached.values.map(\.continuation)
    }
    for continuation in reached { continuation.resume() }
  }

  /// Returns once the value is at least `goal`. Throws if the task is canceled before.
  package func reach(_ goal: Value) async throws {
    let id = state.withLock { state in
      state.nextWaiter += 1
      return state.nextWaiter
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result: Result<Void, any Error>? = state.withLock { state in
          if state.cancelled.contains(id) { return .failure(CancellationError()) }
          if state.value >= goal { return .success(()) }
          state.waiters[id] = (goal, continuation)
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let waiter = state.withLock { state in
        state.cancelled.insert(id)
        return state.waiters.removeValue(forKey: id)
      }
      waiter?.continuation.resume(throwing: CancellationError())
    }
  }
}

/// Counts events of a test, and lets others wait for a count.
package typealias Signal = Level<Int>

extension Level where Value == Int {
  package convenience init() {
    self.init(0)
  }

  package func send() {
    raise { $0 += 1 }
  }
}
