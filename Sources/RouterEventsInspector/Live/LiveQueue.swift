internal import KitSupport
package import RouterEvents

/// Where a log leaves the lines that are to be sent, and their sender finds them.
///
/// Lines may be added from any thread. There is one reader.
package final class LiveQueue: Sendable {
  private typealias Reader = CheckedContinuation<Void, Never>

  private struct State {
    var backlog: LiveBacklog
    var isOpen = true
    var isReaderWaiting = false

    /// Changes the backlog and returns whether to wake the reader; nil if the queue is closed.
    mutating func add(_ body: (inout LiveBacklog) -> Void) -> Bool? {
      guard isOpen else { return nil }
      body(&backlog)
      return takeReader()
    }

    /// Returns whether a reader waits, which does not from then on.
    mutating func takeReader() -> Bool {
      if !isReaderWaiting { return false }
      isReaderWaiting = false
      return true
    }
  }

  private let state: Lock<State>

  /// What waits for lines, or for the queue to be closed. These are not in the state because to look at an optional
  /// continuation takes as long as to add a trace.
  private let reader = Lock<Reader?>(nil)
  private let pause = Lock<Task<Void, Never>?>(nil)

  /// Makes an empty queue.
  ///
  /// - Parameter capacity: how many traces can wait, at least one. Of more the oldest are dropped.
  package init(capacity: Int) {
    state = Lock(State(backlog: LiveBacklog(capacity: capacity)))
  }

  /// Whether the queue takes lines.
  package var isOpen: Bool { state.withLock { $0.isOpen } }

  /// How many traces wait.
  package var count: Int { state.withLock { $0.backlog.count } }

  /// Adds the trace of a dispatch, with what its event lacked when it was handled.
  ///
  /// - Returns: false if the queue is closed.
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

  /// Adds a trace. Does nothing once the queue is closed.
  package func append(_ trace: EventTrace) {
    if state.withLock({ $0.add { $0.append(trace) } }) == true { wake() }
  }

  /// Adds a line that is no trace. Does nothing once the queue is closed.
  package func append(_ line: LiveLine) {
    if state.withLock({ $0.add { $0.append(line) } }) == true { wake() }
  }

  /// What ends waiting for lines.
  package enum WakeUp: Sendable {
    /// There are lines.
    case lines
    /// There were none for so long.
    case silence
    /// The queue is closed and has no more lines.
    case end
  }

  /// Waits until there is a line, for ever or as long as a clock says.
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

  /// Removes the oldest traces, at most so many, with the other lines up to the next one. If traces before them were
  /// dropped, a line in front says how many.
  package func take(_ most: Int) -> [LiveLine] {
    state.withLock { $0.backlog.take(most) }
  }

  /// Waits so long, or until the queue is closed or the task cancelled.
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

  /// Takes no more lines. Those that wait can still be taken.
  package func close() {
    let wakes = state.withLock { state in
      state.isOpen = false
      return state.takeReader()
    }
    if wakes { wake() }
    pause.withLock { $0 }?.cancel()
  }
}
