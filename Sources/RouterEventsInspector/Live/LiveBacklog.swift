internal import RouterEvents

/// Waiting lines, in order. If there are too many traces, the oldest are dropped and counted.
///
/// Traces are stored in an array of their own and written directly into its slots, because each copy of a trace
/// measurably slows down an event.
struct LiveBacklog: Sendable {
  /// The number of traces.
  private(set) var count = 0

  private let capacity: Int
  /// A ring buffer. Unused slots hold old traces.
  private var slots: ContiguousArray<EventTrace> = []
  private var oldest = 0
  /// The number of the oldest trace, counted from the first one added.
  private var first = 0
  /// The number of traces dropped since lines were last taken.
  private var missed = 0
  /// The lines other than traces, each with the number of the trace that follows it.
  private var others: [(next: Int, line: LiveLine)] = []

  /// Creates an empty backlog for `capacity` traces, at least one.
  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  var isEmpty: Bool { count == 0 && others.isEmpty }

  /// Appends a trace.
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

  /// Sets the contract breaches of the newest trace.
  mutating func setBreaches(_ breaches: [String]) {
    guard count > 0 else { return }
    slots[slot(count - 1)].breaches = breaches
  }

  /// Appends a line other than a trace. There is room for twice as many of them as of traces.
  mutating func append(_ line: LiveLine) {
    if others.count >= 2 * capacity { others.removeFirst(capacity) }
    others.append((first + count, line))
  }

  /// Removes and returns at most `most` of the oldest traces and the lines between them. If earlier traces were
  /// dropped, the first line contains their number.
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

  /// The slot at a distance from the oldest.
  private func slot(_ distance: Int) -> Int {
    let slot = oldest + distance
    return slot < slots.count ? slot : slot - slots.count
  }
}
