import Dispatch
import Foundation

/// A value protected by a lock. It replaces the standard library's `Mutex`, which requires iOS 18.
///
/// `@unchecked Sendable` is safe because `State` is `Sendable`, and only ``withLock(_:)`` accesses `state`, while it
/// holds the lock.
package final class Lock<State: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var state: State

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

/// Returns a modified copy of a value.
@inlinable
package func modified<Value>(_ value: Value, by change: (inout Value) -> Void) -> Value {
  var copy = value
  change(&copy)
  return copy
}

/// A result that is set once, and that any number of tasks can await.
@MainActor
package final class OneTimeResult<Value: Sendable> {
  private var known: Value?
  private var waiting: [CheckedContinuation<Value, Never>] = []

  package init() {}

  package var isFinished: Bool { known != nil }

  /// The result. Reading it suspends the caller until there is one.
  package var value: Value {
    get async {
      if let known { return known }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Sets the result and resumes the tasks that await it. Does nothing if there is a result.
  package func finish(_ value: Value) {
    guard known == nil else { return }
    known = value
    for continuation in exchange(&waiting, with: []) { continuation.resume(returning: value) }
  }
}

package enum MainThread {
  /// Whether the caller runs on the main thread.
  ///
  /// On non-Apple platforms, the value is also true on the main queue, because any thread may run that queue
  /// after `dispatchMain()`.
  ///
  /// Check this property before you call `MainActor.assumeIsolated`. Off the main thread, that method traps without a
  /// helpful message.
  package static var isCurrent: Bool {
    #if canImport(Darwin)
      pthread_main_np() != 0
    #else
      isThisThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
    #endif
  }

  #if !canImport(Darwin)
    private static let mainQueueMark: DispatchSpecificKey<Bool> = {
      let mark = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: mark, value: true)
      return mark
    }()

    #if os(Windows)
      private static var isThisThread: Bool { Thread.isMainThread }
    #else
      /// Whether this thread is the main thread. The value is cached for each thread.
      ///
      /// `Thread.isMainThread` makes two system calls, which take 300 ns. The answer never changes for a thread, so it
      /// is stored in thread-specific memory: 1 for no, 2 for yes. Reading it there takes 2 ns.
      private static var isThisThread: Bool {
        if let known = pthread_getspecific(answer) { return Int(bitPattern: known) == 2 }
        let isMain = Thread.isMainThread
        pthread_setspecific(answer, UnsafeRawPointer(bitPattern: isMain ? 2 : 1))
        return isMain
      }

      private static let answer: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
      }()
    #endif
  #endif
}
