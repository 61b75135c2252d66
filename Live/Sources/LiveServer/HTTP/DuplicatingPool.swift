internal import FlyingSocks
internal import Foundation

/// A socket pool that waits on a duplicate of each descriptor, and limits the time of a write.
///
/// FlyingSocks' own pools identify a wait by the number of its descriptor. If a page closes its socket during a write, the
/// number stays registered, and the next connection with that number is never served. A duplicate is closed only after its
/// wait.
struct DuplicatingPool: AsyncSocketPool {
  let base: any AsyncSocketPool

  /// The time after which a write fails if the reader accepts no byte.
  let writeTime: Duration

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    let number = fcntl(socket.file.rawValue, F_DUPFD_CLOEXEC, 0)
    guard number >= 0 else { throw SocketError.makeFailed("Duplicate") }
    let duplicate = Socket(file: Socket.FileDescriptor(rawValue: number))
    defer { try? duplicate.close() }
    guard events.contains(.write) else {
      return try await base.suspendSocket(duplicate, untilReadyFor: events)
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await base.suspendSocket(duplicate, untilReadyFor: events) }
      group.addTask {
        try await Task.sleep(for: writeTime)
        throw SocketError.timeout(message: "The reader accepts no data.")
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}
