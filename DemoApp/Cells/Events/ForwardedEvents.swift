import RouterEvents

/// A request for the numbers of events that the app delegate has counted, keyed by event name.
struct ForwardedEvents: EventRequest {
  typealias Response = [EventName: Int]
  static let name: EventName = "app.forwardedEvents"
}
