internal import KitSupport
public import RouterEvents

/// What an object of one class does for which event: the table that replaces an if-else over names.
///
/// A table of methods and closures that are given their owner is built once a class, holds no object and can be read
/// without one:
///
/// ```swift
/// static let table = StrategyTable<ListController> {
///   On(.buyTapped, ListController.buy)
///   On(.detailTapped) { controller, event in controller.show(event.userInfo[.sku]) }
/// }
/// ```
///
/// A table of plain closures belongs to an object and may change at run time:
///
/// ```swift
/// lazy var strategies: StrategyTable<SmallController> = [
///   .buyTapped: { [weak self] userInfo in self?.buy(userInfo) }
/// ]
/// ```
///
/// A table is a value. Of two strategies for one name in one declaration the later is in force; that is reported.
public struct StrategyTable<Owner: AnyObject>: Sendable {
  private(set) var strategies: [EventName: Strategy] = [:]
  private(set) var fallback: Strategy?

  /// Makes a table of strategies declared with ``On``.
  public init(@StrategyTableBuilder<Owner> _ declarations: () -> [On<Owner>]) {
    for declaration in declarations() {
      let strategy = Strategy(declaration)
      guard let earlier = strategies.updateValue(strategy, forKey: strategy.name) else { continue }
      Reports.report(
        """
        The table of \(Owner.self) has two strategies for '\(strategy.name)', at \(earlier.place) and at \
        \(strategy.place). The later is in force; remove one.
        """,
        position: strategy.position
      )
    }
  }

  /// Makes a table of plain closures.
  @MainActor
  public init(_ closures: [EventName: (UserInfo) -> Void]) {
    for (name, closure) in closures { self[name] = { closure($0) } }
  }

  /// The names that the table has strategies for.
  ///
  /// - Complexity: linear in their number.
  public var names: Set<EventName> { Set(strategies.keys) }

  /// The plain closure for events of that name; nil where there is none, or a strategy made with ``On``. Setting a
  /// closure replaces whatever was there; setting nil removes it.
  public subscript(name: EventName) -> (@MainActor (UserInfo) -> Void)? {
    get { strategies[name]?.closure }
    set { strategies[name] = newValue.map { Strategy(name, closure: $0) } }
  }

  /// The table with the strategies of `other` added; where both have a name, the strategy of `other` counts.
  public func merging(_ other: StrategyTable<Owner>) -> StrategyTable<Owner> {
    adding(other.strategies, fallback: other.fallback)
  }

  /// The table of a parent class with the strategies of a subclass added; where both have a name, the subclass's
  /// counts.
  ///
  /// ```swift
  /// final class SpecialController: BaseController {
  ///   static let specialTable = baseTable.extended(by: StrategyTable<SpecialController> { … })
  ///   override var strategies: StrategyTable<BaseController> { Self.specialTable }
  /// }
  /// ```
  ///
  /// A class that does not inherit from this table's owner adds nothing; that is reported. So is, when it should
  /// run, a strategy of a subclass for an object that is not of the subclass; it forwards.
  public func extended<Subclass: AnyObject>(by other: StrategyTable<Subclass>) -> StrategyTable<Owner> {
    guard Subclass.self is Owner.Type else {
      Reports.report(
        """
        The table of \(Owner.self) cannot be extended by a table of \(Subclass.self), which does not inherit from \
        it. Nothing was added.
        """
      )
      return self
    }
    return adding(other.strategies, fallback: other.fallback)
  }

  /// The table with a strategy for every event that no other takes, also one whose message could not be built. A
  /// request is never given to it.
  public func fallback(
    _ body: @escaping @MainActor (Owner, RouterEvent) throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) -> StrategyTable<Owner> {
    adding([:], fallback: Strategy(On("fallback", body, fileID: fileID, line: line)))
  }

  /// Runs the strategy for the event's name with `owner`, for those who route by themselves.
  ///
  /// - Returns: how the event goes on: `.forwarded` where the table does not take it.
  @MainActor
  @discardableResult
  public func dispatch(_ event: RouterEvent, to owner: Owner) -> EventDisposition
  where Owner: StrategyHandler {
    run(event, for: owner)
  }

  private func adding(_ others: [EventName: Strategy], fallback other: Strategy?) -> StrategyTable<Owner> {
    var table = self
    table.strategies.merge(others) { $1 }
    table.fallback = other ?? fallback
    return table
  }
}

extension StrategyTable: ExpressibleByDictionaryLiteral {
  /// Makes a table of plain closures. Of a name that stands twice the later closure counts; that is reported.
  public init(dictionaryLiteral elements: (EventName, @MainActor (UserInfo) -> Void)...) {
    for (name, closure) in elements {
      if strategies[name] != nil {
        Reports.report(
          "The table of \(Owner.self) has two strategies for '\(name)'. The later is in force; remove one."
        )
      }
      self[name] = closure
    }
  }
}

@MainActor
extension StrategyTable {
  /// Runs the strategy for the event's name, or else the fallback.
  @usableFromInline
  func run<Handler: StrategyHandler>(_ event: RouterEvent, for handler: Handler) -> EventDisposition {
    if let strategy = strategies[event.name] {
      let disposition = strategy.dispatch(event, to: handler)
      if disposition != .forwarded { return disposition }
    }
    guard let fallback, !event.isRequest else { return .forwarded }
    return fallback.dispatch(event, to: handler)
  }

  /// What ``run(_:for:)`` would do with an event of that name.
  func prospect<Handler: StrategyHandler>(of name: EventName, for handler: Handler) -> EventProspect {
    let first = strategies[name]?.prospect(for: handler) ?? .passes
    guard let fallback else { return first }
    return first == .passes ? fallback.prospect(for: handler) : first
  }
}
