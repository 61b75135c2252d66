internal import KitSupport
package import RouterEvents

/// A queue of the lines that a log passes to its sender.
///
/// Any thread can append lines, but only one task may read them.
package final class LiveQueue: Sendable {
  private typealias Reader = CheckedContinuation<Void, Never>

  private struct State {
    var backlog: LiveBacklog
    var isOpen = true
    var isReaderWaiting = false

    /// Calls `body` to change the backlog, and returns whether to wake the reader.
    ///
    /// If the queue is closed, the method returns nil and does not call `body`.
    mutating func add(_ body: (inout LiveBacklog) -> Void) -> Bool? {
      guard isOpen else { return nil }
      body(&backlog)
      return takeReader()
    }

    /// Marks the reader as no longer waiting, and returns whether it was waiting.
    mutating func takeReader() -> Bool {
      if !isReaderWaiting { return false }
      isReaderWaiting = false
      return true
    }
  }

  private let state: Lock<State>

  /// The continuation of the waiting reader.
  ///
  /// The continuation is not part of the state, because checking an optional continuation takes as long as adding a
  /// trace.
  private let reader = Lock<Reader?>(nil)
  private let pause = Lock<Task<Void, Never>?>(nil)

  /// Creates an empty queue.
  ///
  /// - Parameter capacity: The maximum number of waiting traces, at least 1. If there are more, the oldest are dropped.
  package init(capacity: Int) {
    state = Lock(State(backlog: LiveBacklog(capacity: capacity)))
  }

  /// Whether the queue accepts lines.
  package var isOpen: Bool { state.withLock { $0.isOpen } }

  /// The number of waiting traces.
  package var count: Int { state.withLock { $0.backlog.count } }

  /// Appends the trace of a dispatch, with the contract breaches of its event.
  ///
  /// - Returns: Whether the queue is open. A closed queue ignores the trace.
  @MainActor
  func append(_ dispatch: ObservedDispatch, breaches: [String]) -> Bool {
    let wakes = state.withLock { state in
      state.add { backlog in
        backlog.append(dispatch.trace)
        if !breaches.isEmpty { backlog.setBreaches(breaches) }
      }
    }
    if wakes == true { wake() }
    return wakes != nil
  }

  /// Appends a trace. A closed queue ignores it.
  package func append(_ trace: EventTrace) {
    if state.withLock({ $0.add { $0.append(trace) } }) == true { wake() }
  }

  /// Appends a line that is not a trace. A closed queue ignores it.
  package func append(_ line: LiveLine) {
    if state.withLock({ $0.add { $0.append(line) } }) == true { wake() }
  }

  /// The reason why the reader stopped waiting for lines.
  package enum WakeUp: Sendable {
    /// The queue has lines.
    case lines
    /// The queue received no line within the maximum waiting time.
    case silence
    /// The queue is closed and empty.
    case end
  }

  /// Waits until the queue has a line or is closed, and returns the reason why the wait ended.
  ///
  /// If `silence` is not nil, it is the maximum time to wait. Canceling the task does not end the wait.
  package func waitForLines(_ silence: Duration?, by clock: any Clock<Duration>) async -> WakeUp {
    var alarm: Task<Void, any Error>?
    await withCheckedContinuation { (continuation: Reader) in
      reader.withLock { $0 = continuation }
      let waits = state.withLock { state in
        state.isReaderWaiting = state.isOpen && state.backlog.isEmpty
        return state.isReaderWaiting
      }
      guard waits else { return wake() }
      // The alarm starts after the reader is marked as waiting. Otherwise it could go off without waking the reader.
      alarm = silence.map { silence in
        Task { [weak self] in
          try await clock.sleep(for: silence)
          if let self, state.withLock({ $0.takeReader() }) { wake() }
        }
      }
    }
    alarm?.cancel()
    return state.withLock { state in
      if !state.backlog.isEmpty { return .lines }
      return state.isOpen ? .silence : .end
    }
  }

  private func wake() {
    reader.withLock { exchange(&$0, with: nil) }?.resume()
  }

  /// Removes and returns up to `most` traces, oldest first, and the other lines that precede the first remaining trace.
  ///
  /// If traces were dropped since the last call, the first returned line contains their number.
  package func take(_ most: Int) -> [LiveLine] {
    state.withLock { $0.backlog.take(most) }
  }

  /// Waits until `duration` has passed, the queue is closed, or the task is canceled.
  package func pause(for duration: Duration, by clock: any Clock<Duration>) async {
    let sleep = Task { _ = try? await clock.sleep(for: duration) }
    pause.withLock { $0 = sleep }
    if !isOpen { sleep.cancel() }
    await withTaskCancellationHandler {
      await sleep.value
    } onCancel: {
      sleep.cancel()
    }
  }

  /// Closes the queue to new lines, and ends the reader's wait or pause. Waiting lines can still be taken.
  package func close() {
    let wakes = state.withLock { state in
      state.isOpen = false
      return state.takeReader()
    }
    if wakes { wake() }
    pause.withLock { $0 }?.cancel()
  }
}
