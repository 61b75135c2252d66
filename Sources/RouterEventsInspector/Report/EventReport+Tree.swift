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
  fileprivate func lines(of event: EventReport.Event, level: Int = 0) -> [String] {
    let nested = nested(in: event)
    let width = event.hops.map(\.type.visible.count).max() ?? 0
    var lines = ["\(event.heading) from \(event.source.visible)"]
    for index in event.hops.indices {
      let type = event.hops[index].type.visible
      let notes = event.notes(at: index)
      let padding = String(repeating: " ", count: notes.isEmpty ? 0 : width - type.count + 2)
      lines.append("  \(event.hops.number(of: index)) \(type)\(padding)\(notes)")
      for inner in nested[index] ?? [] { lines += self.lines(of: inner, level: 2) }
    }
    for inner in nested[nil] ?? [] { lines += self.lines(of: inner, level: 2) }
    lines += event.errors.map { "  threw \($0.visible)" } + event.breaches.map { "  ! \($0.visible)" }
    let handlers = event.handlers.isEmpty ? "" : " by \(event.handlers.joined(separator: ", ").visible)"
    lines.append("  = \(event.result.rawValue)\(handlers) in \(event.nanoseconds.timeText)")
    return lines.map { String(repeating: "   ", count: level) + $0 }
  }
}

extension EventReport.Event {
  /// The name and what was sent, on one line.
  var heading: String {
    let items = sent.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    let content = message ?? (items.isEmpty ? nil : "[\(items)]")
    return "\(name)\(content.map { " \($0)" } ?? "")".visible
  }

  /// What the responder at `index` did, on one line.
  fileprivate func notes(at index: Int) -> String {
    let hop = hops[index]
    if !hop.isReached && hop.answers.isEmpty { return "not reached" }
    let notes =
      hop.answers.filter(\.isIntercepting).map(\.text) + hop.decorations.map { text(of: $0) }
      + hop.answers.filter { !$0.isIntercepting }.map(\.text)
    return notes.joined(separator: "; ") + (hop.nanoseconds > 0 ? "  \(hop.nanoseconds.timeText)" : "")
  }

  /// What a responder changed, as in `section = 2 (was 1, set by SectionView)`.
  func text(of decoration: EventReport.Decoration) -> String {
    let setter =
      decoration.oldHop.flatMap { hops.indices.contains($0) ? "set by \(hops[$0].type)" : nil } ?? "sent"
    let old = decoration.old.map { "was \($0), \(setter)" }
    return switch (old, decoration.new) {
    case (let old?, let new?): "\(decoration.key) = \(new) (\(old))".visible
    case (nil, let new?): "\(decoration.key) = \(new)".visible
    case (let old?, nil): "\(decoration.key) removed (\(old))".visible
    case (nil, nil): decoration.key.visible
    }
  }
}

extension EventReport.Answer {
  /// Whether it was given on the event's way down.
  var isIntercepting: Bool { role == EventRoles.interceptor.description }

  /// The role and the answer, as in `table: handled`.
  var text: String { "\(role.visible): \(disposition)" }
}

extension Int {
  /// So many nanoseconds, in the unit that suits them.
  var timeText: String {
    for (unit, name) in [(1_000_000_000, "s"), (1_000_000, "ms"), (1_000, "µs")] where self >= unit {
      let tenths = self / (unit / 10)
      return tenths < 100 && tenths % 10 != 0
        ? "\(tenths / 10).\(tenths % 10) \(name)" : "\(tenths / 10) \(name)"
    }
    return "\(self) ns"
  }
}
