internal import KitSupport
public import RouterEvents
public import StrategyTable

/// The events of an app, and the keys that each must carry when it is handled.
///
/// ```swift
/// let catalog = EventCatalog {
///   Declares(.buyTapped, requires: .sku, .section)
///   Declares(.closeTapped)
/// }
/// ```
///
/// A log started with `checking:` checks each handled event, and so does ``check()``. ``coverage(by:andByHand:)``
/// compares the declarations with strategy tables without any UI.
public struct EventCatalog: Sendable {
  let declarations: [Declares]

  /// Creates a catalogue. If a name repeats, the last declaration wins and the repetition is reported.
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

  /// The declared names, in order.
  public var names: [EventName] { declarations.map(\.name) }

  /// Checks every handled event while the observation is retained, and reports each breach once. In release builds this
  /// does nothing and returns nil.
  ///
  /// A value of the wrong type counts as present; it is reported where it is set. An optional without a value counts as
  /// missing. An event that an interceptor handles and forwards is checked where it is handled on its way up.
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
  /// Includes the declarations of another catalogue.
  public static func buildExpression(_ catalog: EventCatalog) -> [Declares] { catalog.declarations }
}
