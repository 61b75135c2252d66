internal import Foundation

/// The state of a sender's session: the lines that the server has not confirmed, and the number of the first one.
///
/// A batch does not change until the server answers it. The server can therefore recognize a repeated batch by its line
/// numbers.
struct LiveSession: Sendable {
  /// The maximum number of lines in a batch.
  static let longestBatch = 200

  /// The maximum size of a batch with more than one line, in bytes.
  static let largestBatch = 4 << 20

  /// The maximum size of a line, in bytes.
  static let longestLine = 2 << 20

  private let hello: Data
  private var id = UUID()

  /// The number of lines that the server has confirmed.
  private var confirmed = 0

  private var pending: ArraySlice<Data>

  /// The number of pending lines that the next batch contains.
  private var batchSize = 1

  /// Creates a session that begins with the line `hello`.
  init(hello: Data) {
    self.hello = hello
    pending = [hello]
  }

  /// The next batch, or nil if the server has confirmed all lines.
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

  /// Updates the session with the server's answer to the last batch.
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

  /// Starts a new session with the pending lines after the server has lost the current session.
  ///
  /// The new session has a new id and numbers its lines from 0. Under the old id, a page would ignore these lines as
  /// duplicates.
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
