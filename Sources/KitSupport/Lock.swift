import Foundation

/// A value that is only reached while its lock is held.
///
/// The standard library's `Mutex` needs iOS 18.
///
/// `@unchecked Sendable` holds because only ``withLock(_:)`` reaches `state`, between `lock()` and `unlock()` of the same
/// `NSLock`, and `State` is `Sendable` itself. For the same reason accesses need no check for overlaps at run time: one
/// inside another waits for ever before it.
package final class Lock<State: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  @exclusivity(unchecked) private var state: State

  package init(_ state: State) {
    self.state = state
  }

  /// Runs `body` with the state while no other thread can reach it. Not recursive.
  package func withLock<Value>(_ body: (inout State) throws -> Value) rethrows -> Value {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}
