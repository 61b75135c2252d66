internal import KitSupport
internal import RouterEvents

extension EventReport: CustomStringConvertible {
  /// A tree for each event: its way hop by hop, and what was emitted meanwhile under the hop that emitted it.
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
  /// ```
  public var description: String {
    var lines: [String] = []
    if missed > 0 { lines.append("(\(missed) earlier events were not kept)") }
    for step in steps {
      if let title = step.title { lines.append("– \(title.visible)") }
      let nesting = EventNesting(step.events)
      for event in nesting.roots { lines += nesting.lines(of: event) }
      if let note = step.note { lines.append("→ \(note.visible)") }
    }
    return lines.isEmpty ? "no events" : lines.joined(separator: "\n")
  }
}

extension EventNesting {
  /// The lines of an event and of those nested in it.
  fileprivate func lines(of event: EventTrace) -> [String] {
    let nested = nested(in: event)
    return event.lines(isDetailed: true) { hop in
      (nested[hop] ?? []).flatMap { lines(of: $0) }.map { "      \($0)" }
    }
  }
}
