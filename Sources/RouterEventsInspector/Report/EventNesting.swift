internal import RouterEvents

/// The events of a step as trees. Each event contains the events that were emitted inside it.
struct EventNesting {
  /// The events that are not nested in another event of the step, in the order of emission.
  private(set) var roots: [EventTrace] = []

  private var inner: [EventTrace.ID: [EventTrace]] = [:]

  init(_ events: [EventTrace]) {
    // An app nests at most 32 levels, but a decoded report may contain deeper nesting or repeated ids.
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

  /// Returns the events that were emitted directly inside `event`, grouped by the index of the hop that emitted them.
  ///
  /// The key is nil for events that no hop of `event` emitted.
  func nested(in event: EventTrace) -> [Int?: [EventTrace]] {
    let hops = event.hops.indices
    return Dictionary(grouping: inner[event.id] ?? []) { inner in
      inner.parent?.hop.flatMap { hops.contains($0) ? $0 : nil }
    }
  }
}
