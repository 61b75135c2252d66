internal import FlyingSocks

/// Waits for sockets, but for one that takes nothing only so long.
///
/// A reader that stopped reading would otherwise hold its connection for ever.
struct WriteDeadlinePool: AsyncSocketPool {
  let base: any AsyncSocketPool

  /// How long a socket may take no byte.
  let time: Duration

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    guard events.contains(.write) else { return try await base.suspendSocket(socket, untilReadyFor: events) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await base.suspendSocket(socket, untilReadyFor: events) }
      group.addTask {
        try await Task.sleep(for: time)
        throw SocketError.timeout(message: "The reader takes nothing.")
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}
