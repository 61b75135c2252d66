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

  /// The code to run for events of that name, and its answer; nil if the handler is for other events.
  ///
  /// The code is returned rather than run, so that nobody retains the handler while it runs: cancelled by its own code, it
  /// is not asked again by events that this code emits.
  func turn(for name: EventName) -> (body: Body, disposition: EventDisposition)? {
    self.name == name ? (body, disposition) : nil
  }
}
