internal import RouterEvents

/// A bounded, ordered buffer of the lines that wait to be sent.
///
/// If there are more traces than the capacity allows, the oldest are dropped and counted. Traces have an array of their
/// own and are written directly to its slots, because copying them would measurably slow down event dispatch.
struct LiveBacklog: Sendable {
  /// The number of waiting traces.
  private(set) var count = 0

  private let capacity: Int
  /// The ring buffer of the traces. Unused slots contain old traces.
  private var slots: ContiguousArray<EventTrace> = []
  private var oldest = 0
  /// The sequence number of the oldest trace. The first appended trace has the number 0.
  private var first = 0
  /// The number of traces dropped since the last call to ``take(_:)``.
  private var missed = 0
  /// The lines that are not traces, each with the sequence number of the trace that follows the line.
  private var others: [(next: Int, line: LiveLine)] = []

  /// Creates an empty buffer for `capacity` traces, or for one trace if `capacity` is less than 1.
  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  var isEmpty: Bool { count == 0 && others.isEmpty }

  /// Appends a trace. If the buffer is full, the oldest trace is dropped.
  mutating func append(_ trace: consuming EventTrace) {
    if count == capacity {
      slots[oldest] = trace
      oldest = slot(1)
      first += 1
      missed += 1
      return
    }
    if count < slots.count {
      slots[slot(count)] = trace
    } else {
      if oldest > 0 { slots = ContiguousArray(slots[oldest...] + slots[..<oldest]) }
      oldest = 0
      slots.append(trace)
    }
    count += 1
  }

  /// Sets the contract breaches of the newest trace. Does nothing if there are no traces.
  mutating func setBreaches(_ breaches: [String]) {
    guard count > 0 else { return }
    slots[slot(count - 1)].breaches = breaches
  }

  /// Appends a line that is not a trace.
  ///
  /// The buffer holds at most twice `capacity` of these lines. If there are that many, the method first drops the older
  /// half without counting it.
  mutating func append(_ line: LiveLine) {
    if others.count >= 2 * capacity { others.removeFirst(capacity) }
    others.append((first + count, line))
  }

  /// Removes and returns up to `most` traces, oldest first, and the other lines that precede the first remaining trace.
  ///
  /// If traces were dropped since the last call, the first returned line contains their number.
  mutating func take(_ most: Int) -> [LiveLine] {
    let taken = min(most, count)
    let ready = others.prefix { $0.next <= first + taken }
    var waiting = ready
    var lines: [LiveLine] = missed > 0 ? [.missed(missed)] : []
    for distance in 0..<taken {
      while let other = waiting.first, other.next <= first + distance {
        lines.append(other.line)
        waiting.removeFirst()
      }
      lines.append(.trace(slots[slot(distance)]))
    }
    lines += waiting.map(\.line)
    others.removeFirst(ready.count)
    missed = 0
    oldest = slot(taken)
    first += taken
    count -= taken
    if count == 0 {
      slots.removeAll(keepingCapacity: slots.count <= LiveSession.longestBatch)
      oldest = 0
    }
    return lines
  }

  /// Returns the index of the slot that is `distance` slots after the oldest trace.
  private func slot(_ distance: Int) -> Int {
    let slot = oldest + distance
    return slot < slots.count ? slot : slot - slots.count
  }
}
