internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// Waits for sockets, each wait on a descriptor of its own, and for one that takes or sends nothing only so long.
///
/// FlyingSocks' own pools remember what they wait for by the descriptor's number. If a socket is closed during a wait,
/// its number stays remembered, and the next connection with that number is never served. A page that leaves while
/// it is written to does that. A duplicate is closed only when its wait is over.
struct PatientPool: AsyncSocketPool {
  let base: any AsyncSocketPool

  /// How long a socket may take no byte. A reader that stopped reading would otherwise hold its connection for ever.
  let writeTime: Duration

  /// The connections, which end waits for bytes that do not come.
  let connections: OpenConnections

  /// How many connections may wait to be accepted. A burst of more would use up the descriptors.
  private static let unaccepted: Int32 = 16

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    let number = fcntl(socket.file.rawValue, F_DUPFD_CLOEXEC, 0)
    guard number >= 0 else { throw SocketError.makeFailed("Duplicate") }
    let duplicate = Socket(file: Socket.FileDescriptor(rawValue: number))
    defer { try? duplicate.close() }
    // On Apple's systems the socket that listens is waited for to be read or written.
    if events == .write {
      try await wait(for: duplicate, events, time: writeTime)
    } else if let peer = try? socket.remotePeer() {
      try await wait(for: duplicate, events, of: .make(from: peer))
    } else {
      // The socket that listens. FlyingFox accepts all that have come before one of them can be refused.
      _ = listen(duplicate.file.rawValue, Self.unaccepted)
      try await base.suspendSocket(duplicate, untilReadyFor: events)
    }
  }

  private func wait(for socket: Socket, _ events: Socket.Events, time: Duration) async throws {
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

  private func wait(
    for socket: Socket,
    _ events: Socket.Events,
    of address: HTTPRequest.Address
  ) async throws {
    let wait = Task { try await base.suspendSocket(socket, untilReadyFor: events) }
    let result: Result<Void, any Error> = await withTaskCancellationHandler {
      do {
        try await connections.beginWait(address) { wait.cancel() }
      } catch {
        wait.cancel()
      }
      return await wait.result
    } onCancel: {
      wait.cancel()
    }
    await connections.endWait(address)
    try result.get()
  }
}
