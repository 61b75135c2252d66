import RouterEvents

/// A request for the number of events that reached the app delegate, by name.
struct ForwardedEvents: EventRequest {
  typealias Response = [EventName: Int]
  static let name: EventName = "app.forwardedEvents"
}
