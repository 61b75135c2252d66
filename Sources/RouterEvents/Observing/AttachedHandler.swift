/// A handler attached to an object by `onRouterEvent`.
@MainActor
final class AttachedHandler {
  typealias Body = @MainActor (RouterEvent) -> Void

  let name: EventName
  let disposition: EventDisposition
  private let body: Body

  init(_ name: EventName, _ disposition: EventDisposition, _ body: @escaping Body) {
    self.name = name
    self.disposition = disposition
    self.body = body
  }

  /// Returns the code to run for events of a name and its answer, or nil if the handler is for other events.
  ///
  /// Running the returned code does not retain the handler. If the code cancels the handler, events that it then emits
  /// skip the handler.
  func turn(for name: EventName) -> (body: Body, disposition: EventDisposition)? {
    self.name == name ? (body, disposition) : nil
  }
}
