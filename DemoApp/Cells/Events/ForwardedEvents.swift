import RouterEvents

/// A request for the app delegate's event counts, keyed by event name.
struct ForwardedEvents: EventRequest {
  typealias Response = [EventName: Int]
  static let name: EventName = "app.forwardedEvents"
}
