public import Foundation
internal import KitSupport
@_exported public import RouterEvents

/// A log of an app's events: the route of each, who added what, and who handled it.
///
/// ```swift
/// let log = EventLog.start()
/// // … taps …
/// print(log)                                        // a tree for each event
/// print(log.report(named: .buyTapped, handled: false).mermaid())
/// try log.writeHTML(to: url)                        // one page, to look at and to send
/// ```
///
/// A log keeps the last events, 1,000 by default, as bounded descriptions, and retains no value and no responder.
/// Values under private keys are never included. In release builds other values are shown as their types, unless the
/// log is started with `values: .shown`. A log records until it is stopped or released, and can be read from any
/// thread.
public final class EventLog: Sendable {
  private let capacity: Int
  private let values: ValueVisibility
  private let contracts: ContractChecker?
  private let recorded: Lock<Recorded>
  private let observations = Lock<[EventObservation]>([])

  /// The live queues that receive what is recorded.
  let listeners = TraceListeners()

  /// Whether the log records the current event.
  private let isIncluded: @MainActor @Sendable () -> Bool

  /// Whether an event is traced for the log, or nil if every event is.
  private let condition: Condition?

  /// A condition on the name of an event, evaluated in the emitting task.
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

  /// Starts a log of all events, or only of those whose route passes a responder, for example the window of one test.
  ///
  /// ```swift
  /// let log = EventLog.start(through: window)
  /// ```
  ///
  /// The responder may be anywhere on the route, even above the one that handles the event. Events emitted elsewhere,
  /// such as by concurrent tests, are not recorded.
  ///
  /// Mute names that are emitted many times a second:
  ///
  /// ```swift
  /// let log = EventLog.start(muting: .scrollMoved)
  /// ```
  ///
  /// Muted events cost almost nothing and take no space. An event emitted inside a muted one is recorded as if it were
  /// emitted on its own.
  ///
  /// - Parameters:
  ///   - responder: The responder that the route must pass, or nil for every event. The log holds it weakly and records
  ///     nothing once it is deallocated.
  ///   - capacity: The number of events to keep. When it is exceeded, the oldest are dropped.
  ///   - catalog: The catalogue to check events against. Breaches are reported and recorded with the event.
  ///   - values: The visibility of values.
  ///   - names: The names of events that are neither recorded nor checked.
  /// - Returns: The log. It records until it is stopped or released.
  @MainActor
  public static func start(
    through responder: (any EventResponder)? = nil,
    keeping capacity: Int = 1_000,
    checking catalog: EventCatalog? = nil,
    values: ValueVisibility = .shownInDebugBuilds,
    muting names: EventName...
  ) -> EventLog {
    let muted = Set(names)
    let isNotMuted: Condition = { !muted.contains($0) }
    let log = EventLog(responder, capacity, catalog, values, muted.isEmpty ? nil : isNotMuted)
    log.start()
    return log
  }

  /// Starts a log of the events that meet a condition, which is evaluated on emission, in the emitting task.
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

  /// Resumes recording after ``stop()``. Does nothing while the log is recording.
  @MainActor
  public func start() {
    guard !isRecording else { return }
    // The observers do not retain the log, so that recording ends with it.
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

  /// Stops recording. Recorded events stay.
  @MainActor
  public func stop() {
    for observation in observations.withLock({ exchange(&$0, with: []) }) { observation.cancel() }
  }

  /// Removes all recorded events.
  public func clear() {
    recorded.withLock { $0 = Recorded(capacity: capacity) }
  }

  /// Whether the log is recording.
  public var isRecording: Bool { observations.withLock { !$0.isEmpty } }

  /// The recorded events, in the order of emission.
  public var traces: [EventTrace] {
    recorded.withLock { $0 }.traces.elements.sorted { $0.id < $1.id }
  }

  /// The ended asynchronous strategies of recorded events, at most as many as the log's capacity.
  public var runs: [EventRun] { recorded.withLock { $0 }.runs.elements.sorted() }

  /// Returns a report of all recorded events, or of those that match every given filter.
  ///
  /// - Parameters:
  ///   - title: The title of the report.
  ///   - name: The name of the events.
  ///   - source: The class of the emitting responder. Classes with the same name are not distinguished.
  ///   - isHandled: Whether the events were handled.
  /// - Returns: The report, with events in the order of emission.
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
  /// A tree for each event. See ``EventReport/description``.
  public var description: String { report().description }

  /// Returns a Mermaid sequence diagram. See ``EventReport/mermaid()``.
  public func mermaid() -> String { report().mermaid() }

  /// Returns the events as JSON. See ``EventReport``.
  public func json() -> String { report().json() }

  /// Returns a trace for Perfetto and `chrome://tracing`. See ``EventReport/chromeTrace()``.
  public func chromeTrace() -> String { report().chromeTrace() }

  /// Writes a self-contained page. See ``EventReport/writeHTML(to:)``.
  public func writeHTML(to url: URL) throws { try report().writeHTML(to: url) }
}
