public import Foundation
internal import KitSupport
public import PromiseChain

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An alias of ``Request`` for `GET` requests, as in `Get("user/info", ["id": "7"])`.
public typealias Get = Request

/// A description of an HTTP request. The request is sent each time you await its response or start a chain that sends
/// it.
///
/// ```swift
/// Get("user/info", ["id": "7"]).then { json in … }.failed { error in … }.start()
/// let user = try await Get("user/info", ["id": "7"], on: server).decoded(as: User.self)
/// ```
///
/// A path is plain text relative to the server's base URL. Characters are percent-encoded where necessary, except `/`.
/// A path with a `.` or `..` component is rejected. A path that begins with `http://` or `https://` is a complete URL,
/// which must already be percent-encoded.
///
/// Parameters are sent in the query. With `POST` and `PUT`, they are sent as a form instead. Parameters are sorted by
/// name.
public struct Request: Sendable {
  let method: String
  let path: String
  let parameters: [String: String]
  let server: Server?
  private(set) var isEncoded = false
  private(set) var content: (@Sendable () throws -> Data)?
  private(set) var headers: [String: String] = [:]
  private(set) var timeout: Duration?
  private(set) var clock: any Clock<Duration> = ContinuousClock()
  private(set) var limit: Int?
  private(set) var followsRedirects = true

  private init(_ method: String, _ path: String, _ parameters: [String: String], _ server: Server?) {
    (self.method, self.path, self.parameters, self.server) = (method, path, parameters, server)
  }

  /// Creates a `GET` request with query parameters. The path is relative to the server's base URL, or a complete URL.
  /// If there is no `server`, the request is sent to ``Server/current``.
  public init(_ path: String, _ parameters: [String: String] = [:], on server: Server? = nil) {
    self.init("GET", path, parameters, server)
  }

  /// Creates a `POST` request that sends its parameters as a form. See ``init(_:_:on:)`` for the path and the server.
  public static func post(_ path: String, _ parameters: [String: String] = [:], on server: Server? = nil)
    -> Self
  {
    Self("POST", path, parameters, server)
  }

  /// Creates a `PUT` request that sends its parameters as a form. See ``init(_:_:on:)`` for the path and the server.
  public static func put(_ path: String, _ parameters: [String: String] = [:], on server: Server? = nil)
    -> Self
  {
    Self("PUT", path, parameters, server)
  }

  /// Creates a `DELETE` request with query parameters. See ``init(_:_:on:)`` for the path and the server.
  public static func delete(_ path: String, _ parameters: [String: String] = [:], on server: Server? = nil)
    -> Self
  {
    Self("DELETE", path, parameters, server)
  }

  /// Returns a copy of the request that sends a value as JSON in its body.
  ///
  /// The parameters are then sent in the query. If the request is a `GET` request, sending it throws an error with the
  /// reason ``RequestError/Reason/malformed(_:)``.
  public func sending(_ value: some Encodable & Sendable) -> Request {
    modified(self) { $0.content = { try JSONEncoder().encode(value) } }
  }

  /// Returns a copy of the request that sends data of a type to its server only: a redirect is not followed.
  package func sending(_ data: Data, as type: String) -> Request {
    modified(self) { ($0.content, $0.followsRedirects) = ({ data }, false) }.header("Content-Type", type)
  }

  /// Returns a copy of the request whose relative path must already be percent-encoded. The path may contain a query.
  package func encoded() -> Request {
    modified(self) { $0.isEncoded = true }
  }

  /// Returns a copy of the request with an additional header. If the `Server` sets a header of the same name, the
  /// new value replaces it.
  public func header(_ name: String, _ value: String) -> Request {
    modified(self) { $0.headers[name] = value }
  }

  /// Returns a copy of the request with a timeout for the complete response. The timeout replaces the server's timeout.
  public func timeout(_ duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Request {
    modified(self) { ($0.timeout, $0.clock) = (duration, clock) }
  }

  /// Returns a copy of the request with a maximum response size, in bytes. The size replaces the server's limit.
  public func limit(_ bytes: Int) -> Request {
    modified(self) { $0.limit = bytes }
  }

  /// Sends the request and returns the body of the response.
  ///
  /// - Throws: A ``RequestError``. If the current task is canceled, the reason is ``RequestError/Reason/cancelled``.
  public func data() async throws(RequestError) -> Data {
    try await response().body
  }

  /// Sends the request and parses the body of the response as JSON.
  ///
  /// - Throws: An error of ``response()`` or of ``Request/Response/json()``.
  public func json() async throws(RequestError) -> JSON {
    try await response().json()
  }

  /// Sends the request and decodes the JSON body of the response, with the strategies and the user info of a decoder.
  ///
  /// - Throws: The error of ``json()``. If the JSON cannot be decoded, the reason is
  ///   ``RequestError/Reason/wrongShape(path:expected:found:)``.
  public func decoded<Value: Decodable & Sendable>(
    as type: Value.Type = Value.self,
    by decoder: JSONDecoder = JSONDecoder()
  ) async throws(RequestError) -> Value {
    try await json().decoded(as: type, by: decoder)
  }

  /// Creates a chain that, once started, sends the request and passes the JSON of the response to a step.
  public func then<Next: Sendable>(
    @_inheritActorContext _ step: @escaping @Sendable (JSON) async throws -> Next
  ) -> Chain<Next> {
    Chain.first { try await json() }.then(step)
  }

  /// Sends the request and returns the response with its status, which is from 200 to 299, and its headers.
  ///
  /// - Throws: A ``RequestError``. For any other status, the error contains the headers of the response. If the current
  ///   task is canceled, the reason is ``RequestError/Reason/cancelled``.
  public func response() async throws(RequestError) -> Response {
    let server = server ?? .current ?? .anywhere
    let headers = server.headers
    let (fields, version) = headers.current
    let exchange = Lock(Exchange(source: source(on: server), limit: limit ?? server.limit))
    do {
      return try await send(to: server, fields, by: exchange)
    } catch {
      guard headers.canRenew, case .status(401, _) = error.reason, server.owns(exchange.withLock { $0.url })
      else { throw error }
      try await headers.renew(after: version, refusedBy: error)
      exchange.withLock { $0.restart() }
      return try await send(to: server, headers.current.fields, by: exchange)
    }
  }

  private func send(
    to server: Server,
    _ fields: ServerHeaders.Fields,
    by exchange: Lock<Exchange>
  ) async throws(RequestError) -> Response {
    let timeout = timeout ?? server.timeout
    var request = try urlRequest(on: server, fields)
    // Foundation's timeout limits inactivity, and its error looks like a lost connection. The margin lets the server's
    // timeout end first, even on a busy machine.
    request.timeoutInterval = timeout.bounded / .seconds(1) + 60
    let redirects = Redirects(request: request, rest: followsRedirects ? Redirects.most : 0)
    do {
      return try await server.response(to: redirects, by: exchange, within: timeout, clock)
    } catch {
      throw error as? RequestError ?? RequestError(.cancelled, source: source(on: server))
    }
  }
}
