/// The hops of a trace.
///
/// Most responders on a route neither decorate nor answer. A trace shares their hops with traces whose routes have the
/// same classes, and copies only the other hops. If a trace with 30 hops copied all of them, the copying would take
/// half of the time needed to create the trace.
struct TracedRoute: Sendable {
  private var route: [EventTrace.Hop]

  /// The hops of the responders that decorated or answered, sorted by index.
  private var acting: [(index: Int, hop: EventTrace.Hop)] = []

  /// Whether `route` stores the acting hops as well, and ``acting`` is empty.
  private var isDense: Bool

  var reachedCount: Int

  init(_ route: [EventTrace.Hop], isDense: Bool = true) {
    self.route = route
    self.isDense = isDense
    reachedCount = route.count
  }

  var hops: [EventTrace.Hop] {
    var hops = route
    for (index, hop) in acting { hops[index] = hop }
    for index in reachedCount..<max(reachedCount, hops.count) { hops[index].isReached = false }
    return hops
  }

  func has(_ index: Int) -> Bool { route.indices.contains(index) }

  func type(at index: Int) -> String { route[index].type }

  /// - Complexity: O(*n*), where *n* is the number of acting hops, or O(1) if *n* is greater than 16.
  mutating func change(_ index: Int, _ body: (inout EventTrace.Hop) -> Void) {
    if isDense { return body(&route[index]) }
    var place = acting.endIndex
    while place > 0, acting[place - 1].index > index { place -= 1 }
    if place > 0, acting[place - 1].index == index { return body(&acting[place - 1].hop) }
    // On most routes, one hop decorates and one handles.
    if acting.isEmpty { acting.reserveCapacity(2) }
    acting.insert((index, route[index]), at: place)
    body(&acting[place].hop)
    guard acting.count > 16 else { return }
    // From here on, the hops that act are stored by index.
    for (index, hop) in acting { route[index] = hop }
    acting = []
    isDense = true
  }
}

extension TracedRoute: Equatable {
  static func == (lhs: TracedRoute, rhs: TracedRoute) -> Bool { lhs.hops == rhs.hops }
}

/// A cache of at most 256 routes that traces share. Each has at most 256 responders.
///
/// Exclusivity checking is off. Accesses cannot overlap, because each one is on the main actor and calls no other code.
@MainActor
final class TracedRoutes {
  private typealias Known = (classes: [Int32], route: TracedRoute)

  /// The route of the previous trace, because finding a route in a dictionary takes longer than comparing the classes.
  @exclusivity(unchecked) private var recent: Known = ([], TracedRoute([]))

  /// The routes by the hash of their classes.
  @exclusivity(unchecked) private var routes: [Int: Known] = [:]

  func route(of emission: Emission, _ table: RoleTable) -> TracedRoute {
    let hops = emission.hops
    if hops.have(recent.classes) { return recent.route }
    let hash = hops.hashOfClasses
    if let known = routes[hash], hops.have(known.classes) {
      recent = known
    } else {
      let traced = hops.map { EventTrace.Hop(type: table.name(ofClassAt: $0.classIndex), roles: $0.roles) }
      recent = (hops.map(\.classIndex), TracedRoute(traced, isDense: false))
      if routes.count == 256 { routes = [:] }
      if hops.count <= 256 { routes[hash] = recent }
    }
    return recent.route
  }
}

// A buffer reads the classes of hops without retaining the responders.
extension ContiguousArray<Emission.Hop> {
  fileprivate var hashOfClasses: Int {
    withUnsafeBufferPointer { hops in
      var hash = hops.count
      for index in hops.indices { hash = hash &* 31 &+ Int(hops[index].classIndex) }
      return hash
    }
  }

  /// Returns whether the hops have the given classes.
  fileprivate func have(_ classes: [Int32]) -> Bool {
    withUnsafeBufferPointer { hops in
      guard hops.count == classes.count else { return false }
      for index in hops.indices where hops[index].classIndex != classes[index] { return false }
      return true
    }
  }
}
