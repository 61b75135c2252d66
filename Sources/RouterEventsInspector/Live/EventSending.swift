/// Keeps a log's events on their way to a live page; see ``EventLog/send(to:as:token:keeping:inReleaseBuilds:)``.
///
/// It ends when the last reference to it is released, or by ``cancel()`` or ``finish()``. It can be used from any thread.
public final class EventSending: Sendable {
  private let queue: LiveQueue
  private let task: Task<Void, Never>

  /// Begins to send; nothing if there is no sender.
  init(_ queue: LiveQueue, by sender: LiveSender?) {
    self.queue = queue
    if sender == nil { queue.close() }
    task = Task.detached(priority: .utility) { await sender?.run() }
  }

  deinit {
    cancel()
  }

  /// Ends the sending at once. What has not been sent is dropped.
  public func cancel() {
    queue.close()
    task.cancel()
  }

  /// Sends what has been recorded so far, and ends.
  ///
  /// ```swift
  /// await live.finish()
  /// ```
  ///
  /// A test calls it before it ends. If nobody listens, what is left is dropped without another attempt.
  public func finish() async {
    queue.close()
    await task.value
  }
}
