public import RouterEvents

/// The differences between a catalog's declared events and the strategies of one or more tables.
///
/// ```swift
/// #expect(catalog.coverage(by: ListController.table, AppDelegate.table).isComplete)
/// ```
public struct EventCoverage: Hashable, Sendable {
  /// The names of declared events that nothing handles.
  public let unhandled: [EventName]

  /// The strategies for events that the catalog does not declare.
  public let dead: [Strategy]

  /// The names passed as `andByHand` that the catalog does not declare.
  public let undeclared: [EventName]

  /// The strategies that are never called, because a nearer table stops their events.
  public let shadowed: [Shadow]

  /// Whether there are no differences: all four lists are empty.
  public var isComplete: Bool { unhandled.isEmpty && dead.isEmpty && undeclared.isEmpty && shadowed.isEmpty }

  /// A strategy of a table, identified by its event name, its owner class and the location of its declaration.
  public struct Strategy: Hashable, Sendable {
    /// The name of the events that the strategy handles.
    public let name: EventName
    /// The name of the class that owns the table.
    public let owner: String
    /// The file and line of the strategy's declaration, for example `Module/File.swift:12`.
    ///
    /// It is nil if the strategy was declared in a dictionary.
    public let position: String?
  }

  /// A strategy that is never called, and the strategy that stops its events.
  public struct Shadow: Hashable, Sendable {
    /// The strategy that is never called.
    public let strategy: Strategy
    /// The strategy that stops the events. It belongs to a nearer table.
    ///
    /// If this strategy is a fallback, its name is `fallback` instead of the name of the events.
    public let nearer: Strategy
  }
}

extension EventCoverage: CustomStringConvertible {
  /// A description with one line for each difference, or `every declared event is handled` if there are none.
  public var description: String {
    let lines =
      unhandled.map { "'\($0)' has no handler" } + dead.map { "\($0) is not declared" }
      + undeclared.map { "'\($0)' is handled by hand but not declared" }
      + shadowed.map { "\($0.strategy) is never reached: \($0.nearer) stops its events" }
    return lines.isEmpty ? "every declared event is handled" : lines.joined(separator: "\n")
  }
}

extension EventCoverage.Strategy: CustomStringConvertible {
  /// A description of the strategy, for example `'cart.buyTapped' of CartController (Shop/Cart.swift:12)`.
  public var description: String { "'\(name)' of \(owner)\(position.map { " (\($0))" } ?? "")" }
}
