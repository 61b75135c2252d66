package import Foundation

/// The state of a sender's session: the lines that the server has not confirmed, and the number of the first one. A
/// batch does not change until the server answers it, so the server recognizes a repeated one by its line numbers.
struct LiveSession: Sendable {
  /// The maximum number of lines in a batch.
  static let longestBatch = 200

  /// The maximum number of bytes in a batch of several lines.
  static let largestBatch = 4 << 20

  /// The maximum number of bytes in a line.
  static let longestLine = 2 << 20

  private let hello: Data
  private var id = UUID()
  private var confirmed = 0
  private var pending: ArraySlice<Data>

  /// The number of pending lines that the next batch contains.
  private var batchSize = 1

  init(hello: Data) {
    self.hello = hello
    pending = [hello]
  }

  var batch: LiveBatch? {
    guard !pending.isEmpty else { return nil }
    return LiveBatch(session: id, first: confirmed, lines: pending.prefix(batchSize))
  }

  /// A batch without lines. Posting it keeps the app connected and detects a lost session.
  var empty: LiveBatch { LiveBatch(session: id, first: confirmed, lines: []) }

  mutating func append(_ lines: [Data]) {
    let isIdle = pending.isEmpty
    pending.append(contentsOf: lines)
    if isIdle { cutBatch() }
  }

  mutating func receive(_ answer: LiveAnswer) {
    switch answer {
    case .accepted: confirm(min(batchSize, pending.count))
    case .expected(let number) where (confirmed...confirmed + pending.count).contains(number):
      confirm(number - confirmed)
    case .expected: restart()
    case .refused(400), .refused(413): skipRefusedLine()
    case .refused: break
    }
  }

  /// Finds a line that the server refuses, with ever smaller batches, and replaces it by one that reports a missed trace.
  private mutating func skipRefusedLine() {
    if batchSize > 1 {
      batchSize /= 2
    } else if confirmed > 0, let first = pending.indices.first {
      pending[first] = LiveLine.missed(1).json
    }
  }

  private mutating func confirm(_ count: Int) {
    pending.removeFirst(count)
    confirmed += count
    cutBatch()
  }

  /// Starts a new session with the pending lines after the server has lost the current one. Under the old id, a page
  /// would ignore these lines, whose numbers begin with 0 again, as duplicates.
  private mutating func restart() {
    let lines = confirmed == 0 ? pending.dropFirst() : pending
    id = UUID()
    confirmed = 0
    pending = [hello] + lines
    cutBatch()
  }

  private mutating func cutBatch() {
    var bytes = 0
    let lines = pending.prefix(Self.longestBatch).prefix { line in
      bytes += line.count + 1
      return bytes <= Self.largestBatch
    }
    batchSize = max(1, lines.count)
  }
}

/// A type that posts lines to the server of a live page.
package protocol LiveTransport: Sendable {
  /// Posts a batch of lines and returns the server's answer. Throws an error if there is none, even if the server has
  /// received the lines.
  func post(_ batch: LiveBatch) async throws -> LiveAnswer
}

/// A batch of consecutive lines of a session.
package struct LiveBatch: Hashable, Sendable {
  package let session: UUID

  /// The number of the first line, or of the session's next line if the batch is empty. Numbers start at 0.
  package let first: Int

  /// The lines as JSON in UTF-8, without line breaks.
  package let lines: ArraySlice<Data>

  package init(session: UUID, first: Int, lines: ArraySlice<Data>) {
    (self.session, self.first, self.lines) = (session, first, lines)
  }

  var body: Data {
    lines.reduce(into: Data()) { body, line in
      body += line
      body.append(UInt8(ascii: "\n"))
    }
  }
}

/// A server's answer to a batch.
package enum LiveAnswer: Hashable, Sendable {
  case accepted
  /// The server lacks lines that precede the batch. The associated value is the number of the line it expects next.
  case expected(Int)
  case refused(status: Int)
}
