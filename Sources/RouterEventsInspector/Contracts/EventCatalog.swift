internal import KitSupport
public import RouterEvents
public import StrategyTable

/// A catalog of an app's events, with the keys that each event must carry when it is handled.
///
/// ```swift
/// let catalog = EventCatalog {
///   Declares(.buyTapped, requires: .sku, .section)
///   Declares(.closeTapped)
/// }
/// ```
///
/// To check each handled event, call ``check()`` or start a log with the catalog as its `checking` argument. To compare
/// the declarations with strategy tables in a test, call ``coverage(by:andByHand:)``.
public struct EventCatalog: Sendable {
  let declarations: [Declares]

  /// Creates a catalog from declarations.
  ///
  /// If a name repeats, the last declaration wins and the repetition is reported.
  public init(@DeclarationBuilder<Declares> _ declarations: () -> [Declares]) {
    var places: [EventName: Int] = [:]
    var kept: [Declares] = []
    for declaration in declarations() {
      guard let place = places.updateValue(places[declaration.name] ?? kept.count, forKey: declaration.name)
      else {
        kept.append(declaration)
        continue
      }
      Reports.report(
        """
        The event '\(declaration.name)' is declared at \(kept[place].position) and at \(declaration.position). \
        The last declaration wins; remove one.
        """,
        position: declaration.position
      )
      kept[place] = declaration
    }
    self.declarations = kept
  }

  /// The names of the declared events, in the order of their first declarations.
  public var names: [EventName] { declarations.map(\.name) }

  /// Starts reporting the required keys that are missing from handled events.
  ///
  /// A missing key is reported only once for the same handler and route.
  ///
  /// A value of the wrong type counts as present, because the mismatch is reported where the value is set. A nil value
  /// counts as missing. An event that an interceptor handles and forwards is checked when a responder handles it
  /// in the bubble pass.
  ///
  /// - Returns: An observation, or nil in release builds, which check nothing. Releasing the observation stops the
  ///   checks.
  @MainActor
  public func check() -> EventObservation? {
    var observation: EventObservation?
    assert(
      {
        let contracts = ContractChecker(self)
        observation = EventRouter.observeDispatches { _ = contracts.check($0.trace, $0.handling) }
        return true
      }()
    )
    return observation
  }
}

extension DeclarationBuilder<Declares> {
  /// Adds the declarations of another catalog.
  public static func buildExpression(_ catalog: EventCatalog) -> [Declares] { catalog.declarations }
}
