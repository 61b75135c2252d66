public import RouterEvents

/// The differences between declared events and the strategies of tables.
///
/// ```swift
/// #expect(catalog.coverage(by: ListController.table, AppDelegate.table).isComplete)
/// ```
public struct EventCoverage: Hashable, Sendable {
  /// The declared names without a handler.
  public let unhandled: [EventName]

  /// The strategies for undeclared names.
  public let dead: [Strategy]

  /// The undeclared names that were passed as handled by hand.
  public let undeclared: [EventName]

  /// The strategies that are never reached, because a nearer table stops their events.
  public let shadowed: [Shadow]

  /// Whether declarations and strategies match.
  public var isComplete: Bool { unhandled.isEmpty && dead.isEmpty && undeclared.isEmpty && shadowed.isEmpty }

  /// A strategy of a table.
  public struct Strategy: Hashable, Sendable {
    /// The name of its events.
    public let name: EventName
    /// The class that owns the table.
    public let owner: String
    /// The position of its declaration, for example `Module/File.swift:12`, or nil if it comes from a dictionary.
    public let position: String?
  }

  /// A strategy that is never reached.
  public struct Shadow: Hashable, Sendable {
    /// The strategy that is never reached.
    public let strategy: Strategy
    /// The strategy that stops the events. If it is a table's fallback, its name differs from theirs.
    public let nearer: Strategy
  }
}

extension EventCoverage: CustomStringConvertible {
  /// One line per difference, or a line saying that there are none.
  public var description: String {
    let lines =
      unhandled.map { "'\($0)' has no handler" } + dead.map { "\($0) is not declared" }
      + undeclared.map { "'\($0)' is handled by hand but not declared" }
      + shadowed.map { "\($0.strategy) is never reached: \($0.nearer) stops its events" }
    return lines.isEmpty ? "every declared event is handled" : lines.joined(separator: "\n")
  }
}

extension EventCoverage.Strategy: CustomStringConvertible {
  /// The name, the owner and the position.
  public var description: String { "'\(name)' of \(owner)\(position.map { " (\($0))" } ?? "")" }
}
