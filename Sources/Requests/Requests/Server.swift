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
  /// The default server of the current task and of the tasks that it creates.
  ///
  /// A request that specifies no server uses this one. Set it with `Server.$current.withValue(server) { … }`. If it is
  /// nil, such a request needs a complete URL.
  @TaskLocal public static var current: Server?

  let base: URL?
  /// The headers of every request to the origin of the base URL. If a name repeats, the last value wins.
  let headers: [(name: String, value: String)]
  let timeout: Duration
  let limit: Int
  private let session: URLSession
  private let receiver = ResponseReceiver()

  /// The server of requests that specify none while ``current`` is nil. Such requests need a complete URL.
  static let anywhere = Server(
    base: nil,
    session: .default,
    headers: [:],
    timeout: .seconds(60),
    limit: 16 << 20
  )

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
  public convenience init(
    _ base: URL,
    session: URLSessionConfiguration = .default,
    headers: [String: String] = [:],
    timeout: Duration = .seconds(60),
    limit: Int = 16 << 20
  ) {
    self.init(base: base, session: session, headers: headers, timeout: timeout, limit: limit)
  }

  private init(
    base: URL?,
    session: URLSessionConfiguration,
    headers: [String: String],
    timeout: Duration,
    limit: Int
  ) {
    self.base = base
    let configuration = session.copy() as? URLSessionConfiguration ?? session
    // The session would send these headers to all hosts and to the targets of all redirects.
    let sessionHeaders = configuration.httpAdditionalHeaders ?? [:]
    configuration.httpAdditionalHeaders = nil
    self.headers = sessionHeaders.map { ("\($0.key)", "\($0.value)") } + headers.map { ($0.key, $0.value) }
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

  /// Returns the headers of a request to a URL. They belong to the origin of the base URL, as in ``Redirects``.
  func headers(for url: URL) -> [(name: String, value: String)] {
    guard let own = base.flatMap(Origin.init), own == Origin(url) else { return [] }
    return headers
  }

  /// Sends a request and returns its response, which `exchange` collects. The request ends when the exchange needs no
  /// more data.
  ///
  /// - Throws: A ``RequestError``, or `CancellationError` if the current task is canceled.
  func response(to request: URLRequest, by exchange: Lock<Exchange>) async throws -> Request.Response {
    try await Settlement<Request.Response>().value { answer in
      let redirects = Redirects(request: request)
      receiver.send(
        ResponseReceiver.Expected(server: self, exchange: exchange, answer: answer, redirects: redirects),
        in: session
      )
    }
  }
}
