internal import KitSupport
internal import RouterEvents

/// A checker that finds required keys, models and typed events that are missing from handled events. It also counts how
/// often each class provides a key, so that a report can name the usual provider.
@MainActor
final class ContractChecker {
  private let requirements: [EventName: (needs: EventNeeds, position: String, keys: [Requirement])]
  private let reports = Reports.Once<[String]>()

  init(_ catalog: EventCatalog) {
    let declarations = catalog.declarations.filter { !$0.required.isEmpty }
    requirements = Dictionary(
      declarations.map { ($0.name.bounded, ($0.needs, $0.position, $0.keys.map { Requirement(key: $0) })) },
      uniquingKeysWith: { $1 }
    )
  }

  /// Reports what was missing when the event was handled, once for the same handler and route, and returns a sentence
  /// for each, always. Unhandled and undeclared events are not checked.
  func check(_ trace: EventTrace, _ handling: TracedHandling?) -> [String] {
    guard let handling, let (needs, position, keys) = requirements[trace.name] else { return [] }
    var breaches: [String] = []
    func report(_ problem: ReportText, _ hint: ReportText) {
      let handler = trace.typeName(at: handling.hop) ?? trace.source
      let text: ReportText = """
        The event '\(trace.name)' was handled by \(handler)\(problem). Its route: \(trace.routeText, limit: 1_000). \
        \(hint)
        """
      let breach = [trace.name.rawValue, problem.string, handler] + trace.hops.map(\.type)
      reports.report(breach, text, position: position)
      breaches.append(text.string)
    }
    if let (lack, remedy) = needs.lack?(handling.event(trace.name)) {
      report(", but its declaration requires \(lack)", remedy)
    }
    for requirement in keys {
      if !handling.userInfo.hasValue(under: requirement.key) {
        report(
          " without '\(requirement.key.name)', which its declaration requires",
          "\(requirement.usualProvider(trace), limit: 1_000)"
        )
      } else if let type = handling.contributor(of: requirement.key).flatMap({ trace.typeName(at: $0) }) {
        requirement.record(type, isEmitter: false)
      } else {
        requirement.record(trace.source, isEmitter: true)
      }
    }
    return breaches
  }
}

/// A required key of a declared event, with the providers recorded so far.
@MainActor
private final class Requirement {
  let key: UserInfoKeys

  /// The class names of emitters and decorators, each with the number of events in which it provided the key. There are
  /// few, and equal class names share their storage, so an array is faster than a dictionary.
  private var providers: [(type: String, isEmitter: Bool, count: Int)] = []

  init(key: UserInfoKeys) {
    self.key = key
  }

  func record(_ type: String, isEmitter: Bool) {
    let place = providers.firstIndex { $0.type == type && $0.isEmitter == isEmitter }
    if let place { providers[place].count += 1 } else { providers.append((type, isEmitter, 1)) }
  }

  func usualProvider(_ trace: EventTrace) -> String {
    let usual = providers.max { ($0.count, $1.type) < ($1.count, $0.type) }
    guard let usual else { return "No such event has carried '\(key.name.bounded())' so far." }
    if usual.isEmitter {
      return usual.type == trace.source
        ? "\(usual.type) usually sends it but did not this time."
        : "\(usual.type) usually sends it, but this event was emitted by \(trace.source)."
    }
    return trace.hops.contains { $0.type == usual.type }
      ? "\(usual.type) usually adds it but did not this time."
      : "\(usual.type) usually adds it but is not on this route."
  }
}

extension EventTrace {
  /// The classes on the route, joined by arrows. If there are more than 16, only the first and the last eight.
  fileprivate var routeText: String {
    let types = hops.map(\.type)
    let shown = types.count <= 16 ? types : types.prefix(8) + ["(\(types.count - 16) more)"] + types.suffix(8)
    return shown.joined(separator: " → ")
  }
}
