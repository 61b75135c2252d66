/// A policy for events that arrive while an asynchronous strategy runs for the same owner.
///
/// An event that is dropped or queued counts as handled, and is not forwarded.
public enum Overlap: Sendable {
  /// The strategy ignores the event.
  case drop

  /// The strategy cancels the current run and starts a new one at once.
  case restart

  /// The strategy runs for the event after all earlier runs have ended.
  case queue

  /// The strategy starts another run at once, alongside the current one.
  case parallel
}
