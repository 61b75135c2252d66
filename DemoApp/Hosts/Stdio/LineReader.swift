#if os(Linux) || os(macOS)
  import Foundation
  import KitSupport

  /// An object that reads lines from a file or a pipe on demand, off the main actor.
  final class LineReader: Sendable {
    private let file: FileHandle
    private let queue = DispatchQueue(label: "LineReader")
    private let splitter = Lock(LineSplitter())

    init(_ file: FileHandle) {
      self.file = file
    }

    /// A stream of the remaining lines in the input.
    ///
    /// The stream ends when the input ends or cannot be read. Iterate over only one stream of a reader, because
    /// the streams share the input.
    var lines: AsyncStream<LineSplitter.Line> {
      AsyncStream { await self.next() }
    }

    private func next() async -> LineSplitter.Line? {
      await withCheckedContinuation { continuation in
        // Waiting for input must not block a thread of the concurrency pool.
        queue.async { continuation.resume(returning: self.read()) }
      }
    }

    private func read() -> LineSplitter.Line? {
      while true {
        if let line = splitter.withLock({ $0.next() }) { return line }
        // `read` returns as soon as bytes are available, while `FileHandle` waits for all requested bytes.
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
