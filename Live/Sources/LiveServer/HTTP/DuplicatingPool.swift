internal import FlyingSocks
internal import Foundation

/// A socket pool that waits on a duplicate of each file descriptor. The pool also limits the duration of writes.
///
/// The pools of FlyingSocks identify a wait by the number of its descriptor. If a page closes its socket during a
/// write, the number stays registered. The next connection with that number is then never served. This pool closes a
/// duplicate only after the wait has ended.
struct DuplicatingPool: AsyncSocketPool {
  let base: any AsyncSocketPool

  /// The time after which a write fails if the client accepts no data.
  let writeTime: Duration

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    let number = fcntl(socket.file.rawValue, F_DUPFD_CLOEXEC, 0)
    guard number >= 0 else { throw SocketError.makeFailed("Duplicate") }
    let duplicate = Socket(file: Socket.FileDescriptor(rawValue: number))
    defer { try? duplicate.close() }
    // On Apple platforms, a wait on the listening socket is for reading or writing.
    guard events == .write else { return try await base.suspendSocket(duplicate, untilReadyFor: events) }
    let isReady: Void? = try await within(writeTime) {
      try await base.suspendSocket(duplicate, untilReadyFor: events)
    }
    if isReady == nil { throw SocketError.timeout(message: "The reader accepts no data.") }
  }
}
