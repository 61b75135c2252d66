public import Foundation
internal import KitSupport

extension EventLog {
  /// Sends recorded events to the live page that `kit-live` serves.
  ///
  /// ```swift
  /// let live = log.send(to: URL(string: "http://127.0.0.1:8787")!)
  /// ```
  ///
  /// Events that were already recorded are sent first. Traces are encoded and posted off the main actor, up to 200 at a
  /// time and at most 50 ms late. Each arrives once and in order. If the server cannot be reached, the kit retries
  /// after 0.25 to 5 seconds. When more than `capacity` traces wait, the oldest are dropped, and the page shows how
  /// many. Only values that the log shows are sent. Redirects are refused.
  ///
  /// The end of an asynchronous strategy is sent if its event is still in the log. If more than twice the capacity wait, the
  /// oldest ends are dropped without a count.
  ///
  /// A refusal by the server, for example of a missing token, is reported in debug builds. Release builds send nothing
  /// unless `inReleaseBuilds` is true. <doc:Live> lists the entries that an iOS app needs.
  ///
  /// - Parameters:
  ///   - url: The address that `kit-live` prints. A token in its query is used if `token` is nil.
  ///   - name: The name of the app on the page. Defaults to the app's own name.
  ///   - token: The token that the server requires if it listens on more than the loopback address.
  ///   - capacity: The number of traces that can wait to be sent.
  ///   - inReleaseBuilds: Whether release builds send, too.
  /// - Returns: A token. Releasing it ends the sending.
  @MainActor
  public func send(
    to url: URL,
    as name: String? = nil,
    token: String? = nil,
    keeping capacity: Int = 10_000,
    inReleaseBuilds: Bool = false
  ) -> EventSending {
    let queue = LiveQueue(capacity: capacity)
    guard inReleaseBuilds || Self.isDebugBuild else { return EventSending(queue, by: nil) }
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let queryToken = parts?.queryItems?.first { $0.name == "token" }?.value
    let (name, host) = (name ?? Self.appName, "\(url.host ?? "no host"):\(url.port ?? 80)")
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

  /// Sends over any transport.
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
      queue,
      over: transport,
      as: name,
      silence: silence,
      clock: clock,
      onRefusal: onRefusal
    )
    return EventSending(queue, by: sender)
  }

  private static var appName: String {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ProcessInfo.processInfo.processName
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
      return true
    #else
      return false
    #endif
  }
}
