internal import FlyingSocks
internal import Foundation

/// A connection: its bytes in both directions.
///
/// The actor uses the descriptor in no call that could run after `close()`, because the descriptor's number can then
/// belong to another connection.
actor Connection {
  private let socket: Socket
  private let pool: any AsyncSocketPool
  private var isOpen = true

  /// The bytes that have arrived and have not been taken.
  private var arrived: ArraySlice<UInt8> = []

  /// The number of bytes to read from the socket at a time.
  private static let readSize = 16_384

  /// Creates a connection.
  ///
  /// - Parameters:
  ///   - socket: A connected socket, which does not block.
  ///   - pool: The pool that waits until the socket can be read or written.
  init(_ socket: Socket, pool: any AsyncSocketPool) {
    self.socket = socket
    self.pool = pool
  }

  /// Takes the bytes up to and including the first empty line.
  ///
  /// The work is proportional to the number of bytes, and at most `limit` bytes are taken.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of bytes.
  ///   - lineLimit: The maximum number of bytes in a line.
  ///   - lines: The maximum number of lines.
  /// - Returns: The lines without their line breaks and without the empty line, or nil if a limit is exceeded.
  /// - Throws: An error if the connection ends.
  func takeHead(limit: Int, lineLimit: Int, lines: Int) async throws -> [ArraySlice<UInt8>]? {
    var head: [ArraySlice<UInt8>] = []
    var line: [UInt8] = []
    var count = 0
    while let bytes = try await take(atMost: Self.readSize) {
      for (index, byte) in zip(bytes.indices, bytes) {
        count += 1
        if byte != UInt8(ascii: "\n") {
          line.append(byte)
          guard line.count <= lineLimit, count <= limit else { return nil }
          continue
        }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        if line.isEmpty {
          arrived = bytes[(index + 1)...] + arrived
          return head
        }
        head.append(line[...])
        line = []
        guard head.count <= lines else { return nil }
      }
    }
    throw SocketError.disconnected
  }

  /// Takes between 1 and `count` bytes, or returns nil if no more will arrive.
  ///
  /// - Throws: An error if the connection fails or the task is canceled.
  func take(atMost count: Int) async throws -> ArraySlice<UInt8>? {
    while arrived.isEmpty {
      try Task.checkCancellation()
      guard isOpen else { return nil }
      do {
        arrived = try socket.read(atMost: Self.readSize)[...]
      } catch SocketError.blocked {
        try await pool.suspendSocket(socket, untilReadyFor: .read)
      } catch SocketError.disconnected {
        return nil
      }
    }
    defer { arrived = arrived.dropFirst(count) }
    return arrived.prefix(count)
  }

  /// Takes exactly `count` bytes.
  ///
  /// - Throws: An error if the connection ends before, or if the task is canceled.
  func take(_ count: Int) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let more = try await take(atMost: count - bytes.count) else { throw SocketError.disconnected }
      bytes += more
    }
    return bytes
  }

  /// Writes data.
  ///
  /// - Throws: An error if the connection ends, if the peer accepts no data for some time, or if the task is canceled.
  func write(_ data: Data) async throws {
    var next = data.startIndex
    while next < data.endIndex {
      try Task.checkCancellation()
      guard isOpen else { throw SocketError.disconnected }
      do {
        next = try socket.write(data, from: next)
      } catch SocketError.blocked {
        try await pool.suspendSocket(socket, untilReadyFor: .write)
      }
    }
  }

  /// Informs the peer that no more data will be written, and discards the data that it still sends.
  ///
  /// Otherwise, closing the connection would make the peer's system discard what has been written.
  ///
  /// - Parameter most: The maximum number of bytes to discard.
  /// - Throws: An error if the connection fails or the task is canceled.
  func finish(discarding most: Int) async throws {
    guard isOpen else { return }
    _ = shutdown(socket.file.rawValue, Int32(SHUT_WR))
    var count = 0
    while count < most, let bytes = try await take(atMost: Self.readSize) { count += bytes.count }
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    try? socket.close()
  }
}
