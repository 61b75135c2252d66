/// A handler attached to an object by ``EventResponder/onRouterEvent(_:then:_:)``.
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

  /// Returns the handler's closure and answer, or nil if the handler is attached for a different name.
  ///
  /// The returned closure does not retain the handler. Therefore, if the closure cancels the handler and then emits
  /// events, these events skip the handler.
  func turn(for name: EventName) -> (body: Body, disposition: EventDisposition)? {
    self.name == name ? (body, disposition) : nil
  }
}
