import Foundation

/// A `GET` request: `Get("user/info", ["id": "7"])`.
public typealias Get = Request

/// A description of a request. Nothing is sent until it is started or awaited, and each start or await sends it again.
///
/// ```swift
/// Get("user/info", ["id": "7"]).then { json in … }.failed { error in … }.start()
/// let user = try await Get("user/info", ["id": "7"], on: server).decoded(as: User.self)
/// ```
///
/// A path is plain text relative to the server's base. Every character that needs it is percent-encoded, except `/`. A
/// path with a `.` or `..` component is rejected. A path that begins with `http://` or `https://` is a complete
/// address, which must already be percent-encoded and is sent as it is. Parameters are sent in the address or, with
/// `POST` and `PUT`, as a form, sorted by name.
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
  ///   - path: A path relative to the server's base, or a complete address.
  ///   - parameters: The query parameters.
  ///   - server: The server. Defaults to ``Server/current``.
  public init(_ path: String, _ parameters: [String: String] = [:], on server: Server? = nil) {
    self.init("GET", path, parameters, server)
  }

  /// Creates a `POST` request. The parameters are those of ``init(_:_:on:)`` and are sent as a form.
  public static func post(_ path: String, _ parameters: [String: String] = [:], on server: Server? = nil)
    -> Self
  {
    Self("POST", path, parameters, server)
  }

  /// Creates a `PUT` request. The parameters are those of ``init(_:_:on:)`` and are sent as a form.
  public static func put(_ path: String, _ parameters: [String: String] = [:], on server: Server? = nil)
    -> Self
  {
    Self("PUT", path, parameters, server)
  }

  /// Creates a `DELETE` request. The parameters are those of ``init(_:_:on:)``.
  public static func delete(_ path: String, _ parameters: [String: String] = [:], on server: Server? = nil)
    -> Self
  {
    Self("DELETE", path, parameters, server)
  }

  /// Returns a request that sends a value as JSON. Its parameters are then sent in the address. A `GET` cannot have a
  /// value.
  public func sending(_ value: some Encodable & Sendable) -> Request {
    var request = self
    request.content = { try JSONEncoder().encode(value) }
    return request
  }

  /// Returns a request whose path is a relative address: already percent-encoded, and possibly with a query.
  package func encoded() -> Request {
    var request = self
    request.isEncoded = true
    return request
  }

  /// Returns a request with a header, which replaces the server's header of that name.
  public func header(_ name: String, _ value: String) -> Request {
    var request = self
    request.headers[name] = value
    return request
  }

  /// Returns a request with a timeout for the whole answer, which replaces the server's.
  public func timeout(_ duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Request {
    var request = self
    request.timeout = duration
    request.clock = clock
    return request
  }

  /// Returns a request with a limit on the size of the answer, in bytes, which replaces the server's.
  public func limit(_ bytes: Int) -> Request {
    var request = self
    request.limit = bytes
    return request
  }
}
