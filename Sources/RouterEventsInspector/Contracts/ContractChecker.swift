internal import KitSupport
internal import RouterEvents

/// Looks at handled events for what they lack, and remembers who usually adds it.
@MainActor
final class ContractChecker {
  private var duties: [EventName: [Duty]] = [:]
  private var told: Set<Breach> = []

  /// What is told once to whoever listens.
  private struct Breach: Hashable {
    let duty: ObjectIdentifier
    let handler: String
    let route: [String]
    let scope: Reports.Scope?
  }

  init(_ catalog: EventCatalog) {
    for declaration in catalog.declarations where !declaration.keys.isEmpty {
      duties[declaration.name] = declaration.keys.map { Duty(key: $0, position: declaration.position) }
    }
  }

  /// Reports what the event lacked, once for each key, handler and route.
  ///
  /// - Returns: what it lacked, in sentences.
  func check(_ trace: EventTrace) -> [String] {
    guard let duties = duties[trace.name], let (handler, changes) = trace.handling else { return [] }
    var breaches: [String] = []
    for duty in duties {
      if let adder = trace.adder(of: duty.key, changes) {
        duty.note(adder)
      } else {
        breaches.append(report(duty, handler, trace))
      }
    }
    return breaches
  }

  private func report(_ duty: Duty, _ handler: Int, _ trace: EventTrace) -> String {
    let message = """
      The event '\(trace.name.rawValue.bounded())' was handled by \(trace.hops[handler].type) without \
      '\(duty.key.bounded())', which its declaration requires. Its route: \(trace.routeText). \
      \(duty.whoUsuallyAdds(trace))
      """
    let breach = Breach(
      duty: ObjectIdentifier(duty),
      handler: trace.hops[handler].type,
      route: trace.hops.map(\.type),
      scope: Reports.scope
    )
    if told.insert(breach).inserted { Reports.report(message, position: duty.position) }
    return message
  }
}

/// A key that each event of a name must carry, and who has brought it along so far.
@MainActor
private final class Duty {
  let key: String
  let position: String

  /// There are few, and names of classes that are the same text in memory: to compare them is faster than to hash one.
  private var adders: [(adder: Adder, count: Int)] = []

  init(key: String, position: String) {
    self.key = key
    self.position = position
  }

  func note(_ adder: Adder) {
    if let index = adders.firstIndex(where: { $0.adder == adder }) {
      adders[index].count += 1
    } else {
      adders.append((adder, 1))
    }
  }

  func whoUsuallyAdds(_ trace: EventTrace) -> String {
    let usual = adders.max { ($0.count, $1.adder.type) < ($1.count, $0.adder.type) }?.adder
    guard let usual else { return "Nobody has added '\(key.bounded())' to such an event so far." }
    if usual.isEmitter {
      return usual.type == trace.source
        ? "\(usual.type) usually sends it, and did not this time."
        : "It is usually sent by its emitter, \(usual.type); this one was emitted by \(trace.source)."
    }
    return trace.hops.contains { $0.type == usual.type }
      ? "\(usual.type) usually adds it, and did not this time."
      : "\(usual.type) usually adds it, and is not on this route."
  }
}

/// Who brought a value along: a responder on the route, by its class, or the emitter.
private struct Adder: Equatable {
  let type: String
  let isEmitter: Bool
}

extension EventTrace {
  /// The hop that handled the event first, and what decorators had changed by then. Nil where nobody handled it.
  fileprivate var handling: (hop: Int, changes: ArraySlice<Decoration>)? {
    guard !handlers.isEmpty else { return nil }
    if let hop = hops.indices.last(where: { hops[$0].isHandledOnTheWayDown }) { return (hop, []) }
    guard let hop = hops.indices.first(where: { hops[$0].isHandledOnTheWayUp }) else { return nil }
    return (hop, decorations.prefix { $0.hop <= hop })
  }

  /// Who had brought along the value of a key, after those changes. Nil where there was none.
  fileprivate func adder(of key: String, _ changes: ArraySlice<Decoration>) -> Adder? {
    let isSent = userInfo.contains { $0.name == key && !$0.isAbsent } || furtherKeys.contains(key)
    var adder = isSent ? Adder(type: source, isEmitter: true) : nil
    for change in changes where change.name == key {
      if change.isAbsent || change.new == nil {
        adder = nil
      } else if adder == nil {
        // Who overwrites a value did not bring it along.
        adder = Adder(type: hops[change.hop].type, isEmitter: false)
      }
    }
    return adder
  }

  /// The route in words, long ones with their middle left out.
  fileprivate var routeText: String {
    let types = hops.map(\.type)
    let shown = types.count <= 16 ? types : types.prefix(8) + ["(\(types.count - 16) more)"] + types.suffix(8)
    return shown.joined(separator: " → ")
  }
}

extension EventTrace.Hop {
  fileprivate var isHandledOnTheWayDown: Bool {
    answers.contains { $0.role == .interceptor && $0.disposition == .handled }
  }

  fileprivate var isHandledOnTheWayUp: Bool {
    answers.contains { $0.role != .interceptor && $0.disposition.isHandled }
  }
}
