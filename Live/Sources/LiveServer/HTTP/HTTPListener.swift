internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// A listening socket that serves each of its connections: it reads one request, writes the response, and closes the
/// connection. Only the WebSocket of a page stays open.
///
/// FlyingFox's own server is not used, because its requests have no limits.
struct HTTPListener: Sendable {
  /// The address that the socket listens on.
  let address: Socket.Address

  private let socket: Socket
  private let pool: DuplicatingPool
  private let connections: OpenConnections
  private let limits: Limits

  /// The maximum number of bytes to discard after a response. A client that sends more receives a connection error
  /// instead of the response.
  private static let discardedBytes = 40 << 20

  /// Creates a socket that listens on an address.
  ///
  /// - Throws: A `SocketError` if listening is not possible.
  init(_ address: some SocketAddress, limits: Limits) async throws {
    let socket = try Socket(domain: Int32(address.family))
    do {
      try socket.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try socket.setFlags(.nonBlocking)
      try socket.bind(to: address)
      self.address = try socket.sockname()
      pool = DuplicatingPool(base: HTTPServer.defaultPool(), writeTime: limits.writeTime)
      try await pool.prepare()
    } catch {
      try? socket.close()
      throw error
    }
    // Closes the socket if it fails.
    try socket.listen()
    self.socket = socket
    self.limits = limits
    // A connection needs up to three descriptors: one of its own and one for each wait. 64 are reserved for other uses.
    let affordable = (Descriptors.raiseLimit() - 64) / 3
    connections = OpenConnections(limit: max(1, min(limits.connections, affordable)))
  }

  /// Serves connections until the task is canceled. Then closes all connections and the socket.
  ///
  /// - Throws: An error if the system cannot accept connections. A cancellation also results in an error.
  func run(_ handler: LiveHandler) async throws {
    let result = await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask { try await accept(handler) }
      let result = await group.nextResult()
      await connections.closeAll()
      group.cancelAll()
      return result
    }
    try? socket.close()
    try result?.get()
  }

  private func accept(_ handler: LiveHandler) async throws {
    while true {
      try Task.checkCancellation()
      do {
        let client = Socket(file: try socket.accept().file)
        let connection = Connection(client, pool: pool)
        try client.setFlags(.nonBlocking)
        await connections.open(connection) { await serve(connection, number: $0, handler) }
      } catch SocketError.blocked {
        try await pool.suspendSocket(socket, untilReadyFor: .connection)
      } catch  where Descriptors.areUsedUp(error) {
        try await Task.sleep(for: .milliseconds(100))
      } catch SocketError.failed(_, ECONNABORTED, _), SocketError.failed(_, EINTR, _) {
        continue
      }
    }
  }

  private func serve(_ connection: Connection, number: Int, _ handler: LiveHandler) async {
    // The client has closed the connection, or the connection has to make room.
    guard let response = try? await response(to: connection, handler) else { return }
    do {
      try await connection.write(response.head)
      switch response.payload {
      case .httpBody:
        try await connection.write(response.bodyData)
      case .webSocket(let handler):
        await connections.setPage(number, true)
        let client = connection.frames(limit: limits.bytesPerPageMessage)
        for await frame in try await handler.makeFrames(for: client) { try await connection.write(frame) }
        await connections.setPage(number, false)
      }
      _ = try await within(limits.bodyTime) { try await connection.finish(discarding: Self.discardedBytes) }
    } catch {
      // The client has closed the connection, accepts no data, or the connection has to make room.
    }
  }

  /// Reads a request and returns the response, or nil if no whole request head arrives in time.
  private func response(to connection: Connection, _ handler: LiveHandler) async throws -> HTTPResponse? {
    let head = try await within(limits.headTime) { [limits] in
      try await connection.takeHead(
        limit: limits.bytesPerHead,
        lineLimit: limits.bytesPerHeadLine,
        lines: limits.headLines
      )
    }
    guard let head else { return nil }
    do throws(Refusal) {
      guard let lines = head else {
        throw Refusal(
          .requestHeaderFieldsTooLarge,
          """
          expected at most \(limits.headLines) lines of \(limits.bytesPerHeadLine) bytes and \(limits.bytesPerHead) bytes \
          in the head of the request
          """
        )
      }
      return await handler.handleRequest(try RequestHead(lines).request(from: connection))
    } catch {
      return error.response
    }
  }
}

extension HTTPResponse {
  /// The status line and the headers, with the empty line that ends them.
  fileprivate var head: Data {
    var headers = headers
    if case .httpBody(let body) = payload {
      headers[.connection] = "close"
      if statusCode != .noContent { headers[.contentLength] = String(body.count ?? 0) }
    }
    let lines = headers.map { "\($0.key.rawValue): \($0.value)\r\n" }.joined()
    return Data("HTTP/1.1 \(statusCode.code) \(statusCode.phrase)\r\n\(lines)\r\n".utf8)
  }
}
