@_exported public import RouterEvents

/// A responder that handles events through a table of strategies.
///
/// ```swift
/// final class ListController: UIViewController, StrategyHandler {
///   static let table = StrategyTable<ListController> {
///     On(.buyTapped, ListController.buy)
///   }
///   var strategies: StrategyTable<ListController> { Self.table }
/// }
/// ```
///
/// A subclass overrides ``strategies``, usually with its parent's table extended by its own.
@MainActor
public protocol StrategyHandler: EventDispatching {
  /// The class that the table is written for: this one, or one that it inherits from.
  associatedtype StrategyOwner: AnyObject

  /// The table. It is asked each time that an event arrives, so it may change at any time.
  ///
  /// Keep it in a static or stored property. A table that is made anew each time it is asked for forgets which of its
  /// strategies are spent, held back or running; that is reported.
  var strategies: StrategyTable<StrategyOwner> { get }

  /// The place for what belongs to this very object: which strategies are spent, held back or running.
  ///
  /// A `UIResponder` brings the place; another class stores `let strategyState = StrategyState()`.
  var strategyState: StrategyState { get }
}

extension StrategyHandler {
  /// Runs the strategy for the event's name; `.forwarded` where there is none.
  @inlinable
  public func dispatch(_ event: RouterEvent) -> EventDisposition {
    strategies.run(event, for: self)
  }

  /// What the table would do with an event of that name.
  public func prospect(of name: EventName) -> EventProspect {
    strategies.prospect(of: name, for: self)
  }

  /// Cancels the asynchronous strategies of this object that run, and forgets those that wait for their turn or
  /// for their time. The same happens when the object goes away.
  public func cancelStrategies() {
    strategyState.cancelAll()
  }
}
