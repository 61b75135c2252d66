import Foundation

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

  private init(_ method: String, _ path: String, _ parameters: [String: String], _ server: Server?) {
    self.method = method
    self.path = path
    self.parameters = parameters
    self.server = server
  }

  /// Creates a `GET` request.
  ///
  /// - Parameters:
  ///   - path: A path relative to the server's base URL, or a complete URL.
  ///   - parameters: The query parameters.
  ///   - server: The server. Defaults to ``Server/current``.
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
    var request = self
    request.content = { try JSONEncoder().encode(value) }
    return request
  }

  /// Returns a copy of the request whose relative path must already be percent-encoded. The path may contain a query.
  package func encoded() -> Request {
    var request = self
    request.isEncoded = true
    return request
  }

  /// Returns a copy of the request with an additional header. If the `Server` sets a header of the same name, the
  /// new value replaces it.
  public func header(_ name: String, _ value: String) -> Request {
    var request = self
    request.headers[name] = value
    return request
  }

  /// Returns a copy of the request with a timeout for the complete response. The timeout replaces the server's timeout.
  public func timeout(_ duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Request {
    var request = self
    request.timeout = duration
    request.clock = clock
    return request
  }

  /// Returns a copy of the request with a maximum response size, in bytes. The size replaces the server's limit.
  public func limit(_ bytes: Int) -> Request {
    var request = self
    request.limit = bytes
    return request
  }
}
