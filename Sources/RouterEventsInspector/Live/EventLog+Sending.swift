public import Foundation
internal import KitSupport

extension EventLog {
  /// Sends each event that the log records to a live page, which `kit-live` serves.
  ///
  /// ```swift
  /// let live = log.send(to: URL(string: "http://127.0.0.1:8787")!)
  /// ```
  ///
  /// What was recorded before is sent first. Traces are encoded and posted off the main actor, up to 200 together and
  /// at most 50 ms late, and each arrives once and in order. If nobody listens, the kit tries again after pauses of 0.25 to
  /// 5 seconds. Meanwhile the oldest traces are dropped if there are too many, and the page shows how many were. Only what
  /// the log shows of values is sent; redirects are refused.
  ///
  /// The end of an asynchronous strategy is sent if its event is still in the log. If more than twice the capacity wait, the
  /// oldest are dropped without a count.
  ///
  /// A server that refuses the events, for example because of a missing token, is reported in debug builds. In release builds
  /// nothing is sent unless asked for. <doc:Live> says what an iOS app
  /// must declare.
  ///
  /// - Parameters:
  ///   - url: the address that `kit-live` prints. A token in its query counts if `token` is nil.
  ///   - name: what the page calls the app; its own name if nil.
  ///   - token: what the server asks for if it listens on more than the loopback address.
  ///   - capacity: how many traces can wait to be sent.
  ///   - inReleaseBuilds: whether release builds send too.
  /// - Returns: a token. Releasing it ends the sending.
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
    let (name, place) = (name ?? Self.appName, "\(url.host ?? "nobody"):\(url.port ?? 80)")
    return send(
      to: queue,
      over: HTTPTransport(url, token: token ?? queryToken),
      as: name,
      silence: .seconds(20)
    ) { [address = Reports.address] status in
      Reports.report(
        """
        The server at \(place) answered \(status) to the events of '\(name)', expected 204. Send them to the address that \
        kit-live prints, with its token if it has one. Until then the kit tries again.
        """,
        to: address
      )
    }
  }

  /// The same over any transport.
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
