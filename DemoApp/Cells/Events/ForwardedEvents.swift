import RouterEvents

/// Asks how many events of each name reached the application delegate.
struct ForwardedEvents: EventRequest {
  typealias Response = [EventName: Int]
  static let name: EventName = "app.forwardedEvents"
}
