/// How an asynchronous strategy handles an event that arrives while it runs for the same owner.
///
/// An event that is dropped or queued counts as handled and is not forwarded.
public enum Overlap: Sendable {
  /// Drops the event.
  case drop

  /// Cancels the current run and starts a new one at once.
  case restart

  /// Runs for the event after all earlier runs have ended.
  case queue

  /// Starts another run at once.
  case parallel
}
