internal import KitSupport

/// A token that keeps a handler or observer registered.
///
/// Releasing or canceling the token removes the handler or observer.
@MainActor
public final class EventObservation {
  /// The handler, observer or detour. The router references it weakly, so this is the only strong reference.
  private var registration: AnyObject?

  init(_ registration: AnyObject) {
    self.registration = registration
  }

  /// Removes the handler or observer immediately.
  public func cancel() {
    _ = exchange(&registration, with: nil)
  }
}
