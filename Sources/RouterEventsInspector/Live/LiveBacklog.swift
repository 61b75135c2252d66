internal import RouterEvents

/// Lines in order. If there are too many traces among them, the oldest are dropped and counted.
///
/// Traces lie in an array of their own and are written straight into their slots: each copy of a trace shows in what an
/// event costs.
struct LiveBacklog: Sendable {
  /// How many traces there are.
  private(set) var count = 0

  private let capacity: Int
  /// A ring. What slots hold that are not in use is old.
  private var slots: ContiguousArray<EventTrace> = []
  private var oldest = 0
  /// The number of the oldest trace, counted from the first one ever.
  private var first = 0
  /// How many traces were dropped since lines were taken.
  private var missed = 0
  /// The lines that are no traces, each with the number of the trace that follows it.
  private var others: [(next: Int, line: LiveLine)] = []

  /// Makes an empty backlog with room for so many traces, at least one.
  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  var isEmpty: Bool { count == 0 && others.isEmpty }

  /// Adds a trace behind the other lines.
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

  /// Sets what the event of the newest trace lacked when it was handled.
  mutating func setBreaches(_ breaches: [String]) {
    guard count > 0 else { return }
    slots[slot(count - 1)].breaches = breaches
  }

  /// Adds a line that is no trace. There is room for twice as many of them as of traces.
  mutating func append(_ line: LiveLine) {
    if others.count >= 2 * capacity { others.removeFirst(capacity) }
    others.append((first + count, line))
  }

  /// Removes the oldest traces, at most so many, with the other lines up to the next one. If traces before them were
  /// dropped, a line in front says how many.
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

  /// The slot so many places after the oldest.
  private func slot(_ distance: Int) -> Int {
    let slot = oldest + distance
    return slot < slots.count ? slot : slot - slots.count
  }
}
