internal import KitSupport
public import RouterEvents
@_exported public import StrategyTable

/// A catalog of an app's events, with the values that each event must carry when it is handled.
///
/// ```swift
/// let catalog = EventCatalog {
///   Declares(.buyTapped, requires: .sku, .section)
///   Declares(.closeTapped)
///   Declares(row: .songRemoved)
///   Declares(message: ShareTapped.self)
/// }
/// ```
///
/// To check each handled event, call ``check()`` or start a log with the catalog as its `checking` argument. To compare
/// the declarations with strategy tables in a test, call ``coverage(by:andByHand:)``.
public struct EventCatalog: Sendable {
  let declarations: [Declares]

  /// Creates a catalog from declarations. If a name repeats, the last one wins and the repetition is reported.
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

  /// Starts reporting the required keys, models and typed events that are missing from handled events, each once for
  /// the same handler and route.
  ///
  /// A value of the wrong type counts as present, because the mismatch is reported where the value is set. A nil value
  /// counts as missing. An event that an interceptor handles and forwards is checked when a responder handles it
  /// in the bubble pass.
  ///
  /// - Returns: A token, whose release stops the checks, or nil in release builds, which check nothing.
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

/// A declaration of an event or a request, and of the values that are required when it is handled.
public struct Declares: Sendable {
  let name: EventName
  let keys: [UserInfoKeys]
  let position: String
  private(set) var isRequest = false

  /// The model or the typed event that is required.
  private(set) var needs = EventNeeds.nothing

  /// The required values, as reports name them.
  var required: [String] { keys.map { "'\($0.name)'" } + needs.names }
}

extension Declares {
  /// Creates a declaration for the events with a name, which must carry the keys when they are handled.
  public init(_ name: EventName, requires keys: UserInfoKeys..., fileID: String = #fileID, line: Int = #line)
  {
    self.init(name: name, keys: keys, position: "\(fileID):\(line)")
  }

  /// Creates a declaration for requests of the given type.
  ///
  /// A table's fallback handles events but not requests. Coverage therefore requires a strategy or another handler for
  /// each declared request. Each request must carry the keys when it is answered.
  public init<Request: EventRequest>(
    request: Request.Type,
    requires keys: UserInfoKeys...,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(name: Request.name, keys: keys, position: "\(fileID):\(line)", isRequest: true)
  }

  /// Creates a declaration for typed events. When such an event is handled, it must be the typed event, or a user info
  /// from which `init(userInfo:)` creates it, and carry the keys beside.
  public init<Message: EventMessage>(
    message: Message.Type,
    requires keys: UserInfoKeys...,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(name: Message.name, keys: keys, position: "\(fileID):\(line)", needs: .message(Message.self))
  }

  /// Creates a declaration for a row event. When it is handled, it must carry the keys, and a model of its type.
  public init(
    row event: RowEvents,
    requires keys: UserInfoKeys...,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(name: event.name, keys: keys, position: "\(fileID):\(line)", needs: event.needs)
  }
}

extension EventCatalog {
  /// Compares the declared events with the strategies of the given tables, without creating any views.
  ///
  /// Pass the tables in the order of a route, beginning with the table nearest to the source. A strategy that stops
  /// every event with its name shadows the strategies for that name in later tables. A strategy that forwards its
  /// events, runs once or answers a request does not shadow others.
  ///
  /// A strategy that receives the value of a key, for example `On(.songLiked, with: \.songID)`, or separates events by
  /// it, forwards an event without that value. The declaration must therefore require the key. For the same reason, the
  /// events of `On(row:)` are declared by `Declares(row:)`, and those of `On(message:)` by `Declares(message:)`.
  ///
  /// A fallback stops every event that no strategy of its table handles. It does not stop requests, so declare a
  /// request by its type, for example `Declares(request: CurrentTheme.self)`.
  ///
  /// `names` are the names of events that are handled outside the tables, for example by an attached handler.
  public func coverage<each Owner: AnyObject>(
    by table: repeat StrategyTable<each Owner>,
    andByHand names: Set<EventName> = []
  ) -> EventCoverage {
    var handled = names
    var dead: [EventCoverage.Strategy] = []
    var shadowed: [EventCoverage.Shadow] = []
    var stops: [EventName: EventCoverage.Strategy] = [:]
    var fallbacks: [(strategy: EventCoverage.Strategy, passes: Set<EventName>)] = []
    var unrequired: [EventCoverage.UnrequiredNeed] = []
    let declared = Set(self.names)
    let required = Dictionary(uniqueKeysWithValues: declarations.map { ($0.name, Set($0.required)) })
    for (owner, table) in repeat (String(describing: (each Owner).self), each table) {
      let strategies = table.declarations
      func named(_ declaration: StrategyDeclaration) -> EventCoverage.Strategy {
        EventCoverage.Strategy(name: declaration.name, owner: owner, position: declaration.position)
      }
      for declaration in strategies {
        let found = named(declaration)
        if !declared.contains(found.name) { dead.append(found) }
        if let nearer = stops[found.name]
          ?? (declaration.kind == .answer
            ? nil : fallbacks.first { !$0.passes.contains(found.name) }?.strategy)
        {
          shadowed.append(EventCoverage.Shadow(strategy: found, nearer: nearer))
        }
        if var known = required[found.name] {
          let needs = declaration.needs.filter { known.insert($0).inserted }
          unrequired += needs.map { EventCoverage.UnrequiredNeed(need: $0, strategy: found) }
        }
        handled.insert(found.name)
        if declaration.surelyStops && stops[found.name] == nil { stops[found.name] = found }
      }
      if let fallback = table.fallbackDeclaration {
        // A fallback is not called for events that a strategy of its own table handles and forwards.
        let passed = strategies.filter { $0.disposition == .handledAndForwarded }.map(\.name)
        fallbacks.append((named(fallback), Set(passed)))
      }
    }
    let unhandled = declarations.filter { !handled.contains($0.name) && (fallbacks.isEmpty || $0.isRequest) }
    return EventCoverage(
      unhandled: unhandled.map(\.name),
      dead: dead,
      undeclared: names.subtracting(declared).sorted { $0.rawValue < $1.rawValue },
      unrequired: unrequired,
      shadowed: shadowed
    )
  }
}

/// The differences between a catalog's declared events and the strategies of one or more tables.
///
/// ```swift
/// #expect(catalog.coverage(by: ListController.table, AppDelegate.table).isComplete)
/// ```
public struct EventCoverage: Hashable, CustomStringConvertible, Sendable {
  /// The names of declared events that nothing handles.
  public let unhandled: [EventName]

  /// The strategies for events that the catalog does not declare.
  public let dead: [Strategy]

  /// The names passed as `andByHand` that the catalog does not declare.
  public let undeclared: [EventName]

  /// The values, models and typed events that strategies receive, although the declarations of the events do not
  /// require them.
  public let unrequired: [UnrequiredNeed]

  /// The strategies that are never called, because a nearer table stops their events.
  public let shadowed: [Shadow]

  /// Whether there are no differences: all lists are empty.
  public var isComplete: Bool {
    unhandled.isEmpty && dead.isEmpty && undeclared.isEmpty && unrequired.isEmpty && shadowed.isEmpty
  }

  /// A strategy of a table, identified by its event name, its owner class and the location of its declaration.
  public struct Strategy: Hashable, CustomStringConvertible, Sendable {
    /// The name of the events that the strategy handles.
    public let name: EventName
    /// The name of the class that owns the table.
    public let owner: String
    /// The file and line of the declaration, for example `Module/File.swift:12`, or nil if that is in a dictionary.
    public let position: String?

    /// A description of the strategy, for example `'cart.buyTapped' of CartController (Shop/Cart.swift:12)`.
    public var description: String { "'\(name)' of \(owner)\(position.map { " (\($0))" } ?? "")" }
  }

  /// A value, model or typed event that a strategy receives, although the declaration of the event does not require it.
  public struct UnrequiredNeed: Hashable, Sendable {
    /// The value that the strategy receives, for example `'songID'`, `a row of Song` or `the typed event ShareTapped`.
    public let need: String
    /// The strategy that receives it.
    public let strategy: Strategy
  }

  /// A strategy that is never called, and the strategy that stops its events.
  public struct Shadow: Hashable, Sendable {
    /// The strategy that is never called.
    public let strategy: Strategy
    /// The strategy of a nearer table that stops the events. If it is a fallback, its name is `fallback`.
    public let nearer: Strategy
  }

  /// A description with one line for each difference, or `every declared event is handled` if there are none.
  public var description: String {
    let lines =
      unhandled.map { "'\($0)' has no handler" } + dead.map { "\($0) is not declared" }
      + undeclared.map { "'\($0)' is handled by hand but not declared" }
      + unrequired.map { "\($0.strategy) needs \($0.need), which its declaration does not require" }
      + shadowed.map { "\($0.strategy) is never reached: \($0.nearer) stops its events" }
    return lines.isEmpty ? "every declared event is handled" : lines.joined(separator: "\n")
  }
}
