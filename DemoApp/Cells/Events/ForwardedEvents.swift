import RouterEvents

/// A request for the number of times that each counted event has reached the app delegate, keyed by event name.
struct ForwardedEvents: EventRequest {
  typealias Response = [EventName: Int]
  static let name: EventName = "app.forwardedEvents"
}
