@_exported public import RouterEvents

/// A responder that handles events with a strategy table.
///
/// ```swift
/// final class ListController: UIViewController, StrategyHandler {
///   static let table = StrategyTable<ListController> {
///     Call(.buyTapped, ListController.buy)
///   }
///   var strategies: StrategyTable<ListController> { Self.table }
/// }
/// ```
///
/// If the table is static, conform to ``EventHandling`` instead, which needs no `strategies`.
///
/// To add strategies in a subclass, override ``strategies`` and return the superclass's table, extended by a table for
/// the subclass.
@MainActor
public protocol StrategyHandler: EventDispatching {
  /// The class that the table belongs to: this class or a superclass.
  associatedtype StrategyOwner: AnyObject = Self

  /// The table of strategies that handle this object's events, read for each event. Keep it in a static or stored
  /// property. If it is created again for each event, its strategies lose their state, and debug builds report this.
  var strategies: StrategyTable<StrategyOwner> { get }

  /// This object, as an instance of the class that the table belongs to.
  ///
  /// The default is the object itself, if the table belongs to its class. In a class that declares the table of its
  /// superclass as its own, return `self`: `var strategyOwner: BaseController { self }`.
  var strategyOwner: StrategyOwner { get }

  /// The state of this object's strategies, for example which of them are running and which events are queued.
  ///
  /// Subclasses of `UIResponder` have a default implementation. In any other class, declare a constant:
  /// `let strategyState = StrategyState()`.
  var strategyState: StrategyState { get }
}

extension StrategyHandler where StrategyOwner == Self {
  /// This object.
  public var strategyOwner: Self { self }
}

extension StrategyHandler {
  /// Runs the strategy for the event's name, or the fallback, and returns its answer, or `.forwarded` if there is none.
  @inlinable
  public func dispatch(_ event: RouterEvent) -> EventDisposition {
    strategies.run(event, for: self)
  }

  /// Returns the expected answer of the table to an event with the given name.
  public func prospect(of name: EventName) -> EventProspect {
    strategies.prospect(of: name, for: self)
  }

  /// Returns how a command that emits the event looks, or nil if the strategy does not say so.
  public func commandState(of name: EventName) -> CommandState? {
    strategies.commandState(of: name, for: self)
  }

  /// Cancels this object's running asynchronous strategies, and discards its queued and debounced events.
  ///
  /// This also happens when the object is deallocated.
  public func cancelStrategies() {
    strategyState.cancelAll()
  }
}

/// A strategy handler whose table is static.
///
/// ```swift
/// final class ListController: UIViewController, EventHandling {
///   static let table = StrategyTable<ListController> {
///     Call(.buyTapped, ListController.buy)
///   }
/// }
/// ```
///
/// If a subclass has strategies of its own, declare the table of the superclass as a `class var` that returns a static
/// constant. The subclass overrides it with the extended table. A subclass of a ``StrategyHandler`` overrides
/// `strategies` instead, because a `table` of its own would not be used.
///
/// A generic class cannot have a static stored table. It is a ``StrategyHandler`` with a stored `strategies`.
@MainActor
public protocol EventHandling: StrategyHandler {
  /// The class that the table belongs to, inferred from ``table``.
  override associatedtype StrategyOwner = Self

  /// The table of strategies that handle the events of all objects of the class.
  static var table: StrategyTable<StrategyOwner> { get }
}

extension EventHandling {
  /// The table of the object's class.
  public var strategies: StrategyTable<StrategyOwner> { type(of: self).table }
}
