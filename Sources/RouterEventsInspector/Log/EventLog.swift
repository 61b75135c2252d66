public import Foundation
internal import KitSupport
@_exported public import RouterEvents

/// The events of an app, as they happened: where each went, who added what to it, and who handled it.
///
/// ```swift
/// let log = EventLog.start()
/// // … taps …
/// print(log)                                        // a tree for each event
/// print(log.report(named: .buyTapped, handled: false).mermaid())
/// try log.writeHTML(to: url)                        // one page, to look at and to send
/// ```
///
/// A log keeps the last events, a thousand unless told otherwise, and holds descriptions of bounded length only: it
/// keeps no value and no responder alive. Values under private keys are not in it. It records until it is stopped or
/// gone, and can be read from any thread.
public final class EventLog: Sendable {
  private struct Entry {
    var trace: EventTrace
    let breaches: [String]
  }

  private struct State {
    var ring: Ring<Entry>
    var observation: Observation?
  }

  private let capacity: Int
  private let contracts: ContractChecker?
  private let state: Lock<State>

  @MainActor
  private init(capacity: Int, contracts: ContractChecker?) {
    self.capacity = max(1, capacity)
    self.contracts = contracts
    state = Lock(State(ring: Ring(capacity: self.capacity)))
  }

  /// A log that records from now on.
  ///
  /// - Parameters:
  ///   - capacity: how many events are kept; of more the oldest go.
  ///   - catalog: what events must carry. What one lacks is reported, and noted with it in the log.
  /// - Returns: the log, which records as long as somebody holds it.
  @MainActor
  public static func start(keeping capacity: Int = 1_000, checking catalog: EventCatalog? = nil) -> EventLog {
    let log = EventLog(capacity: capacity, contracts: catalog.map { ContractChecker($0) })
    log.start()
    return log
  }

  /// Records again after ``stop()``. Does nothing while it records.
  @MainActor
  public func start() {
    guard !isRecording else { return }
    let observation = EventRouter.observe { [weak self] trace in self?.record(trace) }
    state.withLock { $0.observation = observation }
  }

  /// Records no more. What was recorded stays.
  @MainActor
  public func stop() {
    let observation = state.withLock { exchange(&$0.observation, with: nil) }
    observation?.cancel()
  }

  /// Forgets what was recorded.
  public func clear() {
    state.withLock { $0.ring = Ring(capacity: capacity) }
  }

  /// Whether it records.
  public var isRecording: Bool { state.withLock { $0.observation != nil } }

  /// What was recorded, in the order in which the events were emitted.
  public var traces: [EventTrace] { entries.elements.map(\.trace).sorted { $0.id < $1.id } }

  /// What was recorded, to print, draw or write; all of it, or the events that meet every condition.
  ///
  /// - Parameters:
  ///   - title: what the page is called.
  ///   - name: the name that the events have.
  ///   - source: the class of the responder that emitted them, or one that it inherits from.
  ///   - isHandled: whether somebody handled them.
  /// - Returns: the events, in the order in which they were emitted.
  public func report(
    _ title: String = "Events",
    named name: EventName? = nil,
    from source: (any EventResponder.Type)? = nil,
    handled isHandled: Bool? = nil
  ) -> EventReport {
    let ring = entries
    let events = ring.elements.filter { entry in
      (name ?? entry.trace.name) == entry.trace.name
        && (source.map { entry.trace.isSource($0) } ?? true)
        && (isHandled ?? (entry.trace.result == .handled)) == (entry.trace.result == .handled)
    }
    .map { EventReport.Event($0.trace, breaches: $0.breaches) }
    return EventReport(title, steps: [EventReport.Step(events: events)], missed: ring.missed)
  }

  private var entries: Ring<Entry> { state.withLock { $0.ring } }

  @MainActor
  private func record(_ trace: EventTrace) {
    var entry = Entry(trace: trace, breaches: contracts?.check(trace) ?? [])
    if !trace.furtherKeys.isEmpty { entry.trace.furtherKeys = [] }
    state.withLock { $0.ring.append(entry) }
  }
}

extension EventTrace {
  /// Whether the event was emitted by an object of that class, or of one that inherits from it.
  fileprivate func isSource<Responder: EventResponder>(_ type: Responder.Type) -> Bool {
    sourceClass is Responder.Type
  }
}

extension EventLog: CustomStringConvertible {
  /// A tree for each event; see ``EventReport/description``.
  public var description: String { report().description }

  /// A sequence diagram in Mermaid's language; see ``EventReport/mermaid()``.
  public func mermaid() -> String { report().mermaid() }

  /// The events as JSON; see ``EventReport``.
  public func json() -> String { report().json() }

  /// Writes one self-contained page; see ``EventReport/writeHTML(to:)``.
  public func writeHTML(to url: URL) throws { try report().writeHTML(to: url) }
}
