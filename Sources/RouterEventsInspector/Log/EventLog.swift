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
/// A log keeps the last events, a thousand by default, as bounded descriptions: it keeps no value and no responder alive.
/// Values under private keys are not in it. In release builds the types of other values stand for them, unless the log is
/// started with `values: .shown`. It records until it is stopped or released, and can be read from any thread.
public final class EventLog: Sendable {
  private let capacity: Int
  private let values: ValueVisibility
  private let contracts: ContractChecker?
  private let recorded: Lock<Recorded>
  private let observations = Lock<[EventObservation]>([])

  /// Those that are handed what is recorded.
  let listeners = TraceListeners()

  /// Whether the log records the event that it is being shown.
  private let isIncluded: @MainActor @Sendable () -> Bool

  /// Whether an event is traced for the log at all; nil if every one is.
  private let condition: Condition?

  /// Whether a log is for events of that name that the current task emits.
  package typealias Condition = @MainActor @Sendable (EventName) -> Bool

  private struct Recorded: Sendable {
    var traces: Ring<EventTrace>
    var runs: Ring<EventRun>

    init(capacity: Int) {
      traces = Ring(capacity: capacity)
      runs = Ring(capacity: capacity)
    }
  }

  @MainActor
  private init(
    _ responder: (any EventResponder)?,
    _ capacity: Int,
    _ catalog: EventCatalog?,
    _ values: ValueVisibility,
    _ condition: Condition?
  ) {
    let includesAll = responder == nil
    isIncluded = { [weak responder] in
      includesAll || responder.map { EventRouter.isOnShownRoute($0) } ?? false
    }
    self.capacity = max(1, capacity)
    self.values = values
    contracts = catalog.map { ContractChecker($0) }
    self.condition = condition
    recorded = Lock(Recorded(capacity: self.capacity))
  }

  /// A log that records from now on: every event, or only those whose route passes a responder, for example the window of
  /// one test.
  ///
  /// ```swift
  /// let log = EventLog.start(through: window)
  /// ```
  ///
  /// The responder may be anywhere on the route, also above the one that handles the event. Events that are emitted
  /// elsewhere, as by tests that run side by side, are not in the log.
  ///
  /// Names that are emitted many times a second can be muted:
  ///
  /// ```swift
  /// let log = EventLog.start(muting: .scrollMoved)
  /// ```
  ///
  /// Muted events cost next to nothing and take no room. What is emitted inside one is recorded, as if emitted by itself.
  ///
  /// - Parameters:
  ///   - responder: what the route must pass. The log holds it weakly, and records nothing once it is deallocated. Nil
  ///     for every event.
  ///   - capacity: how many events are kept; of more the oldest go.
  ///   - catalog: what events must carry. What one lacks is reported, and noted with it in the log.
  ///   - values: what the log shows of values.
  ///   - names: the names of events that are neither recorded nor checked.
  /// - Returns: the log. It records until it is released.
  @MainActor
  public static func start(
    through responder: (any EventResponder)? = nil,
    keeping capacity: Int = 1_000,
    checking catalog: EventCatalog? = nil,
    values: ValueVisibility = .shownInDebugBuilds,
    muting names: EventName...
  ) -> EventLog {
    let muted = Set(names)
    let isAudible: Condition = { !muted.contains($0) }
    let log = EventLog(responder, capacity, catalog, values, muted.isEmpty ? nil : isAudible)
    log.start()
    return log
  }

  /// A log that records the events that meet a condition. It is asked when an event is emitted, by the task that emits it.
  @MainActor
  package static func start(
    through responder: (any EventResponder)? = nil,
    keeping capacity: Int = 1_000,
    checking catalog: EventCatalog? = nil,
    where condition: @escaping Condition
  ) -> EventLog {
    let log = EventLog(responder, capacity, catalog, .shownInDebugBuilds, condition)
    log.start()
    return log
  }

  /// Records again after ``stop()``. Does nothing while it records.
  @MainActor
  public func start() {
    guard !isRecording else { return }
    // What records does not know the log, so that it ends with the log.
    let dispatches = EventRouter.observeDispatches(values: values, where: condition) {
      [recorded, contracts, isIncluded, listeners] dispatch in
      guard isIncluded() else { return }
      let breaches = contracts?.check(dispatch.trace, dispatch.handling) ?? []
      recorded.withLock { recorded in
        recorded.traces.append(dispatch.trace)
        if !breaches.isEmpty { recorded.traces.newest.breaches = breaches }
      }
      listeners.notify(dispatch, breaches: breaches)
    }
    let runs = EventRouter.observeRuns { [recorded, listeners] run in
      let isRecorded = recorded.withLock { recorded in
        guard recorded.traces.contains(where: { $0.id == run.event }) else { return false }
        recorded.runs.append(run)
        return true
      }
      if isRecorded { listeners.notify(.run(run)) }
    }
    observations.withLock { $0 = [dispatches, runs] }
  }

  /// Records no more. What was recorded stays.
  @MainActor
  public func stop() {
    for observation in observations.withLock({ exchange(&$0, with: []) }) { observation.cancel() }
  }

  /// Forgets what was recorded.
  public func clear() {
    recorded.withLock { $0 = Recorded(capacity: capacity) }
  }

  /// Whether it records.
  public var isRecording: Bool { observations.withLock { !$0.isEmpty } }

  /// What was recorded, in the order in which the events were emitted.
  public var traces: [EventTrace] {
    recorded.withLock { $0 }.traces.elements.sorted { $0.id < $1.id }
  }

  /// The asynchronous strategies that ran for recorded events and have ended, as many as there is room for events.
  public var runs: [EventRun] { recorded.withLock { $0 }.runs.elements.sorted() }

  /// What was recorded, to print, draw or write; all of it, or the events that meet every condition.
  ///
  /// - Parameters:
  ///   - title: what the page is called.
  ///   - name: the name that the events have.
  ///   - source: the class of the responder that emitted them. Classes of one name are not told apart.
  ///   - isHandled: whether somebody handled them.
  /// - Returns: the events, in the order in which they were emitted.
  public func report(
    _ title: String = "Events",
    named name: EventName? = nil,
    from source: (any EventResponder.Type)? = nil,
    handled isHandled: Bool? = nil
  ) -> EventReport {
    let recorded = recorded.withLock { $0 }
    let (name, source) = (name?.bounded, source.map { String(describing: $0) })
    let events = recorded.traces.elements.filter { trace in
      name.map { $0 == trace.name } ?? true && source.map { $0 == trace.source } ?? true
        && isHandled.map { $0 == (trace.result == .handled) } ?? true
    }
    let ids = Set(events.map(\.id))
    let runs = recorded.runs.elements.filter { ids.contains($0.event) }
    return EventReport(
      title,
      steps: [EventReport.Step(events: events, runs: runs)],
      missed: recorded.traces.missed
    )
  }
}

extension EventLog: CustomStringConvertible {
  /// A tree for each event; see ``EventReport/description``.
  public var description: String { report().description }

  /// A sequence diagram in Mermaid's language; see ``EventReport/mermaid()``.
  public func mermaid() -> String { report().mermaid() }

  /// The events as JSON; see ``EventReport``.
  public func json() -> String { report().json() }

  /// The events as a trace for Perfetto and `chrome://tracing`; see ``EventReport/chromeTrace()``.
  public func chromeTrace() -> String { report().chromeTrace() }

  /// Writes one self-contained page; see ``EventReport/writeHTML(to:)``.
  public func writeHTML(to url: URL) throws { try report().writeHTML(to: url) }
}
