#if os(Linux) || os(macOS)
  import Foundation

  /// A buffer that splits bytes into lines.
  struct LineSplitter {
    /// A line without its line break, or a placeholder for a line that was too long.
    enum Line: Equatable, Sendable {
      case line(Data)
      case tooLong
    }

    /// The maximum length of a line in bytes. The server of the live page has the same limit.
    static let longestLine = 2 << 20

    private var bytes: [UInt8] = []
    private var start = 0
    /// The index of the first byte that has not been searched for a line break.
    private var searched = 0
    /// Whether the bytes up to the next line break belong to a line that is too long.
    private var isSkipping = false

    mutating func append(_ piece: some Sequence<UInt8>) {
      bytes.removeSubrange(..<start)
      searched -= start
      start = 0
      bytes += piece
    }

    /// Removes and returns the next complete line, or returns nil if there is none yet.
    ///
    /// Returns ``Line/tooLong`` as soon as a line is too long, and then skips the rest of that line.
    mutating func next() -> Line? {
      while let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = bytes[start..<end]
        start = end + 1
        searched = start
        guard isSkipping else {
          return line.count <= Self.longestLine ? .line(Data(line)) : .tooLong
        }
        isSkipping = false
      }
      searched = bytes.count
      guard bytes.count - start > Self.longestLine else { return nil }
      bytes = []
      (start, searched) = (0, 0)
      defer { isSkipping = true }
      return isSkipping ? nil : .tooLong
    }

    /// Empties the buffer and returns the remaining bytes as the last line.
    ///
    /// The result is nil if there are no remaining bytes, or if they belong to a line that is too long.
    mutating func end() -> Line? {
      defer { self = LineSplitter() }
      return isSkipping || start == bytes.count ? nil : .line(Data(bytes[start...]))
    }
  }
#endif
