/// Writes the trace of one dispatch while it runs. There is one only while somebody observes.
@MainActor
final class TraceRecorder {
  private var trace: EventTrace
  private let clock = ContinuousClock()
  private var hopStart: ContinuousClock.Instant

  /// How many hops the event has come by on its way up, as far as they did anything.
  private var reachedCount = 0

  init(_ emission: Emission, parent: EventTrace.ID?, _ table: RoleTable) {
    let now = clock.now
    hopStart = now
    let subject = emission.content?.subject
    let types = emission.hops.map { table.classes[Int($0.classIndex)].name }
    trace = EventTrace(
      id: emission.id,
      parentID: parent,
      name: emission.name,
      source: types[0],
      message: subject.map { boundedDescription(of: $0) },
      userInfo: emission.userInfo.entries.map {
        EventTrace.Item(key: $0.key.name, value: boundedDescription(of: $0.value))
      },
      start: now
    )
    trace.hops = zip(emission.hops, types).map { EventTrace.Hop(type: $1, roles: $0.roles) }
  }

  /// Starts the time of a hop's decorator, interceptor or handler.
  func beginHop() {
    hopStart = clock.now
  }

  /// Notes what a hop answered, and the time it took since ``beginHop()``.
  func endHop(_ index: Int, _ role: EventRoles, _ disposition: EventDisposition) {
    trace.hops[index].duration += hopStart.duration(to: clock.now)
    trace.hops[index].roles.formUnion(role)
    trace.hops[index].answers.append(EventTrace.Answer(role: role, disposition: disposition))
    if role != .interceptor { reachedCount = index + 1 }
  }

  /// Notes the time since ``beginHop()``, and what a decorator made of the values under `names`: those that it wrote.
  /// Nil stands for a user info that it put in place of the old one, whose differences count.
  func endDecoration(_ index: Int, _ names: [String]?, before: UserInfo, after: UserInfo) {
    trace.hops[index].duration += hopStart.duration(to: clock.now)
    reachedCount = index + 1
    for name in names ?? after.keys + before.keys.filter({ after.value(named: $0) == nil }) {
      let old = before.value(named: name).map { boundedDescription(of: $0) }
      let new = after.value(named: name).map { boundedDescription(of: $0) }
      if old == nil && new == nil || names == nil && old == new { continue }
      trace.decorations.append(EventTrace.Decoration(hop: index, key: name, old: old, new: new))
    }
  }

  /// The trace with what came out of the dispatch, which was stopped somewhere or came to the end of its route.
  func finish(_ emission: Emission, isStopped: Bool) -> EventTrace {
    if isStopped {
      for index in trace.hops.indices.dropFirst(reachedCount) { trace.hops[index].isReached = false }
    }
    trace.handlers = emission.handlers.map { String(describing: $0.type) }
    trace.errors = emission.errors.map { boundedDescription(of: $0) }
    trace.result = emission.isHandled ? .handled : emission.isBlocked ? .blocked : .unhandled
    trace.duration = trace.start.duration(to: clock.now)
    return trace
  }
}

extension EventTrace {
  /// The trace of an event that was not dispatched.
  @MainActor
  init(dropped name: EventName, id: ID, parent: ID?, from source: any EventResponder) {
    self.init(
      id: id,
      parentID: parent,
      name: name,
      source: String(describing: type(of: source)),
      message: nil,
      userInfo: [],
      result: .dropped,
      start: .now
    )
  }
}
