/// A token that sends a log's events to a live page. See ``EventLog/send(to:as:token:keeping:inReleaseBuilds:)``.
///
/// Sending ends when the token is released, or with ``cancel()`` or ``finish()``. It can be used from any thread.
public final class EventSending: Sendable {
  private let queue: LiveQueue
  private let task: Task<Void, Never>

  /// Starts sending. Without a sender, nothing is sent.
  init(_ queue: LiveQueue, by sender: LiveSender?) {
    self.queue = queue
    if sender == nil { queue.close() }
    task = Task.detached(priority: .utility) { await sender?.run() }
  }

  deinit {
    cancel()
  }

  /// Ends the sending immediately. Unsent events are dropped.
  public func cancel() {
    // In this order: once the queue is closed, a sender that is not cancelled tries again to send the rest.
    task.cancel()
    queue.close()
  }

  /// Sends the events recorded so far, then ends.
  ///
  /// ```swift
  /// await live.finish()
  /// ```
  ///
  /// Call it at the end of a test. If the server cannot be reached, it tries once more and then drops the remaining events.
  public func finish() async {
    queue.close()
    await task.value
  }
}
