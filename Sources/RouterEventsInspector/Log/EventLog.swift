public import Foundation
internal import KitSupport
@_exported public import RouterEvents

/// A log of an app's events, with the route, the added values and the handlers of each event.
///
/// ```swift
/// let log = EventLog.start()
/// // … taps …
/// print(log)                                        // a tree for each event
/// print(log.history(named: .buyTapped, handled: false).mermaid())
/// try log.writeHTML(to: url)                        // one page, to look at and to send
/// ```
///
/// A log keeps the last 1,000 events by default. It stores descriptions of limited length and retains no values or
/// responders. Values under private keys are never included. In release builds, other values appear as their types,
/// unless you start the log with `values: .shown`.
///
/// A log records until it is stopped or released. It can be read from any thread.
public final class EventLog: CustomStringConvertible, Sendable {
  private let capacity: Int
  private let values: ValueVisibility
  private let contracts: ContractChecker?
  private let recorded: Lock<Recorded>
  private let observations = Lock<[EventObservation]>([])

  let listeners = TraceListeners()

  /// Returns whether the route of the current event contains the log's responder.
  private let isIncluded: @MainActor @Sendable () -> Bool

  private let condition: Condition?

  /// A condition on the name of an event. It is evaluated in the task that emits the event.
  package typealias Condition = @MainActor @Sendable (EventName) -> Bool

  private struct Recorded: Sendable {
    var traces: Ring<EventTrace>
    var runs: Ring<EventRun>

    init(capacity: Int) {
      traces = Ring(capacity: capacity)
      runs = Ring(capacity: capacity)
    }
  }

  /// Starts a log, as ``start(through:keeping:checking:values:muting:)`` does.
  @MainActor
  package init(
    through responder: (any EventResponder)? = nil,
    keeping capacity: Int = 1_000,
    checking catalog: EventCatalog? = nil,
    values: ValueVisibility = .shownInDebugBuilds,
    where condition: Condition?
  ) {
    let includesAll = responder == nil
    isIncluded = { [weak responder] in
      includesAll || responder.map { EventRouter.isOnShownRoute($0) } ?? false
    }
    (self.capacity, self.values, self.condition) = (capacity, values, condition)
    contracts = catalog.map { ContractChecker($0) }
    recorded = Lock(Recorded(capacity: capacity))
    start()
  }

  /// Starts a log of all events, or only of the events whose route contains a responder.
  ///
  /// To record the events of one test, pass its window. Events that concurrent tests emit elsewhere are not recorded. The
  /// responder can be anywhere on the route, even above the responder that handles the event.
  ///
  /// Mute events that are emitted many times a second. A muted event costs almost nothing and takes no space in the log.
  /// Histories show an event that is emitted inside a muted event as if it were not nested.
  ///
  /// - Parameters:
  ///   - responder: The responder that the route must contain, or nil to record events on any route. The log references
  ///     the responder weakly and records nothing after the responder is deallocated.
  ///   - capacity: The maximum number of events to keep, at least 1. If there are more, the oldest are dropped.
  ///   - catalog: The catalog to check events against. Breaches are reported, and recorded with the event.
  ///   - values: The visibility of recorded values. By default, release builds record only the type of each value.
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
    let filter = muted.isEmpty ? nil : isNotMuted
    return EventLog(through: responder, keeping: capacity, checking: catalog, values: values, where: filter)
  }

  /// Resumes recording after ``stop()``. Does nothing if the log is already recording.
  @MainActor
  public func start() {
    guard !isRecording else { return }
    // The observers must not retain the log, because releasing the log ends the recording.
    let dispatches = EventRouter.observeDispatches(values: values, where: condition) {
      [recorded, contracts, isIncluded, listeners] dispatch in
      guard isIncluded() else { return }
      let breaches = contracts?.check(dispatch.trace, dispatch.handling) ?? []
      recorded.withLock { recorded in
        recorded.traces.append(dispatch.trace)
        if !breaches.isEmpty { recorded.traces[recorded.traces.count - 1].breaches = breaches }
      }
      listeners.notify(dispatch, breaches: breaches)
    }
    let runs = EventRouter.observeRuns(values: values) { [recorded, listeners] run in
      let isRecorded = recorded.withLock { recorded in
        guard recorded.traces.contains(where: { $0.id == run.event }) else { return false }
        recorded.runs.append(run)
        return true
      }
      if isRecorded { listeners.notify(.run(run)) }
    }
    observations.withLock { $0 = [dispatches, runs] }
  }

  /// Stops recording and keeps the recorded events.
  @MainActor
  public func stop() {
    for observation in observations.withLock({ exchange(&$0, with: []) }) { observation.cancel() }
  }

  /// Removes all recorded events and runs. This method does not stop recording.
  public func clear() {
    recorded.withLock { $0 = Recorded(capacity: capacity) }
  }

  /// Whether the log is recording: true from ``start()`` until ``stop()``.
  public var isRecording: Bool { observations.withLock { !$0.isEmpty } }

  /// The recorded events, in the order of emission.
  public var traces: [EventTrace] {
    recorded.withLock { $0 }.traces.elements.sorted { $0.id < $1.id }
  }

  /// The ended runs of the asynchronous strategies that recorded events started, in the order of the events.
  ///
  /// The maximum number of runs equals the maximum number of events. If there are more runs, the oldest are dropped.
  public var runs: [EventRun] { recorded.withLock { $0 }.runs.elements.sorted() }

  /// Returns a history of the recorded events that match all given filters, in the order of emission.
  ///
  /// A filter of nil matches all events. Emitting classes with the same name are not distinguished.
  public func history(
    _ title: String = "Events",
    named name: EventName? = nil,
    from source: (any EventResponder.Type)? = nil,
    handled isHandled: Bool? = nil
  ) -> EventHistory {
    let recorded = recorded.withLock { $0 }
    let (name, source) = (name?.bounded, source.map { String(describing: $0) })
    let events = recorded.traces.elements.filter { trace in
      name.map { $0 == trace.name } ?? true && source.map { $0 == trace.source } ?? true
        && isHandled.map { $0 == (trace.result == .handled) } ?? true
    }
    let ids = Set(events.map(\.id))
    let runs = recorded.runs.elements.filter { ids.contains($0.event) }
    return EventHistory(
      title,
      steps: [EventHistory.Step(events: events, runs: runs)],
      missed: recorded.traces.missed
    )
  }

  /// The recorded events as text, with a tree for each event. See ``EventHistory/description``.
  public var description: String { history().description }

  /// Returns a Mermaid sequence diagram of the recorded events. See ``EventHistory/mermaid()``.
  public func mermaid() -> String { history().mermaid() }

  /// Returns the recorded events as JSON. For the format, see ``EventHistory``.
  public func json() -> String { history().json() }

  /// Returns the recorded events in the Trace Event Format, for Perfetto and `chrome://tracing`.
  ///
  /// See ``EventHistory/chromeTrace()``.
  public func chromeTrace() -> String { history().chromeTrace() }

  /// Writes a self-contained HTML page of the recorded events. See ``EventHistory/writeHTML(to:)``.
  public func writeHTML(to url: URL) throws { try history().writeHTML(to: url) }
}

/// The queues that receive the new events of a log.
@MainActor
final class TraceListeners {
  private var queues: [LiveQueue] = []

  nonisolated init() {}

  func add(_ queue: LiveQueue) {
    queues.append(queue)
  }

  /// Appends a trace to every queue, and removes closed queues.
  func notify(_ dispatch: ObservedDispatch, breaches: [String]) {
    guard !queues.isEmpty else { return }
    var areOpen = true
    for queue in queues where !queue.append(dispatch, breaches: breaches) { areOpen = false }
    if !areOpen { queues = queues.filter(\.isOpen) }
  }

  func notify(_ line: @autoclosure () -> LiveLine) {
    for queue in queues { queue.append(line()) }
  }
}

/// A queue that keeps the most recently appended elements.
///
/// Appending writes to a slot of the buffer, because copying a trace would measurably slow down the dispatch.
struct Ring<Element: Sendable>: Sendable {
  var missed = 0

  private(set) var count = 0
  private let capacity: Int
  private var slots: ContiguousArray<Element> = []
  private var oldest = 0

  /// Creates an empty queue for `capacity` elements, or for one if `capacity` is less than 1.
  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  /// The elements, oldest first.
  var elements: [Element] { (0..<count).map { self[$0] } }

  subscript(index: Int) -> Element {
    get { slots[slot(index)] }
    set { slots[slot(index)] = newValue }
  }

  func contains(where condition: (Element) -> Bool) -> Bool {
    for index in (0..<count).reversed() where condition(slots[slot(index)]) { return true }
    return false
  }

  mutating func append(_ element: consuming Element) {
    if count == capacity {
      slots[oldest] = element
      oldest = slot(1)
      missed += 1
      return
    }
    if count < slots.count {
      slots[slot(count)] = element
    } else {
      if oldest > 0 { slots = ContiguousArray(slots[oldest...] + slots[..<oldest]) }
      oldest = 0
      slots.append(element)
    }
    count += 1
  }

  /// Removes the oldest elements. Their slots keep them until the queue is empty or the slots are needed.
  mutating func removeFirst(_ removed: Int) {
    oldest = slot(removed)
    count -= removed
    guard count == 0 else { return }
    slots.removeAll(keepingCapacity: slots.count <= LiveSession.longestBatch)
    oldest = 0
  }

  private func slot(_ index: Int) -> Int {
    let slot = oldest + index
    return slot < slots.count ? slot : slot - slots.count
  }
}
