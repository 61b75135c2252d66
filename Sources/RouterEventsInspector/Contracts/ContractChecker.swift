internal import KitSupport
internal import RouterEvents

/// Looks at handled events for what they lack, and remembers who usually adds it.
@MainActor
final class ContractChecker {
  private let declarations: [EventName: Declares]
  private var adders: [Want: [Adder: Int]] = [:]
  private var told: Set<Breach> = []

  private struct Want: Hashable {
    let name: EventName
    let key: String
  }

  /// What is told once to whoever listens.
  private struct Breach: Hashable {
    let want: Want
    let handler: String
    let route: [String]
    let scope: Reports.Scope?
  }

  init(_ catalog: EventCatalog) {
    declarations = Dictionary(uniqueKeysWithValues: catalog.declarations.map { ($0.name, $0) })
  }

  /// Reports what the event lacked, once for each key, handler and route.
  ///
  /// - Returns: what it lacked, in sentences.
  func check(_ trace: EventTrace) -> [String] {
    guard let declaration = declarations[trace.name], !declaration.keys.isEmpty else { return [] }
    let carried = trace.carriedWhenHandled
    let breaches = declaration.keys.compactMap { key -> String? in
      let want = Want(name: trace.name, key: key)
      guard let (handler, adders) = carried, adders[key] == nil else { return nil }
      let message = """
        The event '\(trace.name.rawValue.bounded())' was handled by \(trace.hops[handler].type) without \
        '\(key.bounded())', which its declaration requires. Its route: \(trace.routeText). \
        \(whoUsuallyAdds(want, trace))
        """
      let breach = Breach(
        want: want,
        handler: trace.hops[handler].type,
        route: trace.hops.map(\.type),
        scope: Reports.scope
      )
      if told.insert(breach).inserted { Reports.report(message, position: declaration.position) }
      return message
    }
    for key in declaration.keys {
      guard let adder = carried?.adders[key] else { continue }
      adders[Want(name: trace.name, key: key), default: [:]][adder, default: 0] += 1
    }
    return breaches
  }

  private func whoUsuallyAdds(_ want: Want, _ trace: EventTrace) -> String {
    let usual = adders[want]?.max { ($0.value, $1.key.type) < ($1.value, $0.key.type) }?.key
    guard let usual else { return "Nobody has added '\(want.key.bounded())' to such an event so far." }
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
private struct Adder: Hashable {
  let type: String
  let isEmitter: Bool
}

extension EventTrace {
  /// The hop that handled the event first, and who had brought along each key that was there then. Nil where nobody
  /// handled it.
  fileprivate var carriedWhenHandled: (handler: Int, adders: [String: Adder])? {
    var adders: [String: Adder] = [:]
    for item in userInfo where !item.isAbsent { adders[item.name] = Adder(type: source, isEmitter: true) }
    for name in furtherKeys { adders[name] = Adder(type: source, isEmitter: true) }
    for index in hops.indices.reversed()
    where hops[index].answers.contains(where: { $0.role == .interceptor && $0.disposition == .handled }) {
      return (index, adders)
    }
    for index in hops.indices {
      for decoration in decorations where decoration.hop == index {
        if decoration.isAbsent || decoration.new == nil {
          adders[decoration.name] = nil
        } else if adders[decoration.name] == nil {
          // Who overwrites a value did not bring it along.
          adders[decoration.name] = Adder(type: hops[index].type, isEmitter: false)
        }
      }
      if hops[index].answers.contains(where: { $0.role != .interceptor && $0.disposition.isHandled }) {
        return (index, adders)
      }
    }
    return nil
  }

  /// The route in words, long ones with their middle left out.
  fileprivate var routeText: String {
    let types = hops.map(\.type)
    let shown = types.count <= 16 ? types : types.prefix(8) + ["(\(types.count - 16) more)"] + types.suffix(8)
    return shown.joined(separator: " → ")
  }
}
