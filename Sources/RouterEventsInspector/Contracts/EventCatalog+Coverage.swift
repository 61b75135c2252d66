public import RouterEvents
@_exported public import StrategyTable

extension EventCatalog {
  /// Compares the declared events with the strategies of the given tables, without creating any views.
  ///
  /// Pass the tables in the order of a route, beginning with the table nearest to the source. A strategy that stops
  /// every event with its name shadows the strategies for that name in later tables. A strategy that forwards its
  /// events, runs once or answers a request does not shadow others.
  ///
  /// A fallback stops every event that no strategy of its table handles. It does not stop requests, so declare a
  /// request by its type, for example `Declares(CurrentTheme.self)`.
  ///
  /// - Parameters:
  ///   - table: The tables, nearest to the source first.
  ///   - names: The names of the events that are handled outside the tables, for example by an attached handler.
  /// - Returns: The differences between the declarations and the strategies.
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
        // A fallback is not called for events that a strategy of its own table handles and forwards.
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
