import Foundation

/// A request by `GET`: `Get("user/info", ["id": "7"])`.
public typealias Get = Request

/// A description of a request. Nothing is sent before it is started or awaited, and each time it is sent anew.
///
/// ```swift
/// Get("user/info", ["id": "7"]).then { json in … }.failed { error in … }.start()
/// let user = try await Get("user/info", ["id": "7"], on: server).decoded(as: User.self)
/// ```
///
/// A path is plain text that follows the server's base; whatever needs it is percent-encoded, all but `/`. One with `.`
/// or `..` between slashes is refused: it would lead elsewhere. A path that begins with `http://` or `https://` is a
/// whole address, which is refused unless it is percent-encoded already, and sent as it is. Parameters go into the
/// address, those of `POST` and `PUT` into a form, in the order of their names.
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

  /// Makes a request by `GET`.
  ///
  /// - Parameters:
  ///   - path: what follows the server's base, or a whole address.
  ///   - parameters: what the address has after `?`.
  ///   - server: where to send it; ``Server/current`` unless told otherwise.
  public init(_ path: String, _ parameters: [String: String] = [:], on server: Server? = nil) {
    self.init("GET", path, parameters, server)
  }

  /// Makes a request by `POST`. The parameters are ``init(_:_:on:)``'s, and go into a form.
  public static func post(_ path: String, _ parameters: [String: String] = [:], on server: Server? = nil)
    -> Self
  {
    Self("POST", path, parameters, server)
  }

  /// Makes a request by `PUT`. The parameters are ``init(_:_:on:)``'s, and go into a form.
  public static func put(_ path: String, _ parameters: [String: String] = [:], on server: Server? = nil)
    -> Self
  {
    Self("PUT", path, parameters, server)
  }

  /// Makes a request by `DELETE`. The parameters are ``init(_:_:on:)``'s.
  public static func delete(_ path: String, _ parameters: [String: String] = [:], on server: Server? = nil)
    -> Self
  {
    Self("DELETE", path, parameters, server)
  }

  /// The same request with a value to send, as JSON. Its parameters go into the address then. A `GET` has none.
  public func sending(_ value: some Encodable & Sendable) -> Request {
    var request = self
    request.content = { try JSONEncoder().encode(value) }
    return request
  }

  /// The same request, whose path is a relative address: it is percent-encoded already, and may have a query.
  package func encoded() -> Request {
    var request = self
    request.isEncoded = true
    return request
  }

  /// The same request with a header, in place of the server's one of that name.
  public func header(_ name: String, _ value: String) -> Request {
    var request = self
    request.headers[name] = value
    return request
  }

  /// The same request with another limit to how long the answer may take as a whole.
  public func timeout(_ duration: Duration, clock: any Clock<Duration> = ContinuousClock()) -> Request {
    var request = self
    request.timeout = duration
    request.clock = clock
    return request
  }

  /// The same request with another limit to how many bytes the answer may have.
  public func limit(_ bytes: Int) -> Request {
    var request = self
    request.limit = bytes
    return request
  }
}
