internal import KitSupport
package import RouterEvents

/// The queue of lines between a log and its sender.
///
/// Lines may be added from any thread. There is one reader.
package final class LiveQueue: Sendable {
  private typealias Reader = CheckedContinuation<Void, Never>

  private struct State {
    var backlog: LiveBacklog
    var isOpen = true
    var isReaderWaiting = false

    /// Changes the backlog and returns whether to wake the reader, or nil if the queue is closed.
    mutating func add(_ body: (inout LiveBacklog) -> Void) -> Bool? {
      guard isOpen else { return nil }
      body(&backlog)
      return takeReader()
    }

    /// Returns whether a reader is waiting, and resets that state.
    mutating func takeReader() -> Bool {
      if !isReaderWaiting { return false }
      isReaderWaiting = false
      return true
    }
  }

  private let state: Lock<State>

  /// The reader waiting for lines or for the end. It is not part of the state because checking an optional continuation
  /// takes as long as adding a trace.
  private let reader = Lock<Reader?>(nil)
  private let pause = Lock<Task<Void, Never>?>(nil)

  /// Creates an empty queue.
  ///
  /// - Parameter capacity: The number of traces that can wait, at least one. When it is exceeded, the oldest are
  ///   dropped.
  package init(capacity: Int) {
    state = Lock(State(backlog: LiveBacklog(capacity: capacity)))
  }

  /// Whether the queue accepts lines.
  package var isOpen: Bool { state.withLock { $0.isOpen } }

  /// The number of waiting traces.
  package var count: Int { state.withLock { $0.backlog.count } }

  /// Appends the trace of a dispatch and its contract breaches.
  ///
  /// - Returns: False if the queue is closed.
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

  /// Appends a trace. Does nothing once the queue is closed.
  package func append(_ trace: EventTrace) {
    if state.withLock({ $0.add { $0.append(trace) } }) == true { wake() }
  }

  /// Appends a line other than a trace. Does nothing once the queue is closed.
  package func append(_ line: LiveLine) {
    if state.withLock({ $0.add { $0.append(line) } }) == true { wake() }
  }

  /// The reason why waiting for lines ended.
  package enum WakeUp: Sendable {
    /// There are lines.
    case lines
    /// There were none within the given time.
    case silence
    /// The queue is closed and empty.
    case end
  }

  /// Waits until there is a line or the queue is closed, at most for `silence` if that is not nil.
  package func waitForLines(_ silence: Duration?, by clock: any Clock<Duration>) async -> WakeUp {
    let alarm = silence.map { silence in
      Task { [weak self] in
        try await clock.sleep(for: silence)
        if let self, state.withLock({ $0.takeReader() }) { wake() }
      }
    }
    defer { alarm?.cancel() }
    await withCheckedContinuation { (continuation: Reader) in
      reader.withLock { $0 = continuation }
      let waits = state.withLock { state in
        state.isReaderWaiting = state.isOpen && state.backlog.isEmpty
        return state.isReaderWaiting
      }
      if !waits { wake() }
    }
    return state.withLock { state in
      if !state.backlog.isEmpty { return .lines }
      return state.isOpen ? .silence : .end
    }
  }

  private func wake() {
    reader.withLock { exchange(&$0, with: nil) }?.resume()
  }

  /// Removes and returns at most `most` of the oldest traces and the lines between them. If earlier traces were
  /// dropped, the first line contains their number.
  package func take(_ most: Int) -> [LiveLine] {
    state.withLock { $0.backlog.take(most) }
  }

  /// Waits for a duration, or until the queue is closed or the task is cancelled.
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

  /// Closes the queue to new lines. Waiting lines can still be taken.
  package func close() {
    let wakes = state.withLock { state in
      state.isOpen = false
      return state.takeReader()
    }
    if wakes { wake() }
    pause.withLock { $0 }?.cancel()
  }
}
