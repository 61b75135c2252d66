internal import FlyingSocks

/// The body of a request as a sequence, which is read from the connection on demand.
struct ConnectionBody: AsyncBufferedSequence {
  typealias Element = UInt8

  let connection: Connection

  /// The number of bytes in the body.
  let count: Int

  func makeAsyncIterator() -> Iterator { Iterator(connection: connection, remaining: count) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    let connection: Connection
    var remaining: Int

    mutating func next() async throws -> UInt8? {
      try await nextBuffer(suggested: 1)?.first
    }

    mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
      guard remaining > 0 else { return nil }
      guard let bytes = try await connection.take(atMost: Swift.min(count, remaining)) else {
        throw SocketError.disconnected
      }
      remaining -= bytes.count
      return bytes
    }
  }
}
