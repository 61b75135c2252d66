@_exported public import RouterEvents

/// A responder that handles events with a strategy table.
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
/// A subclass overrides ``strategies``, usually with its parent's table extended by a table of its own.
@MainActor
public protocol StrategyHandler: EventDispatching {
  /// The class whose table this is: this class or a superclass.
  associatedtype StrategyOwner: AnyObject

  /// The table. It is read for each event, so it may change at any time.
  ///
  /// Keep it in a static or stored property. A table that is created again for each event loses the state of its
  /// strategies: which are spent, held back or running. That is reported.
  var strategies: StrategyTable<StrategyOwner> { get }

  /// The state of this object's strategies: which are spent, held back or running.
  ///
  /// A `UIResponder` has a default implementation. Another class stores `let strategyState = StrategyState()`.
  var strategyState: StrategyState { get }
}

extension StrategyHandler {
  /// Runs the strategy for the event's name, or the fallback. Returns `.forwarded` if there is neither.
  @inlinable
  public func dispatch(_ event: RouterEvent) -> EventDisposition {
    strategies.run(event, for: self)
  }

  /// Returns what the table would do with an event of that name.
  public func prospect(of name: EventName) -> EventProspect {
    strategies.prospect(of: name, for: self)
  }

  /// Cancels this object's running asynchronous strategies, and discards its queued and debounced events.
  ///
  /// The same happens when the object is deallocated.
  public func cancelStrategies() {
    strategyState.cancelAll()
  }
}
