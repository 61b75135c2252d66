import RouterEvents

/// Asks how many events of which name went all the way up.
struct ForwardedEvents: EventRequest {
  typealias Response = [EventName: Int]
  static let name: EventName = "app.forwardedEvents"
}
