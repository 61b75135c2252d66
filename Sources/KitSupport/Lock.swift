import Foundation

/// A value protected by a lock. The standard library's `Mutex` requires iOS 18.
///
/// `@unchecked Sendable` is safe: only ``withLock(_:)`` accesses `state`, while it holds the lock, and `State` is
/// `Sendable`. Exclusivity is unchecked for the same reason: a nested access deadlocks before it can overlap.
package final class Lock<State: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  @exclusivity(unchecked) private var state: State

  package init(_ state: State) {
    self.state = state
  }

  /// Calls `body` with the state while holding the lock. A nested call deadlocks.
  package func withLock<Value>(_ body: (inout State) throws -> Value) rethrows -> Value {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}
