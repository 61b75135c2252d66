internal import KitSupport

/// Writes the trace of one dispatch while it runs. There is one only while somebody observes.
///
/// What few responders do is noted; the hops, most of which do nothing, are written once at the end.
@MainActor
final class TraceRecorder {
  /// The hop that is being asked, inside which others may emit.
  private(set) var hop: Int?

  /// Who observed when the dispatch began: who is installed while it runs sees the next one.
  let audience: ObserverList<EventTrace>.Audience

  private var trace: EventTrace
  private var hopStart: ContinuousClock.Instant
  private var answers: ContiguousArray<(hop: Int, answer: EventTrace.Answer)> = []
  private var durations: ContiguousArray<(hop: Int, duration: Duration)> = []

  /// How many hops the event has come by on its way up, as far as they did anything.
  private var reachedCount = 0

  init(
    _ event: RouterEvent,
    parent: (id: EventTrace.ID, hop: Int?)?,
    _ table: RoleTable,
    for audience: ObserverList<EventTrace>.Audience
  ) {
    self.audience = audience
    let now = ContinuousClock.now
    hopStart = now
    trace = EventTrace(
      id: event.emission.id,
      parentID: parent?.id,
      parentHop: parent?.hop,
      name: event.name,
      source: table.name(ofClassAt: event.emission.hops[0].classIndex),
      sourceClass: type(of: event.emission.hops[0].responder),
      message: event.content.map { EventTrace.description(of: $0, with: event.userInfo) },
      userInfo: EventTrace.items(of: event.userInfo),
      start: now
    )
    if event.userInfo.count > EventTrace.shownKeyLimit {
      for entry in event.userInfo.entries.dropFirst(EventTrace.shownKeyLimit) where !isNil(entry.value) {
        trace.furtherKeys.append(entry.key.name)
      }
    }
  }

  /// Starts the time of a hop's decorator, interceptor or handler.
  func beginHop(_ index: Int) {
    hop = index
    hopStart = .now
  }

  /// Notes what a hop answered, and the time it took since ``beginHop(_:)``.
  func endHop(_ index: Int, _ role: EventRoles, _ disposition: EventDisposition) {
    durations.append((index, hopStart.duration(to: .now)))
    answers.append((index, EventTrace.Answer(role: role, disposition: disposition)))
    if role != .interceptor { reachedCount = index + 1 }
  }

  /// Notes the time since ``beginHop(_:)``, and what a decorator made of the values under `names`: those that it
  /// wrote. Nil stands for a user info that it put in place of the old one, whose differences count.
  func endDecoration(_ index: Int, _ names: [String]?, before: UserInfo, after: UserInfo) {
    durations.append((index, hopStart.duration(to: .now)))
    reachedCount = index + 1
    for name in names ?? after.keys + before.keys.filter({ after.value(named: $0) == nil }) {
      let old = before.value(named: name).map { boundedDescription(of: $0) }
      let value = after.value(named: name)
      let new = value.map { boundedDescription(of: $0) }
      if old == nil && new == nil || names == nil && old == new { continue }
      trace.decorations.append(EventTrace.Decoration(hop: index, name, old: old, new: new, value))
    }
  }

  /// The trace with what came out of the dispatch, which was stopped somewhere or came to the end of its route.
  func finish(_ emission: Emission, _ table: RoleTable, isStopped: Bool) -> EventTrace {
    hop = nil
    var hops: [EventTrace.Hop] = []
    hops.reserveCapacity(emission.hops.count)
    for hop in emission.hops {
      let isReached = !isStopped || hops.count < reachedCount
      hops.append(
        EventTrace.Hop(type: table.name(ofClassAt: hop.classIndex), roles: hop.roles, isReached: isReached)
      )
    }
    for (hop, duration) in durations { hops[hop].duration += duration }
    for (hop, answer) in answers {
      if answer.disposition.isHandled && !hops[hop].answers.contains(where: \.disposition.isHandled) {
        trace.handlers.append(hops[hop].type)
      }
      hops[hop].roles.formUnion(answer.role)
      hops[hop].answers.append(answer)
    }
    trace.hops = hops
    for error in emission.errors { trace.errors.append(boundedDescription(of: error)) }
    trace.result = emission.isHandled ? .handled : emission.isBlocked ? .blocked : .unhandled
    trace.duration = trace.start.duration(to: .now)
    return trace
  }
}

extension EventTrace {
  /// The trace of an event that was not dispatched.
  @MainActor
  init(dropped name: EventName, id: ID, parent: (id: ID, hop: Int?)?, from source: any EventResponder) {
    self.init(
      id: id,
      parentID: parent?.id,
      parentHop: parent?.hop,
      name: name,
      source: String(describing: type(of: source)),
      sourceClass: type(of: source),
      message: nil,
      userInfo: [],
      result: .dropped,
      start: .now
    )
  }
}

extension EventTrace {
  /// A typed event or a request, described; by its type only where listeners by name see something private of it.
  @MainActor
  static func description(of content: EventContent, with userInfo: UserInfo) -> String {
    userInfo.entries.contains { PrivateNames.contains($0.key.name) }
      ? "\(type(of: content.subject))(\(PrivateNames.mark))" : boundedDescription(of: content.subject)
  }
}

extension EventTrace {
  /// How many keys of an event, or of what a responder changed, are shown.
  package static let shownKeyLimit = 100

  /// The values of a user info, described; of many the first hundred, and how many more there are.
  static func items(of userInfo: UserInfo) -> [Item] {
    var items: [Item] = []
    for entry in userInfo.entries.prefix(shownKeyLimit) { items.append(Item(entry)) }
    if userInfo.count > shownKeyLimit {
      let rest = "and \(userInfo.count - shownKeyLimit) more"
      items.append(Item(key: "…", name: "…", value: rest, isAbsent: true))
    }
    return items
  }
}

extension EventTrace.Item {
  init(_ entry: UserInfo.Entry) {
    name = entry.key.name
    key = name.bounded()
    value = boundedDescription(of: entry.shown)
    isAbsent = (value == "nil" || value == PrivateNames.mark) && isNil(entry.value)
  }
}

extension EventTrace.Decoration {
  fileprivate init(hop: Int, _ name: String, old: String?, new: String?, _ value: Any?) {
    let isPrivate = PrivateNames.contains(name)
    self.hop = hop
    self.name = name
    key = name.bounded()
    self.old = isPrivate ? old.map { _ in PrivateNames.mark } : old
    self.new = isPrivate ? new.map { _ in PrivateNames.mark } : new
    isAbsent = new == "nil" && value.map(isNil) == true
  }
}
