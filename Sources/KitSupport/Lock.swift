import Foundation

/// A value protected by a lock. It replaces the standard library's `Mutex`, which requires iOS 18.
///
/// `@unchecked Sendable` is safe because `State` is `Sendable`, and only ``withLock(_:)`` accesses `state`, while it
/// holds the lock. Exclusivity checking is off because a nested access deadlocks before it can overlap another access.
package final class Lock<State: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  @exclusivity(unchecked) private var state: State

  package init(_ state: State) {
    self.state = state
  }

  /// Calls `body` with exclusive access to the value, and returns the result of `body`.
  ///
  /// A nested call on the same lock deadlocks.
  package func withLock<Value>(_ body: (inout State) throws -> Value) rethrows -> Value {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}

/// Replaces a value and returns the old one.
///
/// An assignment releases the old value during the write access. If the value's `deinit` or cancellation handler then
/// accesses the same property, the program traps. This function returns the old value, so the value is released after
/// the access ends.
@inlinable
package func exchange<Value>(_ place: inout Value, with value: Value) -> Value {
  let old = place
  place = value
  return old
}
