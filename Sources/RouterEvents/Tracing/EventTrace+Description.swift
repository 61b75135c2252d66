internal import KitSupport

extension EventTrace: CustomStringConvertible {
  /// A description with one line each for the event, for every responder on the route, and for the result. Each error
  /// and each missing required key adds a line.
  ///
  /// The description of a log also contains durations and, for each old value, the responder that set the value.
  ///
  /// ```
  /// product.buyTapped [sku: A-1] from ProductCell
  ///   0 ProductCell
  ///   1 SectionView     section = 2
  ///   2 ListController  section = 3 (was 2); table: handled
  ///   3 UIWindow        not reached
  ///   = handled by ListController
  /// ```
  public var description: String { lines(isDetailed: false).joined(separator: "\n") }

  /// Returns the lines of ``description``.
  ///
  /// - Parameters:
  ///   - isDetailed: Whether to add durations, and the responder that set each old value.
  ///   - nested: A closure that returns the lines of nested events. Its argument is the index of the hop that emitted
  ///     them, or nil for events that no hop emitted.
  /// - Returns: The lines, without line breaks.
  package func lines(isDetailed: Bool, nested: (Int?) -> [String] = { _ in [] }) -> [String] {
    let hops = hops
    let types = hops.map(\.type.visible)
    let width = types.map(\.count).max() ?? 0
    var lines = ["\(heading) from \(source.visible)"]
    for (index, type) in types.enumerated() {
      let notes = notes(of: hops[index], isDetailed: isDetailed)
      let padding = String(repeating: " ", count: notes.isEmpty ? 0 : width - type.count + 2)
      lines.append("  \(hops.number(of: index)) \(type)\(padding)\(notes)")
      lines += nested(index)
    }
    lines += nested(nil)
    lines += errors.map { "  threw \($0.visible)" } + breaches.map { "  ! \($0.visible)" }
    let handlers = handlers.isEmpty ? "" : " by \(handlers.joined(separator: ", ").visible)"
    lines.append("  = \(result.rawValue)\(handlers)\(isDetailed ? " in \(nanoseconds.timeText)" : "")")
    return lines
  }

  /// The name of the event, followed by the typed event, the request or the sent values, in one line.
  package var heading: String { Self.heading(name, message, sent) }

  static func heading(_ name: EventName, _ message: String?, _ sent: [Item]) -> String {
    let content = message ?? (sent.isEmpty ? nil : sent.text)
    return "\(name.rawValue.bounded())\(content.map { " \($0)" } ?? "")".visible
  }

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
  ///
  /// If `isDetailed` is false, the description omits the responder that set the old value.
  package func text(of decoration: Decoration, isDetailed: Bool = true) -> String {
    let setter =
      decoration.oldHop.flatMap { route.has($0) ? "set by \(route.type(at: $0))" : nil } ?? "sent"
    let old = decoration.old.map { "was \($0)\(isDetailed ? ", \(setter)" : "")" }
    return switch (old, decoration.new) {
    case (let old?, let new?): "\(decoration.key) = \(new) (\(old))".visible
    case (nil, let new?): "\(decoration.key)\(decoration.key == "…" ? "" : " =") \(new)".visible
    case (let old?, nil): "\(decoration.key) removed (\(old))".visible
    case (nil, nil): decoration.key.visible
    }
  }
}

extension [EventTrace.Item] {
  /// The keys and values in the form of a dictionary literal.
  var text: String {
    isEmpty ? "[:]" : "[\(map { "\($0.key): \($0.value)" }.joined(separator: ", "))]"
  }
}

extension EventTrace.Answer: CustomStringConvertible {
  /// The role, followed by the answer or, if the strategy did not run at once, the reason.
  ///
  /// For example, `table: handled` or `table: held back (throttled)`.
  public var description: String {
    "\(role): \(heldBack.map { "held back (\($0.rawValue))" } ?? disposition.description)"
  }

  package var isIntercepting: Bool { role == .interceptor }
}

extension Collection where Index == Int {
  /// Returns `index` as text, padded on the left to the width of the last index.
  func number(of index: Int) -> String {
    let number = String(index)
    return String(repeating: " ", count: Swift.max(0, String(endIndex - 1).count - number.count)) + number
  }
}

extension Int {
  /// The text for this number of nanoseconds, for example `1.5 ms`.
  ///
  /// The unit is the largest of s, ms, µs and ns in which the number is at least 1. A number below 10 is cut to one
  /// decimal place, any other to none.
  package var timeText: String {
    for (unit, name) in [(1_000_000_000, "s"), (1_000_000, "ms"), (1_000, "µs")] where self >= unit {
      let tenths = self / (unit / 10)
      return tenths < 100 && tenths % 10 != 0
        ? "\(tenths / 10).\(tenths % 10) \(name)" : "\(tenths / 10) \(name)"
    }
    return "\(self) ns"
  }
}
