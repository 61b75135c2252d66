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
/// constant, and override it with the extended table. A subclass of a ``StrategyHandler`` overrides `strategies` instead,
/// because a `table` of its own would not be used.
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
