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
  /// What is in the table; one reference, so that to hand the table out costs one retain.
  private(set) var index: StrategyIndex

  /// Makes a table of strategies declared with ``On``.
  public init(@DeclarationBuilder<On<Owner>> _ declarations: () -> [On<Owner>]) {
    index = StrategyIndex(
      merging: declarations().map { Strategy($0.declaration) },
      overlap: { earlier, later in
        Reports.report(
          """
          The table of \(Owner.self) has two strategies for '\(later.name)', at \(earlier.declaration.place) and at \
          \(later.declaration.place). The later is in force; remove one.
          """,
          position: later.declaration.position
        )
      }
    )
  }

  /// Makes a table of plain closures.
  @MainActor
  public init(_ closures: [EventName: (UserInfo) -> Void]) {
    index = StrategyIndex(
      merging: closures.map { name, closure in Strategy(StrategyDeclaration(name) { closure($0) }) }
    )
  }

  /// The names that the table has strategies for.
  ///
  /// - Complexity: linear in their number.
  public var names: Set<EventName> { Set(index.strategies.map(\.name)) }

  /// What the table was declared with, in the order of the names, for whoever compares tables.
  package var declarations: [StrategyDeclaration] {
    index.strategies.map(\.declaration).sorted { $0.name.rawValue < $1.name.rawValue }
  }

  /// What takes the rest; a request is never given to it.
  package var fallbackDeclaration: StrategyDeclaration? { index.fallback?.declaration }

  /// The plain closure for events of that name; nil where there is none, or a strategy made with ``On``. Setting a
  /// closure replaces whatever was there; setting nil removes it.
  public subscript(name: EventName) -> (@MainActor (UserInfo) -> Void)? {
    get { index.strategy(named: name)?.declaration.closure }
    set {
      var strategies = index.strategies
      strategies.removeAll { $0.name == name }
      if let newValue { strategies.append(Strategy(StrategyDeclaration(name, closure: newValue))) }
      index = StrategyIndex(strategies, fallback: index.fallback)
    }
  }

  /// The table with the strategies of `other` added; where both have a name, the strategy of `other` counts.
  public func merging(_ other: StrategyTable<Owner>) -> StrategyTable<Owner> {
    adding(other.index.strategies, fallback: other.index.fallback)
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
    return adding(other.index.strategies, fallback: other.index.fallback)
  }

  /// The table with a strategy for every event that no other takes, also one whose message could not be built. A
  /// request is never given to it.
  public func fallback(
    _ body: @escaping @MainActor (Owner, RouterEvent) throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) -> StrategyTable<Owner> {
    adding([], fallback: Strategy(On("fallback", body, fileID: fileID, line: line).declaration))
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

  private func adding(_ others: ContiguousArray<Strategy>, fallback: Strategy?) -> StrategyTable<Owner> {
    var table = self
    table.index = StrategyIndex(merging: index.strategies + others, fallback: fallback ?? index.fallback)
    return table
  }
}

extension StrategyTable: ExpressibleByDictionaryLiteral {
  /// Makes a table of plain closures. Of a name that stands twice the later closure counts; that is reported.
  public init(dictionaryLiteral elements: (EventName, @MainActor (UserInfo) -> Void)...) {
    index = StrategyIndex(
      merging: elements.map { Strategy(StrategyDeclaration($0, closure: $1)) },
      overlap: { _, later in
        Reports.report(
          "The table of \(Owner.self) has two strategies for '\(later.name)'. The later is in force; remove one."
        )
      }
    )
  }
}

extension StrategyTable: CustomStringConvertible {
  /// The names that the table has strategies for, in alphabetical order, and where each is declared:
  ///
  /// ```
  /// StrategyTable<ListController>
  ///   product.buyTapped     Shop/ListController.swift:12
  ///   product.detailTapped  Shop/ListController.swift:13
  ///   (fallback)            Shop/ListController.swift:20
  /// ```
  public var description: String {
    var lines = declarations.map { ($0.name.rawValue.bounded().visible, $0.place) }
    if let fallbackDeclaration { lines.append(("(fallback)", fallbackDeclaration.place)) }
    let width = lines.map(\.0.count).max() ?? 0
    let entries = lines.map { name, place in
      "  \(name)\(String(repeating: " ", count: width - name.count))  \(place)"
    }
    return (["StrategyTable<\(Owner.self)>"] + entries).joined(separator: "\n")
  }
}

@MainActor
extension StrategyTable {
  /// Runs the strategy for the event's name, or else the fallback.
  @usableFromInline
  func run<Handler: StrategyHandler>(_ event: RouterEvent, for handler: Handler) -> EventDisposition {
    if let position = index.position(for: event) {
      let disposition = index.strategies[position].dispatch(event, to: handler)
      if disposition != .forwarded { return disposition }
    }
    guard let fallback = index.fallback, !event.isRequest else { return .forwarded }
    return fallback.dispatch(event, to: handler)
  }

  /// What ``run(_:for:)`` would do with an event of that name.
  func prospect<Handler: StrategyHandler>(of name: EventName, for handler: Handler) -> EventProspect {
    let first = index.strategy(named: name)?.prospect(for: handler) ?? .passes
    guard let fallback = index.fallback else { return first }
    return first == .passes ? fallback.prospect(for: handler) : first
  }
}
