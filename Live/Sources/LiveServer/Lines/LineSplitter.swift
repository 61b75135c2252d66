package import Foundation

/// A splitter that divides the output of a program into lines of limited length.
package struct LineSplitter: Sendable {
  /// A line of the output, or the size of a line that was dropped.
  package enum Piece: Sendable, Equatable {
    /// A line without its line break.
    case line(Data)

    /// A line that exceeds the limit and was dropped, with its size in bytes.
    case tooLong(count: Int)
  }

  private let limit: Int
  private var pending = Data()
  private var dropped = 0

  /// Creates a splitter for lines of at most `limit` bytes.
  package init(limit: Int = Limits().bytesPerLine) {
    self.limit = limit
  }

  /// Adds data and returns the lines that the data completes. Empty lines are omitted.
  package mutating func add(_ data: Data) -> [Piece] {
    var pieces: [Piece] = []
    var rest = data[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      take(rest[..<end])
      if let piece = finish() { pieces.append(piece) }
      rest = rest[(end + 1)...]
    }
    take(rest)
    return pieces
  }

  /// Ends the current line and returns the line, or its size if it was dropped. Returns nil if the line is empty.
  package mutating func finish() -> Piece? {
    defer {
      pending = Data()
      dropped = 0
    }
    if dropped > 0 { return .tooLong(count: dropped) }
    return pending.isEmpty ? nil : .line(pending)
  }

  private mutating func take(_ bytes: Data) {
    if dropped == 0, pending.count + bytes.count <= limit {
      pending.append(bytes)
    } else {
      dropped += pending.count + bytes.count
      pending = Data()
    }
  }
}
