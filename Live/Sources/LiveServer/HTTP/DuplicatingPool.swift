internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// A socket pool that waits on a duplicate of each file descriptor. The pool also limits the number of connections and
/// the duration of reads and writes.
///
/// The pools of FlyingSocks identify a wait by the number of its descriptor. If a page closes its socket during a
/// write, the number stays registered. The next connection with that number is then never served. This pool closes a
/// duplicate only after the wait has ended.
struct DuplicatingPool: AsyncSocketPool {
  let base: any AsyncSocketPool

  /// The time after which a write fails if the client accepts no data.
  let writeTime: Duration

  /// The record of open connections. It ends a wait for data that does not arrive in time.
  let connections: OpenConnections

  /// The maximum number of connections that may wait to be accepted. A larger burst could use up the file descriptors.
  private static let unaccepted: Int32 = 16

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    let number = fcntl(socket.file.rawValue, F_DUPFD_CLOEXEC, 0)
    guard number >= 0 else { throw SocketError.makeFailed("Duplicate") }
    let duplicate = Socket(file: Socket.FileDescriptor(rawValue: number))
    defer { try? duplicate.close() }
    // On Apple platforms, a wait on the listening socket is for reading or writing. That socket has no peer.
    if events == .write {
      try await wait(for: duplicate, events, time: writeTime)
    } else if let peer = try? socket.remotePeer() {
      try await wait(for: duplicate, events, of: .make(from: peer))
    } else {
      // This is the listening socket. FlyingFox accepts all waiting connections before the server can refuse any of
      // them.
      _ = listen(duplicate.file.rawValue, Self.unaccepted)
      try await base.suspendSocket(duplicate, untilReadyFor: events)
    }
  }

  private func wait(for socket: Socket, _ events: Socket.Events, time: Duration) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await base.suspendSocket(socket, untilReadyFor: events) }
      group.addTask {
        try await Task.sleep(for: time)
        throw SocketError.timeout(message: "The reader accepts no data.")
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
