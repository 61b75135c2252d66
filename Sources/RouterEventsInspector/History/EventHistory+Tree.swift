internal import KitSupport
public import RouterEvents

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

extension EventTrace: CustomStringConvertible {
  /// The lines of the event in ``EventHistory/description``, without durations and the responders that set old values:
  /// the event, each responder on the route, each error, each missing required key, and the result.
  public var description: String { lines(isDetailed: false).joined(separator: "\n") }

  /// Returns the lines of ``description``, with durations and the responder that set each old value if `isDetailed`.
  /// `nested` returns the lines of the events that the hop at an index emitted, or, for nil, that no hop emitted.
  func lines(isDetailed: Bool, nested: ((Int?) -> [String])? = nil) -> [String] {
    let hops = hops
    let types = hops.map(\.type.visible)
    let width = types.map(\.count).max() ?? 0
    var lines = ["\(heading) from \(source.visible)"]
    for (index, type) in types.enumerated() {
      let notes = notes(of: hops[index], isDetailed: isDetailed)
      let padding = String(repeating: " ", count: notes.isEmpty ? 0 : width - type.count + 2)
      lines.append("  \(hops.number(of: index)) \(type)\(padding)\(notes)")
      lines += nested?(index) ?? []
    }
    lines += nested?(nil) ?? []
    lines += errors.map { "  threw \($0.visible)" } + breaches.map { "  ! \($0.visible)" }
    let handlers = handlers.isEmpty ? "" : " by \(handlers.joined(separator: ", ").visible)"
    lines.append("  = \(result.rawValue)\(handlers)\(isDetailed ? " in \(nanoseconds.timeText)" : "")")
    return lines
  }

  /// The name of the event, followed by the typed event, the request or the sent values, in one line.
  var heading: String { Self.heading(name, message, sent) }

  private func notes(of hop: Hop, isDetailed: Bool) -> String {
    if !hop.isReached && hop.answers.isEmpty { return "not reached" }
    let notes =
      hop.answers.filter(\.isIntercepting).map(\.description)
      + hop.decorations.map { text(of: $0, isDetailed: isDetailed) }
      + hop.answers.filter { !$0.isIntercepting }.map(\.description)
    return notes.joined(separator: "; ")
      + (isDetailed && hop.nanoseconds > 0 ? "  \(hop.nanoseconds.timeText)" : "")
  }

  /// Returns a description of a change, for example `section = 2 (was 1, set by SectionView)`.
  package func text(of decoration: Decoration, isDetailed: Bool = true) -> String {
    let setter = decoration.oldHop.flatMap { typeName(at: $0) }.map { "set by \($0)" } ?? "sent"
    let old = decoration.old.map { "was \($0)\(isDetailed ? ", \(setter)" : "")" }
    return switch (old, decoration.new) {
    case (let old?, let new?): "\(decoration.key) = \(new) (\(old))".visible
    case (nil, let new?): "\(decoration.key)\(decoration.key == "…" ? "" : " =") \(new)".visible
    case (let old?, nil): "\(decoration.key) removed (\(old))".visible
    case (nil, nil): decoration.key.visible
    }
  }
}

extension EventTrace.Answer: CustomStringConvertible {
  /// The role, the answer and, if there is one, the reason, for example `table: held back (throttled)`.
  public var description: String {
    let answer = heldBack == nil ? disposition.description : "held back"
    let reason = heldBack?.rawValue ?? lack
    return "\(role): \(answer)\(reason.map { " (\($0))" } ?? "")"
  }

  var isIntercepting: Bool { role == .interceptor }
}

extension Int {
  /// The text for this number of nanoseconds, for example `1.5 ms`, cut to one decimal place below 10 of a unit.
  var timeText: String {
    for (unit, name) in [(1_000_000_000, "s"), (1_000_000, "ms"), (1_000, "µs")] where self >= unit {
      let tenths = self / (unit / 10)
      return tenths < 100 && tenths % 10 != 0
        ? "\(tenths / 10).\(tenths % 10) \(name)" : "\(tenths / 10) \(name)"
    }
    return "\(self) ns"
  }
}

extension EventRun: CustomStringConvertible {
  /// A one-line description, for example `ListController ran asynchronously for 120 ms and finished`.
  public var description: String {
    let ending = end == .cancelled ? "was canceled" : end.rawValue
    let thrown = error.map { "; threw \($0.visible)" } ?? ""
    return "\(type.visible) ran asynchronously for \(nanoseconds.timeText) and \(ending)\(thrown)"
  }
}
