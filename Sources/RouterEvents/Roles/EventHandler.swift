/// A responder that handles events by hand. For more than a name or two a strategy table reads better.
@MainActor
public protocol EventHandler: EventResponder {
  /// Handles `event`, and says how it goes on.
  func handle(_ event: RouterEvent) -> EventDisposition
}
