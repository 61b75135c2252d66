/// What an event carries besides its name and user info.
@MainActor
class EventContent {
  /// The typed event or the request.
  var subject: Any { self }

  /// Whether it is a request.
  var isRequest: Bool { false }

  /// Whether it is a request that has no answer yet.
  var awaitsAnswer: Bool { false }
}

/// A typed event on its way.
@MainActor
final class EmittedMessage: EventContent {
  let message: any EventMessage
  override var subject: Any { message }

  init(_ message: any EventMessage) {
    self.message = message
  }
}

/// A request on its way, and its answer once there is one.
@MainActor
final class EventInquiry<Request: EventRequest>: EventContent {
  let request: Request
  var response: Request.Response?
  override var subject: Any { request }
  override var isRequest: Bool { true }
  override var awaitsAnswer: Bool { response == nil }

  init(_ request: Request) {
    self.request = request
  }
}
