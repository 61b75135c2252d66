internal import Foundation
package import KitSupport

/// A recorder that fills in the traces of one observed dispatch. Exclusivity checking is off as in ``Emission``.
@MainActor
final class TraceRecorder {
  /// The index of the responder that is asked, or nil between two responders.
  @exclusivity(unchecked) private(set) var hop: Int?

  private let dispatches: [ObservedDispatch]
  // Reading the clock is the most expensive step here, so each time is read once.
  private let start = SuspendingClock.now
  @exclusivity(unchecked) private var hopStart: SuspendingClock.Instant
  @exclusivity(unchecked) private var end: SuspendingClock.Instant

  /// The number of hops up to and including the last one that acted in the bubble pass.
  @exclusivity(unchecked) private var reachedCount = 0

  @exclusivity(unchecked) private var writers: [TracedHandling.Writer] = []

  @exclusivity(unchecked) fileprivate var heldBack: EventTrace.HeldBack?
  @exclusivity(unchecked) fileprivate var lack: String?

  init(
    _ event: RouterEvent,
    parent: EventTrace.Parent?,
    _ table: RoleTable,
    for observers: TraceObservers
  ) {
    hopStart = start
    end = start
    let route = observers.routes.route(of: event.emission, table)
    let time = Date().microsecondsSince1970
    var dispatches: [ObservedDispatch] = []
    for (visibility, audience) in observers.audiences(for: event.name) {
      dispatches.append(
        ObservedDispatch(
          EventTrace(
            id: event.emission.id,
            name: event.name.bounded,
            source: route.type(at: 0),
            parent: parent,
            message: event.contentText(visibility),
            sent: EventTrace.items(of: event.userInfo, visibility),
            route: route,
            microsecondsSince1970: time
          ),
          visibility,
          audience
        )
      )
    }
    self.dispatches = dispatches
  }

  @inline(never)
  func beginHop(_ index: Int) {
    hop = index
    heldBack = nil
    lack = nil
    hopStart = .now
  }

  private func nanosecondsOfHop() -> Int {
    end = .now
    return hopStart.nanoseconds(to: end)
  }

  @inline(never)
  func endHop(_ event: RouterEvent, _ role: EventRoles, _ disposition: EventDisposition) {
    let nanoseconds = nanosecondsOfHop()
    let index = event.position
    if role != .interceptor { reachedCount = index + 1 }
    // Only an answer handles a request. If an interceptor handles and forwards an event, the next handler counts
    // instead.
    let isHandled = event.isRequest || role == .interceptor ? disposition == .handled : disposition.isHandled
    let answer = EventTrace.Answer(
      role: role,
      disposition: disposition,
      heldBack: disposition.isHandled ? heldBack : nil,
      lack: disposition == .forwarded ? lack : nil
    )
    for dispatch in dispatches {
      dispatch.trace.note(answer, at: index, nanoseconds)
      if isHandled, dispatch.handling == nil {
        dispatch.handling = TracedHandling(hop: index, event: event, writers: writers)
      }
    }
    hop = nil
  }

  /// Records the values that a decorator wrote, and the time since ``beginHop(_:)`` was called.
  ///
  /// If the decorator replaced the user info, `keys` is nil, and the method records the differences between `before`
  /// and `after`. Values that are not hashable count as different.
  func endDecoration(_ index: Int, _ keys: [UserInfoKeys]?, before: UserInfo, after: UserInfo) {
    hop = nil
    let nanoseconds = nanosecondsOfHop()
    reachedCount = index + 1
    let firstWriter = writers.count
    for key in keys ?? after.merging(before).storage.pairs.map(\.0) {
      let (old, new) = (before.value(under: key), after.value(under: key))
      if old == nil && new == nil || keys == nil && areEqual(old, new) { continue }
      writers.append((key, index, isFirst: old.map(isNil) ?? true))
    }
    for dispatch in dispatches {
      let decorations = Self.decorations(by: writers, from: firstWriter, before, after, dispatch.visibility)
      dispatch.trace.route.change(index) { hop in
        hop.nanoseconds += nanoseconds
        hop.decorations = decorations
      }
    }
  }

  /// Returns descriptions of the first 100 changes from `firstWriter` on, and how many are left out.
  /// Nonisolated to save time: a closure on the main actor checks its executor at each call.
  private nonisolated static func decorations(
    by writers: [TracedHandling.Writer],
    from firstWriter: Int,
    _ before: UserInfo,
    _ after: UserInfo,
    _ visibility: ValueVisibility
  ) -> [EventTrace.Decoration] {
    var decorations: [EventTrace.Decoration] = []
    for writer in writers[firstWriter...].prefix(EventTrace.shownKeyLimit) {
      let (key, name) = (writer.key, writer.key.name)
      let (old, new) = (before.value(under: key), after.value(under: key))
      var oldHop: Int?
      if old != nil {
        for earlier in writers[..<firstWriter] where earlier.key.isSameKey(as: key) { oldHop = earlier.hop }
      }
      decorations.append(
        EventTrace.Decoration(
          key: name.bounded(),
          old: old.map { visibility.text(for: $0, under: name) },
          oldHop: oldHop,
          new: new.map { visibility.text(for: $0, under: name) }
        )
      )
    }
    let more = writers.count - firstWriter - EventTrace.shownKeyLimit
    if more > 0 {
      decorations.append(EventTrace.Decoration(key: "…", old: nil, oldHop: nil, new: "and \(more) more"))
    }
    return decorations
  }

  func finish(_ emission: Emission, isStopped: Bool) {
    hop = nil
    if !isStopped { end = .now }
    for dispatch in dispatches {
      dispatch.trace.errors = emission.errors.map { dispatch.visibility.text(for: $0) }
      dispatch.trace.result = emission.isHandled ? .handled : emission.isBlocked ? .blocked : .unhandled
      if isStopped { dispatch.trace.route.reachedCount = reachedCount }
      dispatch.trace.nanoseconds = start.nanoseconds(to: end)
    }
    for dispatch in dispatches.reversed() { dispatch.audience.notify(dispatch) }
  }
}

private func areEqual(_ old: Any?, _ new: Any?) -> Bool {
  guard let old = old as? AnyHashable, let new = new as? AnyHashable else { return false }
  return old == new
}

extension RouterEvent {
  package func noteHeldBack(_ reason: EventTrace.HeldBack) {
    emission.recorder?.heldBack = reason
  }

  package func noteLack(_ text: ReportText) {
    emission.recorder?.lack = text.string
  }

  /// Returns a description of the typed event or request, or nil if there is none.
  ///
  /// It is only the type if the user info of the event or of the typed event contains a private key. A decorator may
  /// have removed the key from the event.
  func contentText(_ visibility: ValueVisibility = .shownInDebugBuilds) -> String? {
    guard let subject = content?.subject else { return nil }
    let isPrivate = (userInfo.keys + (message?.userInfo.keys ?? [])).contains { PrivateNames.contains($0) }
    return (isPrivate ? .types : visibility).text(for: subject)
  }
}

extension EventTrace {
  @MainActor
  init(dropped name: EventName, id: ID, parent: Parent?, from source: any EventResponder) {
    let type = String(describing: type(of: source))
    self.init(id, name.bounded, from: type, at: Date().microsecondsSince1970, in: parent, [])
    result = .dropped
  }

  package static let shownKeyLimit = 100

  static func items(of userInfo: UserInfo, _ visibility: ValueVisibility = .shownInDebugBuilds) -> [Item] {
    let pairs = userInfo.storage.pairs
    if pairs.isEmpty { return [] }
    var items: [Item] = []
    items.reserveCapacity(min(pairs.count, shownKeyLimit + 1))
    for (key, value) in pairs.prefix(shownKeyLimit) {
      items.append(Item(key: key.name.bounded(), value: visibility.text(for: value, under: key.name)))
    }
    if pairs.count > shownKeyLimit {
      items.append(Item(key: "…", value: "and \(pairs.count - shownKeyLimit) more"))
    }
    return items
  }

  fileprivate mutating func note(_ answer: Answer, at index: Int, _ nanoseconds: Int) {
    var isHandler = false
    route.change(index) { hop in
      isHandler = answer.disposition.isHandled && !hop.answers.contains(where: \.disposition.isHandled)
      hop.nanoseconds += nanoseconds
      hop.roles.formUnion(answer.role)
      hop.answers.append(answer)
    }
    if isHandler { add(handler: route.type(at: index)) }
  }
}

extension EventName {
  package var bounded: EventName {
    rawValue.utf8.count <= String.shownLimit ? self : EventName(rawValue.bounded())
  }
}

extension SuspendingClock.Instant {
  /// Dividing one duration by another would return an inexact `Double`.
  func nanoseconds(to end: Self) -> Int {
    let (seconds, attoseconds) = duration(to: end).components
    return Int(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}

extension Date {
  var microsecondsSince1970: Int { Int(timeIntervalSince1970 * 1_000_000) }
}
