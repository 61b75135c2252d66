@_exported public import RouterEvents

/// A recorder of events for tests. It takes the place of all responders above a cell, a view or any other responder.
///
/// ```swift
/// let recorder = EventRecorder(hosting: cell)
/// cell.buyButtonTapped()
/// recorder.expect(.buyTapped) { $0[.sku] == "A-1" }
/// recorder.expectNothingElse()
/// ```
///
/// By default, a recorder handles events and stops requests without an answer. Change this with ``disposition``,
/// ``respond(to:with:)`` and ``answer(_:with:)``. If there are two recorders at one place, both record and the later
/// one answers.
///
/// An expectation that is not met fails the current test of Swift Testing or XCTest at its source location. The
/// recorder retains the values of recorded events.
@MainActor
public final class EventRecorder {
  /// The recorded events, in the order in which they arrived.
  public private(set) var events: [RecordedEvent] = []

  /// The answer to events without a specific one.
  public var disposition = EventDisposition.handled

  /// Whether the recorder was created in a test of Swift Testing.
  let isInSwiftTesting = TestFailure.isInSwiftTesting

  private var dispositions: [EventName: EventDisposition] = [:]
  private var answers: [EventName: (RouterEvent) -> EventDisposition] = [:]

  /// The object that keeps the recorder on the route: its view, or the observation of its detour.
  private var place: AnyObject?

  /// Creates a recorder that is not on a route yet.
  init() {}

  /// Retains the object that keeps the recorder on a route.
  func retain(_ place: AnyObject) {
    self.place = place
  }

  /// Sets the answer to events of a name from now on. It replaces an answer to requests of that name.
  public func respond(to name: EventName, with disposition: EventDisposition) {
    dispositions[name] = disposition
  }

  /// Answers requests of a type from now on. This replaces earlier settings for their name.
  ///
  /// - Parameters:
  ///   - type: the type of request.
  ///   - body: returns the answer, or nil to forward the request.
  public func answer<Request: EventRequest>(
    _ type: Request.Type,
    with body: @escaping (Request) -> Request.Response?
  ) {
    dispositions[Request.name] = nil
    answers[Request.name] = { $0.answer(type, with: body) }
  }

  /// Removes all recorded events.
  public func clear() {
    events = []
  }

  /// Records an event that another recorder at the same place answers.
  func note(_ event: RouterEvent) {
    events.append(RecordedEvent(event))
  }

  /// Records an event.
  ///
  /// - Returns: the answer to it.
  func record(_ event: RouterEvent) -> EventDisposition {
    note(event)
    if let disposition = dispositions[event.name] { return disposition }
    guard event.isRequest else { return disposition }
    if let answer = answers[event.name] { return answer(event) }
    // An unanswered request must not count as handled.
    return disposition.stops ? .blocked : .forwarded
  }

  func markExpected(_ index: Int) {
    events[index].isExpected = true
  }
}

extension EventRecorder {
  /// Creates a recorder for the events that `responder` emits or forwards, until the recorder is released.
  ///
  /// The responders above receive only what the recorder forwards. By default it handles all events.
  public convenience init(above responder: any EventResponder) {
    self.init()
    retain(RecordingLink.add(self, above: responder))
  }
}

/// The link above a responder where recorders record. The responder's own detour follows it.
private final class RecordingLink: EventHandler {
  private let recorders = RecorderGroup()
  private weak var responder: (any EventResponder)?

  /// The observation that keeps this on the route.
  private weak var observation: EventObservation?

  private init(above responder: any EventResponder) {
    self.responder = responder
  }

  /// Adds `recorder` above `responder`, beside the recorders that are already there.
  ///
  /// - Returns: a token. Releasing it removes the recorder.
  static func add(_ recorder: EventRecorder, above responder: any EventResponder) -> EventObservation {
    let earlier = EventRouter.detour(of: responder) as? RecordingLink
    earlier?.recorders.add(recorder)
    if let observation = earlier?.observation { return observation }
    let link = RecordingLink(above: responder)
    link.recorders.add(recorder)
    let observation = EventRouter.detour(above: responder) { link }
    link.observation = observation
    return observation
  }

  var nextEventResponder: (any EventResponder)? { (responder as? any EventDetour)?.eventDetour }

  func handle(_ event: RouterEvent) -> EventDisposition {
    recorders.record(event)
  }
}
