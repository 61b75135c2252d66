/// An object that represents the sending of a log's events to a live page.
///
/// ``EventLog/send(to:as:token:keeping:inReleaseBuilds:)`` returns this object. Sending stops when the object is
/// released, or when you call ``cancel()`` or ``finish()``. You can call both methods from any thread.
public final class EventSending: Sendable {
  private let queue: LiveQueue
  private let task: Task<Void, Never>

  /// Creates the object and starts the sender, or closes the queue if the sender is nil.
  init(_ queue: LiveQueue, by sender: LiveSender?) {
    self.queue = queue
    if sender == nil { queue.close() }
    task = Task.detached(priority: .utility) { await sender?.run() }
  }

  deinit {
    cancel()
  }

  /// Stops sending immediately, and drops all unsent events.
  public func cancel() {
    // Cancel first: a sender that is not canceled posts the remaining lines once the queue is closed.
    task.cancel()
    queue.close()
  }

  /// Sends the events recorded so far, and then stops sending.
  ///
  /// ```swift
  /// await live.finish()
  /// ```
  ///
  /// Call this method at the end of a test. Only one failed request is retried. After another failure, or if the
  /// server refuses events, the remaining events are dropped.
  public func finish() async {
    queue.close()
    await task.value
  }
}
