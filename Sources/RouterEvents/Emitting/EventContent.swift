/// The base class for the content of an event: a typed event or a request.
@MainActor
class EventContent {
  /// The typed event or the request.
  var subject: Any { self }

  var isRequest: Bool { false }

  /// Whether the content is a request that has no answer yet.
  var awaitsAnswer: Bool { false }
}

/// A typed event that is being dispatched.
@MainActor
final class EmittedMessage: EventContent {
  let message: any EventMessage
  override var subject: Any { message }

  init(_ message: any EventMessage) {
    self.message = message
  }
}

/// A request that is being dispatched, and its answer.
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
