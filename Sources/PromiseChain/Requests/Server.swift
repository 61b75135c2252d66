public import Foundation
internal import KitSupport

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Where requests go: an address that their paths follow, a session of its own, and what holds for all of them.
///
/// ```swift
/// let server = Server(URL(string: "https://example.com/api/")!, headers: ["Accept-Language": "en"])
/// Get("user/info", ["id": "7"], on: server).then { json in … }.failed { error in … }.start()
/// ```
///
/// The session ends with the server, once what is under way is over.
public final class Server: Sendable {
  /// The server of requests that name none, for whatever a task does and begins:
  /// `Server.$current.withValue(server) { … }`. Without it such a request needs a whole address for a path.
  @TaskLocal public static var current: Server?

  let base: URL?
  /// A later one of the same name wins.
  let headers: [(name: String, value: String)]
  let timeout: Duration
  let limit: Int
  private let session: URLSession
  private let receiver = Receiver()

  /// The server of requests with whole addresses.
  static let anywhere = Server(
    base: nil,
    session: .default,
    headers: [:],
    timeout: .seconds(60),
    limit: 16 << 20
  )

  /// Makes a server.
  ///
  /// - Parameters:
  ///   - base: what the paths of requests follow.
  ///   - session: how its session is set up: caches, cookies, proxies, protocol classes of tests. Nothing is cached on Linux.
  ///   - headers: the headers of every request, unless it has its own. A redirect to another origin drops them.
  ///   - timeout: how long an answer may take as a whole, unless a request says otherwise.
  ///   - limit: how many bytes an answer may have, unless a request says otherwise.
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
    #if canImport(FoundationNetworking)
      // The session would send its own headers wherever a request is redirected.
      let configuration = session.copy() as? URLSessionConfiguration ?? session
      let sessionHeaders = configuration.httpAdditionalHeaders ?? [:]
      configuration.httpAdditionalHeaders = nil
      // FoundationNetworking traps where a task is cancelled in the moment in which the cache has answered.
      configuration.urlCache = nil
      self.headers =
        sessionHeaders.map { ("\($0.key)", "\($0.value)") } + headers.map { ($0.key, $0.value) }
    #else
      let configuration = session
      self.headers = headers.map { ($0.key, $0.value) }
    #endif
    self.timeout = timeout
    self.limit = limit
    self.session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
  }

  deinit {
    // Or the session would keep its delegate, and itself, for ever.
    session.finishTasksAndInvalidate()
  }

  /// Sends a request and gathers the answer in `exchange`, of which no more is taken than is needed.
  ///
  /// - Throws: a ``RequestError``; `CancellationError` when the current task is cancelled.
  func response(to request: URLRequest, by exchange: Lock<Exchange>) async throws -> Request.Response {
    try await Settlement<Request.Response>().value { answer in
      let redirects = Redirects(request: request)
      receiver.send(
        Receiver.Expected(server: self, exchange: exchange, answer: answer, redirects: redirects),
        in: session
      )
    }
  }
}
