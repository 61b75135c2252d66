/// What an asynchronous strategy does with an event that arrives while it runs for the same owner.
///
/// In each case but `parallel`, and unless the strategy starts at once, the event is held back: it is handled by the
/// strategy and does not climb.
public enum Overlap: Sendable {
  /// The event is dropped.
  case drop

  /// The run is cancelled, and a new one starts at once.
  case restart

  /// The event waits until all before it are done.
  case queue

  /// A further run starts at once.
  case parallel
}
