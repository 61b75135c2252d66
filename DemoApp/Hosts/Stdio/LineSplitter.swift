#if os(Linux) || os(macOS)
  import Foundation

  /// Cuts what is read into lines.
  struct LineSplitter {
    /// A line without its line break, or that there was one that is too long.
    enum Line: Equatable, Sendable {
      case line(Data)
      case tooLong
    }

    /// The most bytes of a line, as many as the server of the live page takes.
    static let longestLine = 2 << 20

    private var bytes: [UInt8] = []
    private var start = 0
    /// How many bytes have been searched.
    private var searched = 0
    /// Whether the bytes are the rest of a line that is too long.
    private var isSkipping = false

    mutating func append(_ piece: some Sequence<UInt8>) {
      bytes.removeSubrange(..<start)
      searched -= start
      start = 0
      bytes += piece
    }

    /// The next whole line; nil if there is none yet.
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

    /// The line that has no line break because the input ended; nil if there is none.
    mutating func end() -> Line? {
      defer { self = LineSplitter() }
      return isSkipping || start == bytes.count ? nil : .line(Data(bytes[start...]))
    }
  }
#endif
