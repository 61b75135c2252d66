internal import Foundation

/// A namespace for handling the signals SIGINT (Ctrl-C) and SIGTERM.
package enum Interrupts {
  /// The pipe that the signal handler writes to. A signal handler can do little else safely.
  private static let pipe: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    _ = Foundation.pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()

  /// Catches SIGINT and SIGTERM and returns them as a stream. They then no longer terminate the program. Call this
  /// method only once.
  ///
  /// The signals are handled instead of ignored, because child processes would inherit ignored signals.
  package static func catchAll() -> AsyncStream<Int32> {
    let input = pipe.read
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(Interrupts.pipe.write, &byte, 1)
      }
    }
    return AsyncStream { continuation in
      Thread.detachNewThread {
        var byte: UInt8 = 0
        while read(input, &byte, 1) != 0 { continuation.yield(Int32(byte)) }
      }
    }
  }
}
