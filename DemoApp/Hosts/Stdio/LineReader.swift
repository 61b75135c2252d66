#if os(Linux) || os(macOS)
  import Foundation
  import KitSupport

  /// Reads lines from a file or a pipe, each when it is asked for, off the main actor.
  final class LineReader: Sendable {
    private let file: FileHandle
    private let queue = DispatchQueue(label: "LineReader")
    private let splitter = Lock(LineSplitter())

    init(_ file: FileHandle) {
      self.file = file
    }

    /// The lines until the input ends or cannot be read. Only one reader may ask for them.
    var lines: AsyncStream<LineSplitter.Line> {
      AsyncStream { await self.next() }
    }

    private func next() async -> LineSplitter.Line? {
      await withCheckedContinuation { continuation in
        // A thread that waits for input would be missing among those of the tasks.
        queue.async { continuation.resume(returning: self.read()) }
      }
    }

    private func read() -> LineSplitter.Line? {
      while true {
        if let line = splitter.withLock({ $0.next() }) { return line }
        // `FileHandle` would wait until it has all bytes that it is asked for.
        let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
          var result = -1
          repeat {
            result = Foundation.read(file.fileDescriptor, buffer.baseAddress, buffer.count)
          } while result < 0 && errno == EINTR
          count = max(0, result)
        }
        guard !piece.isEmpty else { return splitter.withLock { $0.end() } }
        splitter.withLock { $0.append(piece) }
      }
    }
  }
#endif
