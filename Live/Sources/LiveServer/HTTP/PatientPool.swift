internal import FlyingSocks
internal import Foundation

/// Waits for sockets, each wait on a descriptor of its own, and for one that takes nothing only so long.
///
/// FlyingSocks' own pools remember what they wait for by the descriptor's number. If a socket is closed during a wait,
/// its number stays remembered, and the next connection with that number is never served. A page that leaves while
/// it is written to does that. A duplicate is closed only when its wait is over.
struct PatientPool: AsyncSocketPool {
  let base: any AsyncSocketPool

  /// How long a socket may take no byte. A reader that stopped reading would otherwise hold its connection for ever.
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
        throw SocketError.timeout(message: "The reader takes nothing.")
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}
