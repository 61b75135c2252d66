public import Foundation
internal import KitSupport

/// The sending of a log's events to a live page, by ``EventLog/send(to:as:token:keeping:inReleaseBuilds:)``. It stops
/// when the object is released, or when you call ``cancel()`` or ``finish()``, from any thread.
public final class EventSending: Sendable {
  private let queue: LiveQueue
  private let task: Task<Void, Never>

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

  /// Sends the events recorded so far, and then stops sending, for example at the end of a test.
  ///
  /// Only one failed request is retried. After another failure, or if the server refuses events, the remaining events
  /// are dropped.
  public func finish() async {
    queue.close()
    await task.value
  }
}

extension EventLog {
  /// Sends the events of the log to the live page that `kit-live` serves.
  ///
  /// ```swift
  /// let live = log.send(to: URL(string: "http://127.0.0.1:8787")!)
  /// ```
  ///
  /// Events that are already in the log are sent first. Traces are posted in batches of up to 200, which wait up to
  /// 50 ms for further traces. They arrive in order, and none arrives twice. Only values that the log shows are sent.
  ///
  /// If a request fails, it is retried with a back-off of 0.25 to 5 seconds. If more than `capacity` traces wait, the
  /// oldest are dropped, and the page shows how many are missing. Redirects are not followed.
  ///
  /// When an asynchronous strategy ends, its run is sent if its event is still in the log. If more than twice
  /// `capacity` runs wait, the oldest are dropped without being counted.
  ///
  /// If the server refuses events, for example because the token is missing, debug builds report the refusal. Release
  /// builds send nothing unless `inReleaseBuilds` is true. For the `Info.plist` keys that an iOS app needs, see
  /// <doc:Live>.
  ///
  /// - Parameters:
  ///   - url: The URL that `kit-live` prints. If `token` is nil, the token in the URL's query is used.
  ///   - name: The name of the app on the page. Defaults to the bundle name, or to the process name if there is none.
  ///   - token: The access token that the server requires if it listens on more than the loopback address.
  ///   - capacity: The maximum number of traces that wait to be sent, at least 1.
  ///   - inReleaseBuilds: Whether release builds send events.
  /// - Returns: An object whose release stops the sending.
  @MainActor
  public func send(
    to url: URL,
    as name: String? = nil,
    token: String? = nil,
    keeping capacity: Int = 10_000,
    inReleaseBuilds: Bool = false
  ) -> EventSending {
    let queue = LiveQueue(capacity: capacity)
    guard inReleaseBuilds || Reports.isDebugBuild else { return EventSending(queue, by: nil) }
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let queryToken = parts?.queryItems?.first { $0.name == "token" }?.value
    let bundleName = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
    let name = name ?? bundleName ?? ProcessInfo.processInfo.processName
    let host = "\(url.host ?? "no host"):\(url.port ?? 80)"
    return send(
      to: queue,
      over: HTTPTransport(url, token: token ?? queryToken),
      as: name,
      silence: .seconds(20)
    ) { [address = Reports.address] status in
      Reports.report(
        """
        The server at \(host) answered the events of '\(name)' with status \(status) instead of 204. Send them to the \
        address that kit-live prints, with its token if there is one. Until then the kit retries.
        """,
        to: address
      )
    }
  }

  @MainActor
  package func send(
    to queue: LiveQueue,
    over transport: any LiveTransport,
    as name: String,
    silence: Duration? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    onRefusal: @escaping @Sendable (_ status: Int) -> Void = { _ in }
  ) -> EventSending {
    for trace in traces { queue.append(trace) }
    for run in runs { queue.append(.run(run)) }
    listeners.add(queue)
    let sender = LiveSender(
      queue: queue,
      transport: transport,
      app: name,
      silence: silence,
      clock: clock,
      onRefusal: onRefusal
    )
    return EventSending(queue, by: sender)
  }
}
