internal import Foundation

/// Ctrl-C, and the wish of another program that this one ends.
package enum Interrupts {
  /// A pipe: a signal's handler may do little more than write a byte.
  private static let pipe: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    _ = Foundation.pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()

  /// Returns the signals SIGINT and SIGTERM, which no longer end the program. May be called once.
  ///
  /// They are handled, not ignored: programs that this one starts would ignore them, too.
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
