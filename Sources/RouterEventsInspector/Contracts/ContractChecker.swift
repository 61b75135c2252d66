internal import KitSupport
internal import RouterEvents

/// Looks at handled events for what they lack, and remembers who usually adds it.
@MainActor
final class ContractChecker {
  private let duties: [EventName: [Duty]]
  private var told = Reports.Once<Breach>()

  /// What is told once to whoever listens.
  private struct Breach: Hashable {
    let duty: ObjectIdentifier
    let handler: String
    let route: [String]
  }

  init(_ catalog: EventCatalog) {
    var duties: [EventName: [Duty]] = [:]
    for declaration in catalog.declarations where !declaration.keys.isEmpty {
      duties[declaration.name.bounded] = declaration.keys.map {
        Duty(key: $0, position: declaration.position)
      }
    }
    self.duties = duties
  }

  /// Reports what the event lacked when it was handled, once for each key, handler and route.
  ///
  /// - Returns: what it lacked, in sentences.
  func check(_ trace: EventTrace, _ handling: EventHandling?) -> [String] {
    guard let handling, let duties = duties[trace.name] else { return [] }
    var breaches: [String] = []
    for duty in duties {
      if handling.userInfo.hasValue(under: duty.key) {
        if let hop = handling.contributor(of: duty.key) {
          duty.note(Adder(type: trace.typeName(at: hop), isEmitter: false))
        } else {
          duty.note(Adder(type: trace.source, isEmitter: true))
        }
      } else {
        breaches.append(report(duty, handling.hop, trace))
      }
    }
    return breaches
  }

  private func report(_ duty: Duty, _ handler: Int, _ trace: EventTrace) -> String {
    let message: ReportText = """
      The event '\(trace.name)' was handled by \(trace.hops[handler].type) without \
      '\(duty.key.name)', which its declaration requires. Its route: \(trace.routeText, limit: 1_000). \
      \(duty.whoUsuallyAdds(trace), limit: 1_000)
      """
    let breach = Breach(
      duty: ObjectIdentifier(duty),
      handler: trace.hops[handler].type,
      route: trace.hops.map(\.type)
    )
    if told.isFirst(breach) { Reports.report(message, position: duty.position) }
    return message.string
  }
}

/// A key that each event of a name must carry, and who has brought it along so far.
@MainActor
private final class Duty {
  let key: UserInfoKeys
  let position: String

  /// There are few, and names of classes that are the same text in memory: to compare them is faster than to hash one.
  private var adders: [(adder: Adder, count: Int)] = []

  init(key: UserInfoKeys, position: String) {
    self.key = key
    self.position = position
  }

  func note(_ adder: Adder) {
    for index in adders.indices where adders[index].adder == adder {
      adders[index].count += 1
      return
    }
    adders.append((adder, 1))
  }

  func whoUsuallyAdds(_ trace: EventTrace) -> String {
    let usual = adders.max { ($0.count, $1.adder.type) < ($1.count, $0.adder.type) }?.adder
    guard let usual else { return "Nobody has added '\(key.name.bounded())' to such an event so far." }
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
  /// The route in words, long ones with their middle left out.
  fileprivate var routeText: String {
    let types = hops.map(\.type)
    let shown = types.count <= 16 ? types : types.prefix(8) + ["(\(types.count - 16) more)"] + types.suffix(8)
    return shown.joined(separator: " → ")
  }
}
