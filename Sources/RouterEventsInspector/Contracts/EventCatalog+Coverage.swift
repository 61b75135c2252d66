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
    var fallbacks: [(strategy: EventCoverage.Strategy, passes: Set<EventName>)] = []
    let declared = Set(self.names)
    for (owner, table) in repeat (String(describing: (each Owner).self), each table) {
      let strategies = table.declarations
      for declaration in strategies {
        let found = EventCoverage.Strategy(declaration, of: owner)
        if !declared.contains(found.name) { dead.append(found) }
        if let nearer = stops[found.name]
          ?? (declaration.isAnswer ? nil : fallbacks.first { !$0.passes.contains(found.name) }?.strategy)
        {
          shadowed.append(EventCoverage.Shadow(strategy: found, nearer: nearer))
        }
        handled.insert(found.name)
        if declaration.surelyStops && stops[found.name] == nil { stops[found.name] = found }
      }
      if let fallback = table.fallbackDeclaration {
        // Where a strategy of the table takes an event and lets it go on, the fallback is not asked.
        let passed = strategies.filter { $0.disposition == .handledAndForwarded }.map(\.name)
        fallbacks.append((EventCoverage.Strategy(fallback, of: owner), Set(passed)))
      }
    }
    let unhandled = declarations.filter { !handled.contains($0.name) && (fallbacks.isEmpty || $0.isRequest) }
    return EventCoverage(
      unhandled: unhandled.map(\.name),
      dead: dead,
      undeclared: names.subtracting(declared).sorted { $0.rawValue < $1.rawValue },
      shadowed: shadowed
    )
  }
}

extension EventCoverage.Strategy {
  fileprivate init(_ declaration: StrategyDeclaration, of owner: String) {
    self.init(name: declaration.name, owner: owner, position: declaration.position)
  }
}
