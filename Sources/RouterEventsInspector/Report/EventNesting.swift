internal import RouterEvents

/// The nesting of events: which events were emitted inside which others.
struct EventNesting {
  /// The outermost events.
  private(set) var roots: [EventTrace] = []

  private var inner: [EventTrace.ID: [EventTrace]] = [:]

  init(_ events: [EventTrace]) {
    // An app nests at most 32 levels and never repeats an id, but a decoded report may.
    var depths: [EventTrace.ID: Int] = [:]
    var repeated: Set<EventTrace.ID> = []
    for event in events where depths.updateValue(0, forKey: event.id) != nil { repeated.insert(event.id) }
    for event in events.sorted(by: { $0.id < $1.id }) {
      if let outer = event.parent?.event, outer < event.id, !repeated.contains(outer),
        let depth = depths[outer], depth < 32
      {
        inner[outer, default: []].append(event)
        depths[event.id] = depth + 1
      } else {
        roots.append(event)
      }
    }
  }

  /// Returns the events emitted inside `event`, grouped by the hop that emitted them.
  func nested(in event: EventTrace) -> [Int?: [EventTrace]] {
    let hops = event.hops.indices
    return Dictionary(grouping: inner[event.id] ?? []) { inner in
      inner.parent?.hop.flatMap { hops.contains($0) ? $0 : nil }
    }
  }
}
