internal import KitSupport
public import RouterEvents
public import StrategyTable

/// The events that an app has, and what each must carry by the time it is handled.
///
/// ```swift
/// let catalog = EventCatalog {
///   Declares(.buyTapped, requires: .sku, .section)
///   Declares(.closeTapped)
/// }
/// ```
///
/// A log that was started with `checking:` looks at each event that was handled, and so does ``check()``. Without any
/// screen, ``coverage(by:andByHand:)`` says whether tables and declarations fit.
public struct EventCatalog: Sendable {
  let declarations: [Declares]

  /// Makes a catalogue. Of a name that is declared twice the later declaration counts; that is reported.
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
        The later declaration counts; remove one.
        """,
        position: declaration.position
      )
      kept[place] = declaration
    }
    self.declarations = kept
  }

  /// The names that are declared, in order.
  public var names: [EventName] { declarations.map(\.name) }

  /// Looks at every event that is handled, as long as the observation lives, and reports what one lacks: a line in
  /// debug builds, each once. In release builds it looks at nothing, and there is no observation.
  ///
  /// A value counts as there whatever its type: one of the wrong type is reported where it is set. An optional without
  /// a value does not count. What an interceptor handles and lets go on is looked at where it is handled on its way up.
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
  /// The declarations of another catalogue.
  public static func buildExpression(_ catalog: EventCatalog) -> [Declares] { catalog.declarations }
}
