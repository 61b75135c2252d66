internal import KitSupport
@_exported public import RouterEvents

/// An object that records the events that a cell, a view or any other responder emits in a test.
///
/// ```swift
/// let recorder = EventRecorder(hosting: cell)
/// cell.buyButtonTapped()
/// recorder.expect(.buyTapped) { $0[.sku] == "A-1" }
/// recorder.expectNothingElse()
/// ```
///
/// A recorder comes directly after the tested responder on the route. By default, it handles events and blocks
/// requests, so responders above the recorder receive neither. To change this, set ``disposition`` or call
/// ``respond(to:with:)`` or ``answer(_:with:)``. If several recorders are above the same responder, each of them
/// records every event, and the recorder added last answers it.
///
/// If an expectation is not met, the current test fails at the expectation's source location, in Swift Testing and
/// XCTest. A recorder retains the values of recorded events.
@MainActor
public final class EventRecorder {
  /// The recorded events, in the order of their arrival.
  public internal(set) var events: [RecordedEvent] = []

  /// The answer to every event whose name has no answer set by ``respond(to:with:)``. The default is `handled`.
  ///
  /// A request for which no answer is set is never handled. If the disposition stops events, the recorder blocks the
  /// request. Otherwise, the recorder forwards the request.
  public var disposition = EventDisposition.handled

  /// Whether the recorder was created in a test of Swift Testing.
  let isInSwiftTesting = TestFailure.isInSwiftTesting

  private var answers: [EventName: (RouterEvent) -> EventDisposition?] = [:]

  /// Counts the recorded events, and everything else that may end a wait for an event.
  let arrivals = Signal()

  /// The object that keeps the recorder on the route: a host view, or the observation of a detour.
  var place: AnyObject?

  init() {}

  /// Sets the answer to future events with the given name.
  ///
  /// The answer also applies to requests with that name, and replaces an answer set by ``answer(_:with:)``.
  public func respond(to name: EventName, with disposition: EventDisposition) {
    answers[name] = { _ in disposition }
  }

  /// Sets the answer to future requests of the given type, or forwards those for which the closure returns nil. This
  /// replaces any answer set earlier.
  public func answer<Request: EventRequest>(
    _ type: Request.Type,
    with body: @escaping (Request) -> Request.Response?
  ) {
    answers[Request.name] = { $0.isRequest ? $0.answer(type, with: body) : nil }
  }

  /// Removes all recorded events. Answers that you have set stay in effect.
  public func clear() {
    events = []
  }

  func note(_ event: RouterEvent) {
    events.append(RecordedEvent(event))
    arrivals.send()
  }

  func record(_ event: RouterEvent) -> EventDisposition {
    note(event)
    if let answer = answers[event.name]?(event) { return answer }
    guard event.isRequest else { return disposition }
    // An unanswered request must not count as handled.
    return disposition.stops ? .blocked : .forwarded
  }

  /// Creates a recorder for the events that a responder emits or forwards. It stays directly above the responder until
  /// it is released.
  public convenience init(above responder: any EventResponder) {
    self.init()
    place = RecordingLink.add(self, above: responder)
  }
}

/// An event handler that passes a responder's events to the recorders above it, and then to the responder's own detour.
private final class RecordingLink: EventHandler {
  private let recorders = RecorderGroup()
  private weak var responder: (any EventResponder)?
  private weak var observation: EventObservation?

  private init(above responder: any EventResponder) {
    self.responder = responder
  }

  /// Adds a recorder above a responder, and returns what keeps it, and the earlier ones, on the route.
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

/// An event as it arrived at a recorder.
@MainActor
public struct RecordedEvent {
  /// The name under which the event was emitted.
  public var name: EventName { event.name }

  /// The values of the event when it reached the recorder, including values that decorators added.
  public var userInfo: UserInfo { event.userInfo }

  /// The typed event, or nil if the event was emitted by name or is a request.
  public var message: (any EventMessage)? { event.message }

  /// The class of the responder that emitted the event, or `AnyObject` if the responder was already deallocated.
  public let source: AnyObject.Type

  let event: RouterEvent
  let summary: String
  var isExpected = false

  init(_ event: RouterEvent) {
    self.event = event
    source = event.source.map { type(of: $0) } ?? AnyObject.self
    summary = "\(event.summary) from \(String(describing: source).visible)"
  }
}

/// The recorders above a responder, which are not retained. Each records every event, and the one added last answers.
@MainActor
final class RecorderGroup {
  private var recorders: [() -> EventRecorder?] = []

  func add(_ recorder: EventRecorder) {
    recorders.append { [weak recorder] in recorder }
  }

  func record(_ event: RouterEvent) -> EventDisposition {
    recorders.removeAll { $0() == nil }
    for recorder in recorders.dropLast() { recorder()?.note(event) }
    return recorders.last?()?.record(event) ?? .forwarded
  }
}
