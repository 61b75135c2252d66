internal import KitSupport

/// Keeps something installed: a handler, an observer. It ends when the last reference to it goes, or by
/// ``cancel()``.
@MainActor
public final class EventObservation {
  /// What the kit refers to weakly. The code that was installed lives in it, and goes with it.
  private var registration: AnyObject?

  init(_ registration: AnyObject) {
    self.registration = registration
  }

  /// Ends the observation, at once and for good.
  public func cancel() {
    _ = exchange(&registration, with: nil)
  }
}
