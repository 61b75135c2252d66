public import RouterEvents

/// How declared events and the strategies of tables fit.
///
/// ```swift
/// #expect(catalog.coverage(by: ListController.table, AppDelegate.table).isComplete)
/// ```
public struct EventCoverage: Hashable, Sendable {
  /// The declared names that nobody handles.
  public let unhandled: [EventName]

  /// The strategies for names that are not declared.
  public let dead: [Strategy]

  /// The names that were said to be handled by hand and are not declared.
  public let undeclared: [EventName]

  /// The strategies that no event gets to, because a nearer table stops it.
  public let shadowed: [Shadow]

  /// Whether there is none of that.
  public var isComplete: Bool { unhandled.isEmpty && dead.isEmpty && undeclared.isEmpty && shadowed.isEmpty }

  /// A strategy of a table.
  public struct Strategy: Hashable, Sendable {
    /// The name that it is for.
    public let name: EventName
    /// The class whose table it is in.
    public let owner: String
    /// Where it is declared, as `Module/File.swift:12`; nil for one of a dictionary.
    public let position: String?
  }

  /// A strategy behind another.
  public struct Shadow: Hashable, Sendable {
    /// The one that no event gets to.
    public let strategy: Strategy
    /// The one that stops them; under another name where it is a table's fallback.
    public let nearer: Strategy
  }
}

extension EventCoverage: CustomStringConvertible {
  /// A line for each name and strategy, or that all fits.
  public var description: String {
    let lines =
      unhandled.map { "nobody handles '\($0)'" } + dead.map { "nobody declares \($0)" }
      + undeclared.map { "nobody declares '\($0)', which is handled by hand" }
      + shadowed.map { "no event gets to \($0.strategy): it is stopped by \($0.nearer)" }
    return lines.isEmpty ? "every declared event is handled" : lines.joined(separator: "\n")
  }
}

extension EventCoverage.Strategy: CustomStringConvertible {
  /// The name, the owner and the position.
  public var description: String { "'\(name)' of \(owner)\(position.map { " (\($0))" } ?? "")" }
}
