internal import KitSupport
package import RouterEvents

/// A queue of the lines that a log passes to its sender. Any thread can append lines, but only one task may read them.
package final class LiveQueue: Sendable {
  private typealias Reader = CheckedContinuation<Void, Never>

  private struct State {
    var backlog: LiveBacklog
    var isOpen = true
    var isReaderWaiting = false

    mutating func takeReader() -> Bool { exchange(&isReaderWaiting, with: false) }
  }

  private let state: Lock<State>

  /// The waiting reader. It is not part of the state, because checking an optional continuation takes as long as adding
  /// a trace.
  private let reader = Lock<Reader?>(nil)
  private let pause = Lock<Task<Void, Never>?>(nil)

  package init(capacity: Int) {
    state = Lock(State(backlog: LiveBacklog(capacity: capacity)))
  }

  package var isOpen: Bool { state.withLock { $0.isOpen } }
  package var count: Int { state.withLock { $0.backlog.count } }

  /// Appends the trace of a dispatch, with its contract breaches, and returns whether the queue is open.
  @MainActor
  func append(_ dispatch: ObservedDispatch, breaches: [String]) -> Bool {
    add { backlog in
      backlog.append(dispatch.trace)
      if !breaches.isEmpty { backlog.setBreaches(breaches) }
    }
  }

  package func append(_ trace: EventTrace) { add { $0.append(trace) } }
  package func append(_ line: LiveLine) { add { $0.append(line) } }

  /// Calls `body` and wakes the reader, or returns false if the queue is closed.
  @discardableResult
  private func add(_ body: (inout LiveBacklog) -> Void) -> Bool {
    let wakes: Bool? = state.withLock { state in
      guard state.isOpen else { return nil }
      body(&state.backlog)
      return state.takeReader()
    }
    if wakes == true { wake() }
    return wakes != nil
  }

  /// The reason why the reader stopped waiting for lines. At the end, the queue is closed and empty.
  package enum WakeUp: Sendable {
    case lines, silence, end
  }

  /// Waits until the queue has a line or is closed, at most `silence`. Canceling the task does not end the wait.
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

  package func take(_ most: Int) -> [LiveLine] { state.withLock { $0.backlog.take(most) } }

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

/// The lines that wait to be sent, in order. If there are too many traces, the oldest are dropped and counted.
struct LiveBacklog: Sendable {
  private var traces: Ring<EventTrace>
  private let capacity: Int
  /// The number of traces that have been appended.
  private var appended = 0
  /// The lines that are not traces, each with the number of traces that were appended before.
  private var others: [(appended: Int, line: LiveLine)] = []

  init(capacity: Int) {
    traces = Ring(capacity: capacity)
    self.capacity = max(1, capacity)
  }

  /// The number of waiting traces.
  var count: Int { traces.count }

  var isEmpty: Bool { count == 0 && others.isEmpty }

  mutating func append(_ trace: consuming EventTrace) {
    traces.append(trace)
    appended += 1
  }

  /// Sets the contract breaches of the newest trace.
  mutating func setBreaches(_ breaches: [String]) {
    traces[count - 1].breaches = breaches
  }

  /// Appends a line that is not a trace. If there are twice `capacity` of them, the method first drops the older half
  /// without counting it.
  mutating func append(_ line: LiveLine) {
    if others.count >= 2 * capacity { others.removeFirst(capacity) }
    others.append((appended, line))
  }

  /// Removes and returns up to `most` traces, oldest first, and the other lines that precede the first remaining trace.
  /// If traces were dropped since the last call, the first returned line contains their number.
  mutating func take(_ most: Int) -> [LiveLine] {
    let first = appended - count
    let taken = min(most, count)
    let ready = others.prefix { $0.appended <= first + taken }
    var waiting = ready
    var lines: [LiveLine] = traces.missed > 0 ? [.missed(traces.missed)] : []
    for index in 0..<taken {
      while let other = waiting.first, other.appended <= first + index {
        lines.append(other.line)
        waiting.removeFirst()
      }
      lines.append(.trace(traces[index]))
    }
    lines += waiting.map(\.line)
    others.removeFirst(ready.count)
    traces.removeFirst(taken)
    traces.missed = 0
    return lines
  }
}
