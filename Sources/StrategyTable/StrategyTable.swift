internal import KitSupport
public import RouterEvents

/// A table of strategies for the events that a class handles. It replaces an `if`-`else` chain over event names.
///
/// Build a table of strategies once for each class. Declare them with ``On``, ``Call(_:_:fileID:line:)`` and
/// ``Answer(_:_:fileID:line:)``. Each strategy receives its owner as an argument. The table
/// therefore retains no object, and can be read without an owner:
///
/// ```swift
/// static let table = StrategyTable<ListController> {
///   Call(.buyTapped, ListController.buy)
///   On(.detailTapped) { controller, event in controller.show(event.userInfo[.sku]) }
/// }
/// ```
///
/// A table of plain closures belongs to one object and can change at run time:
///
/// ```swift
/// lazy var strategies: StrategyTable<SmallController> = [
///   .buyTapped: { [weak self] userInfo in self?.buy(userInfo) }
/// ]
/// ```
///
/// A table is a value type. If a name repeats in a declaration, the last strategy wins, and debug builds report the
/// repetition.
public struct StrategyTable<Owner: AnyObject>: Sendable {
  /// One object, so that copying the table costs only one retain.
  private(set) var index: StrategyIndex

  /// Creates a table from strategies declared with ``On``.
  public init(@DeclarationBuilder<On<Owner>> _ declarations: () -> [On<Owner>]) {
    index = StrategyIndex(
      merging: declarations().map { Strategy($0.declaration) },
      overlap: { earlier, later in
        Reports.report(
          """
          The table of \(Owner.self) has two strategies for '\(later.name)', at \(earlier.declaration.place) and at \
          \(later.declaration.place). The last one wins. Remove one.
          """,
          position: later.declaration.position
        )
      }
    )
  }

  /// Creates a table from a dictionary of plain closures.
  @MainActor
  public init(_ closures: [EventName: (UserInfo) -> Void]) {
    index = StrategyIndex([], fallback: nil)
    for (name, closure) in closures { self[name] = { closure($0) } }
  }

  /// The names that have a strategy.
  ///
  /// - Complexity: O(*n*), where *n* is the number of names.
  public var names: Set<EventName> { Set(index.strategies.map(\.name)) }

  /// Sorted by name.
  package var declarations: [StrategyDeclaration] {
    index.strategies.map(\.name.rawValue).inAlphabeticalOrder()
      .compactMap { index.strategy(named: EventName($0))?.declaration }
  }

  package var fallbackDeclaration: StrategyDeclaration? { index.fallback?.declaration }

  /// Accesses the plain closure for a name.
  ///
  /// Reading returns nil if the name has no strategy, or if its strategy was declared with ``On``. Setting a closure
  /// replaces the strategy for the name. Setting nil removes the strategy.
  public subscript(name: EventName) -> (@MainActor (UserInfo) -> Void)? {
    get { index.strategy(named: name)?.declaration.closure }
    set {
      if !isKnownUniquelyReferenced(&index) {
        index = StrategyIndex(index.strategies, fallback: index.fallback)
      }
      index.set(newValue.map { Strategy(StrategyDeclaration(name, closure: $0)) }, for: name)
    }
  }

  /// Returns a table with the strategies of `other` added. If both tables have a strategy for the same name, or a
  /// fallback, that of `other` wins.
  public func merging(_ other: StrategyTable<Owner>) -> StrategyTable<Owner> {
    adding(other.index.strategies, fallback: other.index.fallback)
  }

  /// Returns a table with the strategies of a subclass added. If both tables have a strategy for the same name, or a
  /// fallback, that of the subclass wins.
  ///
  /// ```swift
  /// final class SpecialController: BaseController {
  ///   static let specialTable = baseTable.extended(by: StrategyTable<SpecialController> { … })
  ///   override var strategies: StrategyTable<BaseController> { Self.specialTable }
  /// }
  /// ```
  ///
  /// If `Subclass` does not inherit from `Owner`, nothing is added. If a strategy of the subclass is called for an
  /// object of another class, the strategy forwards the event. Debug builds report both mistakes.
  public func extended<Subclass: AnyObject>(by other: StrategyTable<Subclass>) -> StrategyTable<Owner> {
    guard Subclass.self is Owner.Type else {
      Reports.report(
        """
        The table of \(Owner.self) cannot be extended by a table of \(Subclass.self): \(Subclass.self) does not \
        inherit from \(Owner.self). Nothing was added.
        """
      )
      return self
    }
    return adding(other.index.strategies, fallback: other.index.fallback)
  }

  /// Returns a table with a fallback, which runs for every event that no other strategy in the table handles.
  ///
  /// The new fallback replaces any earlier one. It also receives an event that lacks the value, model or typed
  /// event that its strategy receives. It does not receive requests.
  public func fallback(
    _ body: @escaping @MainActor (Owner, RouterEvent) throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) -> StrategyTable<Owner> {
    adding([], fallback: Strategy(On("fallback", body, fileID: fileID, line: line).declaration))
  }

  /// Runs the strategy for the event's name, or the fallback, with the given owner, and returns its answer, or
  /// `.forwarded` if there is none. Call this method from your own routing code.
  @MainActor
  @discardableResult
  public func dispatch(_ event: RouterEvent, to owner: Owner) -> EventDisposition
  where Owner: StrategyHandler {
    run(event, for: owner)
  }

  private func adding(_ others: [Strategy], fallback: Strategy?) -> StrategyTable<Owner> {
    modified(self) {
      $0.index = StrategyIndex(merging: index.strategies + others, fallback: fallback ?? index.fallback)
    }
  }
}

extension StrategyTable: ExpressibleByDictionaryLiteral, CustomStringConvertible {
  /// Creates a table from a dictionary literal of plain closures. If a name repeats, the last closure wins, and debug
  /// builds report the repetition.
  public init(dictionaryLiteral elements: (EventName, @MainActor (UserInfo) -> Void)...) {
    index = StrategyIndex(
      merging: elements.map { Strategy(StrategyDeclaration($0, closure: $1)) },
      overlap: { _, later in
        Reports.report(
          "The table of \(Owner.self) has two strategies for '\(later.name)'. The last one wins. Remove one."
        )
      }
    )
  }

  /// The names in alphabetical order and the fallback, each on a line with the source position of its declaration, for
  /// example `product.buyTapped  Shop/ListController.swift:12`.
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
  /// Runs the strategy for the event's name. If there is none, or if it forwards the event, the fallback runs, except
  /// for a request.
  @usableFromInline
  func run<Handler: StrategyHandler>(_ event: RouterEvent, for handler: Handler) -> EventDisposition {
    if let position = index.position(for: event) {
      let disposition = index.strategies[position].dispatch(event, to: handler)
      if disposition != .forwarded { return disposition }
    }
    guard let fallback = index.fallback, !event.isRequest else { return .forwarded }
    return fallback.dispatch(event, to: handler)
  }

  func prospect<Handler: StrategyHandler>(of name: EventName, for handler: Handler) -> EventProspect {
    let first = index.strategy(named: name)?.prospect(for: handler) ?? .passes
    guard let fallback = index.fallback else { return first }
    return first == .passes || first == .disabled ? fallback.prospect(for: handler) : first
  }

  func commandState<Handler: StrategyHandler>(of name: EventName, for handler: Handler) -> CommandState? {
    index.strategy(named: name)?.declaration.commandState?(handler)
  }
}

/// A result builder for the declarations of a ``StrategyTable``, of ``Strategies`` or of an event catalog.
@resultBuilder
public enum DeclarationBuilder<Declaration> {
  /// Adds a single declaration.
  public static func buildExpression(_ declaration: Declaration) -> [Declaration] { [declaration] }
  /// Joins the declarations of a block, in order.
  public static func buildBlock(_ parts: [Declaration]...) -> [Declaration] { Array(parts.joined()) }
  /// Supports `if` statements without `else`.
  public static func buildOptional(_ part: [Declaration]?) -> [Declaration] { part ?? [] }
  /// Supports the first branch of `if` and `switch` statements.
  public static func buildEither(first part: [Declaration]) -> [Declaration] { part }
  /// Supports the other branches of `if` and `switch` statements.
  public static func buildEither(second part: [Declaration]) -> [Declaration] { part }
  /// Supports `for` loops.
  public static func buildArray(_ parts: [[Declaration]]) -> [Declaration] { Array(parts.joined()) }
  /// Supports `if #available` statements.
  public static func buildLimitedAvailability(_ part: [Declaration]) -> [Declaration] { part }
}
