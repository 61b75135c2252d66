internal import FlyingFox
internal import FlyingSocks

/// The connections that are waited for: bounded in number, and each in the time until it has sent a whole request head.
///
/// Connections are told apart by the address of their other end, which the server's sockets and its requests both have.
actor OpenConnections {
  /// As many connections are open as may be.
  struct TooMany: Error {}

  private struct Connection {
    /// When the head of a request has to be there; nil while a request is answered.
    var deadline: ContinuousClock.Instant?

    /// Ends the wait for bytes; nil while there is none.
    var end: (@Sendable () -> Void)?
  }

  private let limit: Int
  private let headTime: Duration
  private var connections: [HTTPRequest.Address: Connection] = [:]

  /// Makes the table of a server.
  ///
  /// - Parameters:
  ///   - limit: how many connections may be open.
  ///   - headTime: how long the head of a request may take to arrive.
  init(limit: Int, headTime: Duration) {
    self.limit = limit
    self.headTime = headTime
  }

  /// Notes that a connection waits for bytes. If there are too many, the one closes whose request is due first.
  ///
  /// - Throws: `TooMany` if all others have requests that are being answered.
  func beginWait(_ address: HTTPRequest.Address, _ end: @escaping @Sendable () -> Void) throws {
    if connections[address] == nil {
      if connections.count >= limit { try makeRoom() }
      connections[address] = Connection(deadline: .now + headTime)
    }
    connections[address]?.end = end
  }

  /// Notes that a wait is over.
  func endWait(_ address: HTTPRequest.Address) {
    connections[address]?.end = nil
  }

  /// Notes that a request's head is there.
  func beginRequest(_ address: HTTPRequest.Address?) {
    guard let address else { return }
    connections[address, default: Connection()].deadline = nil
  }

  /// Notes that a request is answered. Its connection may wait for another one.
  func endRequest(_ address: HTTPRequest.Address?) {
    guard let address else { return }
    connections[address] = nil
  }

  /// Closes the connections whose request head is overdue.
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
