/// The hops of a trace.
///
/// Most responders on a route neither decorate nor answer. A trace shares their hops with traces whose routes have the
/// same classes, and copies only the other hops. If a trace with 30 hops copied all of them, the copying would take
/// half of the time needed to create the trace.
struct TracedRoute: Equatable, Sendable {
  private var route: [EventTrace.Hop]

  /// The acts of the responders that decorated or answered, sorted by index.
  private var acting: [Act] = []

  /// The part of a hop that routes do not share.
  struct Act: Sendable {
    fileprivate let index: Int32
    var roles: EventRoles
    var decorations: [EventTrace.Decoration]
    var answers: [EventTrace.Answer]
    var nanoseconds: Int

    fileprivate init(at index: Int, _ hop: EventTrace.Hop) {
      (self.index, roles, decorations) = (Int32(index), hop.roles, hop.decorations)
      (answers, nanoseconds) = (hop.answers, hop.nanoseconds)
    }

    fileprivate func apply(to hops: inout [EventTrace.Hop]) {
      hops[Int(index)].roles = roles
      hops[Int(index)].decorations = decorations
      hops[Int(index)].answers = answers
      hops[Int(index)].nanoseconds = nanoseconds
    }
  }

  var reachedCount: Int

  /// Whether `route` stores the acting hops as well, and ``acting`` is empty.
  private var isDense: Bool

  init(_ route: [EventTrace.Hop], isDense: Bool = true) {
    self.route = route
    self.isDense = isDense
    reachedCount = route.count
  }

  var hops: [EventTrace.Hop] {
    var hops = route
    for act in acting { act.apply(to: &hops) }
    for index in reachedCount..<max(reachedCount, hops.count) { hops[index].isReached = false }
    return hops
  }

  func has(_ index: Int) -> Bool { route.indices.contains(index) }

  func type(at index: Int) -> String { route[index].type }

  /// - Complexity: O(*n*), where *n* is the number of acting hops, or O(1) if *n* is greater than 16.
  mutating func change(_ index: Int, _ body: (inout Act) -> Void) {
    if isDense {
      var act = Act(at: index, route[index])
      body(&act)
      return act.apply(to: &route)
    }
    var place = acting.endIndex
    while place > 0, acting[place - 1].index > index { place -= 1 }
    if place > 0, acting[place - 1].index == index { return body(&acting[place - 1]) }
    // On most routes, one hop decorates and one handles.
    if acting.isEmpty { acting.reserveCapacity(2) }
    acting.insert(Act(at: index, route[index]), at: place)
    body(&acting[place])
    guard acting.count > 16 else { return }
    // From here on, the hops that act are stored by index.
    for act in acting { act.apply(to: &route) }
    acting = []
    isDense = true
  }

  static func == (lhs: TracedRoute, rhs: TracedRoute) -> Bool { lhs.hops == rhs.hops }
}

/// A cache of at most 256 routes that traces share, by the hash of their classes, each at one of two places. A route has
/// at most 256 responders.
/// Exclusivity checking is off as in ``Emission``.
@MainActor
final class TracedRoutes {
  private typealias Known = (classes: [Int32], route: TracedRoute)

  /// The route of the previous trace, because hashing the classes takes longer than comparing them.
  @exclusivity(unchecked) private var recent: Known = ([], TracedRoute([]))

  @exclusivity(unchecked) private var routes: ContiguousArray<Known> = []

  func route(of emission: Emission, _ table: RoleTable) -> TracedRoute {
    let hops = emission.hops
    if hops.have(recent.classes) { return recent.route }
    if routes.isEmpty { routes = ContiguousArray(repeating: recent, count: 256) }
    var place = hops.hashOfClasses & 255
    if !hops.have(routes[place].classes), hops.have(routes[place ^ 1].classes) { place ^= 1 }
    if hops.have(routes[place].classes) {
      recent = routes[place]
    } else {
      let traced = hops.map { EventTrace.Hop(type: table.name(ofClassAt: $0.classIndex), roles: $0.roles) }
      recent = (hops.map(\.classIndex), TracedRoute(traced, isDense: false))
      if hops.count <= 256 { (routes[place ^ 1], routes[place]) = (routes[place], recent) }
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
