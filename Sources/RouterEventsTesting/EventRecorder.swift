@_exported public import RouterEvents

/// Records what climbs to it, in a test: it stands above a cell, a view or any responder, in place of all that is
/// above it in the app.
///
/// ```swift
/// let recorder = EventRecorder(hosting: cell)
/// cell.buyButtonTapped()
/// recorder.expect(.buyTapped) { $0[.sku] == "A-1" }
/// recorder.expectNothingElse()
/// ```
///
/// It handles what arrives, unless ``respond(to:with:)`` or ``disposition`` say otherwise, and answers what
/// ``answer(_:with:)`` tells it to; other requests end at it without an answer. Of two recorders at one place both record,
/// and the later one decides. Expectations fail the running test, of Swift Testing or of XCTest, where they are written.
/// What was recorded, values included, lives as long as the recorder.
@MainActor
public final class EventRecorder {
  /// What was recorded, in the order in which it arrived.
  public private(set) var events: [RecordedEvent] = []

  /// What becomes of events for which nothing else was said.
  public var disposition = EventDisposition.handled

  /// Whether the recorder was made in a test of Swift Testing.
  let isInSwiftTesting = TestFailure.isInSwiftTesting

  private var dispositions: [EventName: EventDisposition] = [:]
  private var answers: [EventName: (RouterEvent) -> EventDisposition] = [:]

  /// What keeps the recorder on the route: its view, or the observation of its detour.
  private var place: AnyObject?

  /// Makes a recorder that does not stand anywhere yet.
  init() {}

  /// Places the recorder on a route.
  func stand(at place: AnyObject) {
    self.place = place
  }

  /// Lets events of that name be blocked, forwarded or handled from now on, also where they were answered until now.
  public func respond(to name: EventName, with disposition: EventDisposition) {
    dispositions[name] = disposition
  }

  /// Lets requests of that type be answered from now on, whatever was said of their name before; nil leaves one to whoever
  /// is above.
  public func answer<Request: EventRequest>(
    _ type: Request.Type,
    with body: @escaping (Request) -> Request.Response?
  ) {
    dispositions[Request.name] = nil
    answers[Request.name] = { $0.answer(type, with: body) }
  }

  /// Forgets what was recorded.
  public func clear() {
    events = []
  }

  /// Records an event that another recorder at the same place decides about.
  func note(_ event: RouterEvent) {
    events.append(RecordedEvent(event))
  }

  /// Records an event.
  ///
  /// - Returns: what becomes of it.
  func record(_ event: RouterEvent) -> EventDisposition {
    note(event)
    if let disposition = dispositions[event.name] { return disposition }
    guard event.isRequest else { return disposition }
    if let answer = answers[event.name] { return answer(event) }
    // What nobody answers is not handled.
    return disposition.stops ? .blocked : .forwarded
  }

  func markExpected(_ index: Int) {
    events[index].isExpected = true
  }
}

extension EventRecorder {
  /// Records what leaves `responder`, whatever it is, and what it passes on, as long as the recorder lives.
  ///
  /// What is really above it sees only what the recorder forwards; by default it handles all.
  public convenience init(above responder: any EventResponder) {
    self.init()
    stand(at: RecordingLink.place(self, above: responder))
  }
}

/// The recorder's place above a responder. What leaves that through a detour of its own does so after the recorder.
private final class RecordingLink: EventHandler {
  private let post = RecordingPost()
  private weak var responder: (any EventResponder)?

  /// What keeps this on the route.
  private weak var observation: EventObservation?

  private init(above responder: any EventResponder) {
    self.responder = responder
  }

  /// Lets `recorder` stand above `responder`, beside those that stand there.
  ///
  /// - Returns: what keeps it there.
  static func place(_ recorder: EventRecorder, above responder: any EventResponder) -> EventObservation {
    let earlier = EventRouter.detour(of: responder) as? RecordingLink
    earlier?.post.add(recorder)
    if let observation = earlier?.observation { return observation }
    let link = RecordingLink(above: responder)
    link.post.add(recorder)
    let observation = EventRouter.detour(above: responder) { link }
    link.observation = observation
    return observation
  }

  var nextEventResponder: (any EventResponder)? { (responder as? any EventDetour)?.eventDetour }

  func handle(_ event: RouterEvent) -> EventDisposition {
    post.record(event)
  }
}
