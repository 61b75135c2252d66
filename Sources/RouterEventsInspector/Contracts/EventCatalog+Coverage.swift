public import RouterEvents
@_exported public import StrategyTable

extension EventCatalog {
  /// How the declared events and the strategies of tables fit, without any screen.
  ///
  /// The tables stand in the order of a route, the nearest to the source first. A strategy shadows those of its name
  /// behind it if it surely stops an event: not one that forwards, runs once or answers a request. A fallback stops
  /// all that its table has no strategy for, but no request: declare those as such, as `Declares(CurrentTheme.self)`.
  ///
  /// - Parameters:
  ///   - table: the tables, nearest first.
  ///   - names: what is handled elsewhere: by attached handlers or by hand.
  /// - Returns: what does not fit.
  public func coverage<each Owner: AnyObject>(
    by table: repeat StrategyTable<each Owner>,
    andByHand names: Set<EventName> = []
  ) -> EventCoverage {
    var handled = names
    var dead: [EventCoverage.Strategy] = []
    var shadowed: [EventCoverage.Shadow] = []
    var stops: [EventName: EventCoverage.Strategy] = [:]
    var fallback: EventCoverage.Strategy?
    let declared = Set(self.names)
    for (owner, summary) in repeat (String(describing: (each Owner).self), (each table).summary) {
      for strategy in summary.strategies {
        let found = EventCoverage.Strategy(name: strategy.name, owner: owner, position: strategy.position)
        if !declared.contains(strategy.name) { dead.append(found) }
        if let nearer = stops[strategy.name] ?? (strategy.isAnswer ? nil : fallback) {
          shadowed.append(EventCoverage.Shadow(strategy: found, nearer: nearer))
        }
        handled.insert(strategy.name)
      }
      for strategy in summary.strategies where strategy.surelyStops && stops[strategy.name] == nil {
        stops[strategy.name] = EventCoverage.Strategy(
          name: strategy.name,
          owner: owner,
          position: strategy.position
        )
      }
      if let found = summary.fallback, fallback == nil {
        fallback = EventCoverage.Strategy(name: found.name, owner: owner, position: found.position)
      }
    }
    let unhandled = declarations.filter { !handled.contains($0.name) && (fallback == nil || $0.isRequest) }
    return EventCoverage(
      unhandled: unhandled.map(\.name),
      dead: dead,
      undeclared: names.subtracting(declared).sorted { $0.rawValue < $1.rawValue },
      shadowed: shadowed
    )
  }
}
