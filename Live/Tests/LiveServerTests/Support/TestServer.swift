import Foundation
import LiveServer

/// A server on a free port of this machine, and requests to it.
struct TestServer: Sendable {
  let port: UInt16

  /// The hub of a server in this process.
  var hub: LiveHub {
    guard let own else { preconditionFailure("The server runs in another process.") }
    return own
  }

  private let own: LiveHub?

  /// Refers to a server in another process.
  init(port: UInt16) {
    self.port = port
    own = nil
  }

  private init(_ server: LiveServer) {
    port = server.port
    own = server.hub
  }

  var host: String { "127.0.0.1:\(port)" }

  /// Runs a closure with a server, and stops the server.
  static func run(_ body: (TestServer) async throws -> Void) async throws {
    try await run(with: settings(), body)
  }

  /// Runs a closure with a server of changed settings, and stops the server.
  static func run(
    with settings: LiveServer.Settings,
    _ body: (TestServer) async throws -> Void
  ) async throws {
    let server = try await LiveServer(settings)
    do {
      try await body(TestServer(server))
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  /// Returns the settings of a server on a free port, after a change.
  static func settings(_ change: (inout LiveServer.Settings) -> Void = { _ in }) -> LiveServer.Settings {
    var settings = LiveServer.Settings()
    settings.port = 0
    change(&settings)
    return settings
  }

  /// Sends one request on its own connection.
  func request(
    _ method: String,
    _ target: String,
    _ headers: [String: String] = [:],
    body: Data = Data()
  ) async throws -> RawResponse {
    let connection = try await RawConnection(port: port)
    try await connection.write(Self.head(method, target, headers, host: host, count: body.count) + body)
    return try await connection.response()
  }

  /// Posts lines as an app does.
  func post(
    _ lines: [String],
    first: Int = 0,
    session: String,
    _ headers: [String: String] = [:]
  ) async throws -> RawResponse {
    try await request(
      "POST",
      "/apps/\(session)/lines?first=\(first)",
      ["Content-Type": "application/x-ndjson"].merging(headers) { $1 },
      body: Data(lines.joined(separator: "\n").utf8)
    )
  }

  static func head(
    _ method: String,
    _ target: String,
    _ headers: [String: String],
    host: String,
    count: Int
  ) -> Data {
    var all = ["Host": host, "Content-Length": String(count)]
    all.merge(headers) { $1 }
    let lines = all.map { "\($0): \($1)\r\n" }.joined()
    return Data("\(method) \(target) HTTP/1.1\r\n\(lines)\r\n".utf8)
  }
}

/// Lines of apps.
enum Line {
  static func hello(_ app: String = "Shop", takesInput: Bool = false) -> String {
    "{\"kind\":\"hello\",\"version\":1,\"app\":\"\(app)\",\"takesInput\":\(takesInput)}"
  }

  static func batch(_ text: some CustomStringConvertible) -> String {
    "{\"kind\":\"batch\",\"text\":\"\(text)\"}"
  }

  static func screen(_ svg: String) -> String {
    "{\"kind\":\"screen\",\"width\":390,\"height\":844,\"svg\":\"\(svg)\"}"
  }
}
