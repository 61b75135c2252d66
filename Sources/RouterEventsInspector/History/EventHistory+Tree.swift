internal import KitSupport
internal import RouterEvents

extension EventHistory: CustomStringConvertible {
  /// The events as text, with a tree for each event.
  ///
  /// A tree contains the responders of the route, nested events below the responder that emitted them, and the ended
  /// runs of asynchronous strategies:
  ///
  /// ```
  /// product.buyTapped [sku: A-1] from ProductCell
  ///   0 ProductCell
  ///   1 SectionView      section = 2                                  1.2 µs
  ///   2 ShelfController  section = 3 (was 2, set by SectionView); table: handled  14 µs
  ///       cart.changed [count: 1] from ShelfController
  ///         …
  ///   3 UIWindow         not reached
  ///   = handled by ShelfController in 21 µs
  ///   + ShelfController ran asynchronously for 120 ms and finished
  /// ```
  public var description: String {
    var lines: [String] = []
    if missed > 0 { lines.append("(\(missed) earlier events were not kept)") }
    for step in steps {
      if let title = step.title { lines.append("– \(title.visible)") }
      let nesting = EventNesting(step.events)
      let runs = Dictionary(grouping: step.runs, by: \.event)
      for event in nesting.roots { lines += nesting.lines(of: event, runs) }
      if let note = step.note { lines.append("→ \(note.visible)") }
    }
    return lines.isEmpty ? "no events" : lines.joined(separator: "\n")
  }
}

extension EventNesting {
  fileprivate func lines(of event: EventTrace, _ runs: [EventTrace.ID: [EventRun]]) -> [String] {
    let nested = nested(in: event)
    let lines = event.lines(isDetailed: true) { hop in
      (nested[hop] ?? []).flatMap { self.lines(of: $0, runs) }.map { "      \($0)" }
    }
    return lines + (runs[event.id] ?? []).map { "  + \($0)" }
  }
}

/// The events of a step as trees. Each event contains the events that were emitted inside it.
struct EventNesting {
  /// The events that are not nested in another event of the step, in the order of emission.
  private(set) var roots: [EventTrace] = []

  private var inner: [EventTrace.ID: [EventTrace]] = [:]

  init(_ events: [EventTrace]) {
    // An app nests at most 32 levels, but a decoded history may contain deeper nesting or repeated ids.
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

  /// Returns the events that were emitted directly inside `event`, by the index of the hop that emitted them, or nil.
  func nested(in event: EventTrace) -> [Int?: [EventTrace]] {
    let hops = event.hops.indices
    return Dictionary(grouping: inner[event.id] ?? []) { inner in
      inner.parent?.hop.flatMap { hops.contains($0) ? $0 : nil }
    }
  }
}
