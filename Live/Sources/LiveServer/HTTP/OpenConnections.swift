internal import FlyingFox
internal import FlyingSocks

/// A record of a server's open connections. It limits their number and the time to receive the head of a request.
///
/// A connection is identified by the address of its client, which sockets and requests both provide.
actor OpenConnections {
  /// An error that is thrown if too many connections are open and none of them can be closed.
  struct TooMany: Error {}

  private struct Connection {
    /// The time by which the head of a request must arrive, or nil while a request is handled.
    var deadline: ContinuousClock.Instant?

    /// A closure that ends the wait for data, or nil if the connection is not waiting.
    var end: (@Sendable () -> Void)?
  }

  private let limit: Int
  private let headTime: Duration
  private var connections: [HTTPRequest.Address: Connection] = [:]

  /// Creates a record without connections.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of open connections.
  ///   - headTime: The time limit for receiving the head of a request.
  init(limit: Int, headTime: Duration) {
    self.limit = limit
    self.headTime = headTime
  }

  /// Records that a connection waits for data.
  ///
  /// If a new connection exceeds the limit, the connection with the earliest deadline is closed.
  ///
  /// - Parameters:
  ///   - address: The address of the client.
  ///   - end: A closure that ends the wait.
  /// - Throws: `TooMany` if a new connection exceeds the limit and all others are handling requests.
  func beginWait(_ address: HTTPRequest.Address, _ end: @escaping @Sendable () -> Void) throws {
    if connections[address] == nil {
      if connections.count >= limit { try makeRoom() }
      connections[address] = Connection(deadline: .now + headTime)
    }
    connections[address]?.end = end
  }

  /// Records that a connection no longer waits for data.
  func endWait(_ address: HTTPRequest.Address) {
    connections[address]?.end = nil
  }

  /// Records that the head of a request has arrived.
  func beginRequest(_ address: HTTPRequest.Address?) {
    guard let address else { return }
    connections[address, default: Connection()].deadline = nil
  }

  /// Records that a request has been handled. The connection does not count as open until it waits for data again.
  func endRequest(_ address: HTTPRequest.Address?) {
    guard let address else { return }
    connections[address] = nil
  }

  /// Closes the connections whose request heads have not arrived in time.
  func closeLate(now: ContinuousClock.Instant = .now) {
    for (address, connection) in connections {
      guard let deadline = connection.deadline, deadline <= now else { continue }
      close(address)
    }
  }

  private func makeRoom() throws {
    let waiting = connections.compactMapValues(\.deadline)
    guard let first = waiting.min(by: { $0.value < $1.value }) else { throw TooMany() }
    close(first.key)
  }

  private func close(_ address: HTTPRequest.Address) {
    connections.removeValue(forKey: address)?.end?()
  }
}
