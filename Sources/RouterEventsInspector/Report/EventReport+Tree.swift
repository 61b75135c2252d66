internal import KitSupport
internal import RouterEvents

extension EventReport: CustomStringConvertible {
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
  /// Returns the tree of an event as lines, including nested events.
  fileprivate func lines(of event: EventTrace, _ runs: [EventTrace.ID: [EventRun]]) -> [String] {
    let nested = nested(in: event)
    let lines = event.lines(isDetailed: true) { hop in
      (nested[hop] ?? []).flatMap { self.lines(of: $0, runs) }.map { "      \($0)" }
    }
    return lines + (runs[event.id] ?? []).map { "  + \($0)" }
  }
}
