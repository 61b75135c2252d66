public import Foundation
internal import KitSupport
internal import PromiseChain

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A destination for requests, with a base URL, a URL session, and settings for all requests.
///
/// ```swift
/// let server = Server(URL(string: "https://example.com/api/")!, headers: ["Accept-Language": "en"])
/// Get("user/info", ["id": "7"], on: server).then { json in … }.failed { error in … }.start()
/// ```
///
/// When the server is released, its session finishes the running requests and is invalidated.
public final class Server: Sendable {
  /// The server of requests that specify none, in the current task and in the tasks that it creates.
  ///
  /// Set it with `Server.$current.withValue(server) { … }`. If it is nil, such a request needs a complete URL.
  @TaskLocal public static var current: Server?

  /// A closure that returns new headers, for example with a new token.
  public typealias Renew = @Sendable (_ refused: RequestError) async throws -> [String: String]

  let base: URL?
  /// The headers of every request to the origin of the base URL. If a name repeats, the last value wins.
  let headers: ServerHeaders
  let timeout: Duration
  let limit: Int
  private let session: URLSession
  private let receiver = ResponseReceiver()

  /// The server of requests that specify none while ``current`` is nil.
  static let anywhere = Server(base: nil)

  /// Creates a server and its URL session.
  ///
  /// - Parameters:
  ///   - base: The URL to which relative paths are appended.
  ///   - session: The configuration of the session, for example its cookies, its proxies, and its protocol classes for
  ///     tests. On Linux, responses are not cached.
  ///   - headers: The headers of every request to the base URL's origin: its scheme, host and port. A request can
  ///     replace them. A complete URL or a redirect to another origin gets none of them, and none of the session's
  ///     `httpAdditionalHeaders`.
  ///   - timeout: The timeout for a complete response. A request can override it.
  ///   - limit: The maximum size of a response, in bytes. A request can override it.
  ///   - renew: A closure that renews the headers when the base URL's origin responds with the status 401. The headers
  ///     that it returns replace those of the same names in all later requests.
  public convenience init(
    _ base: URL,
    session: URLSessionConfiguration = .default,
    headers: [String: String] = [:],
    timeout: Duration = .seconds(60),
    limit: Int = 16 << 20,
    renewing renew: Renew? = nil
  ) {
    self.init(
      base: base,
      session: session,
      headers: headers,
      timeout: timeout,
      limit: limit,
      renewing: renew
    )
  }

  private init(
    base: URL?,
    session: URLSessionConfiguration = .default,
    headers: [String: String] = [:],
    timeout: Duration = .seconds(60),
    limit: Int = 16 << 20,
    renewing renew: Renew? = nil
  ) {
    self.base = base
    let configuration = session.copy() as? URLSessionConfiguration ?? session
    // The session would send these headers to all hosts and to the targets of all redirects.
    let sessionHeaders = configuration.httpAdditionalHeaders ?? [:]
    configuration.httpAdditionalHeaders = nil
    self.headers = ServerHeaders(
      sessionHeaders.map { ("\($0.key)", "\($0.value)") } + headers.map { ($0.key, $0.value) },
      renewing: renew
    )
    #if canImport(FoundationNetworking)
      // FoundationNetworking traps if a task is canceled while the cache responds.
      configuration.urlCache = nil
    #endif
    self.timeout = timeout
    self.limit = limit
    self.session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
  }

  deinit {
    // Otherwise, the session would retain its delegate and itself forever.
    session.finishTasksAndInvalidate()
  }

  /// Returns whether the server's headers are sent to a URL.
  func owns(_ url: URL?) -> Bool {
    guard let own = base?.origin else { return false }
    return own == url?.origin
  }

  /// Sends a request, which ends when the exchange needs no more data. Throws a ``RequestError``, or
  /// `CancellationError` if the current task is canceled.
  func response(
    to redirects: Redirects,
    by exchange: Lock<Exchange>,
    within timeout: Duration,
    _ clock: any Clock<Duration>
  ) async throws -> Request.Response {
    try await Settlement<Request.Response>().value { answer in
      receiver.send(
        ResponseReceiver.Expected(server: self, exchange: exchange, answer: answer, redirects: redirects),
        in: session
      )
      answer.settle {
        try await clock.pause(for: timeout)
        throw exchange.withLock { $0.end(by: .timedOut(after: timeout)) }
      }
    }
  }
}

struct Redirects {
  static let most = 20  // As in Foundation.

  private(set) var request: URLRequest
  private(set) var rest = most

  /// Replaces the request with one for the target of a redirect, or returns false if that is invalid or exceeds the
  /// limit. Headers except the content type are removed if the origin changes, because they are intended for it.
  mutating func follow(_ response: HTTPURLResponse) -> Bool {
    var next = request
    guard let from = next.url, rest > 0,
      let location = response.value(forHTTPHeaderField: "Location"),
      let url = URL(string: location, relativeTo: from)?.absoluteURL,
      let origin = url.origin
    else { return false }
    switch (response.statusCode, next.httpMethod) {
    case (307, _), (308, _): break
    case (303, _), (301, "POST"), (302, "POST"):
      next.httpMethod = "GET"
      next.httpBody = nil
      next.setValue(nil, forHTTPHeaderField: "Content-Type")
    case (301, _), (302, _): break
    default: return false
    }
    if origin != from.origin {
      var bare = URLRequest(url: url)
      bare.httpMethod = next.httpMethod
      bare.httpBody = next.httpBody
      bare.timeoutInterval = next.timeoutInterval
      let type = next.value(forHTTPHeaderField: "Content-Type")
      if let type { bare.setValue(type, forHTTPHeaderField: "Content-Type") }
      next = bare
    }
    next.url = url
    request = next
    rest -= 1
    return true
  }
}

extension URL {
  /// The origin of an HTTP or HTTPS URL, to which an app's headers belong, or nil for any other URL.
  var origin: String? {
    guard let scheme = scheme?.lowercased(), let usual = ["http": 80, "https": 443][scheme],
      let host = host?.lowercased(), !host.isEmpty
    else { return nil }
    return "\(scheme)://\(host):\(port ?? usual)"
  }
}
