/// A token that represents the sending of a log's events to a live page.
///
/// ``EventLog/send(to:as:token:keeping:inReleaseBuilds:)`` returns a token. Sending ends when the token is released, or
/// when you call ``cancel()`` or ``finish()``. A token can be used from any thread.
public final class EventSending: Sendable {
  private let queue: LiveQueue
  private let task: Task<Void, Never>

  /// Creates a token and starts the sender. If the sender is nil, nothing is sent.
  init(_ queue: LiveQueue, by sender: LiveSender?) {
    self.queue = queue
    if sender == nil { queue.close() }
    task = Task.detached(priority: .utility) { await sender?.run() }
  }

  deinit {
    cancel()
  }

  /// Ends the sending immediately and drops all unsent events.
  public func cancel() {
    // Cancel first: a sender that is not cancelled posts the remaining lines once the queue is closed.
    task.cancel()
    queue.close()
  }

  /// Sends the events recorded so far, and then ends the sending.
  ///
  /// ```swift
  /// await live.finish()
  /// ```
  ///
  /// Call this method at the end of a test. If the server cannot be reached, the last request is repeated once. If it
  /// fails again, the remaining events are dropped.
  public func finish() async {
    queue.close()
    await task.value
  }
}
