internal import Foundation

/// The numbered lines of one sending, and which of them the server has.
///
/// A batch stays the same until it is answered, so that a server that has it already can tell by the numbers.
struct LiveSession: Sendable {
  /// The most lines of a batch.
  static let longestBatch = 200

  /// The most bytes of a batch with more than one line.
  static let largestBatch = 4 << 20

  /// The most bytes of a line.
  static let longestLine = 2 << 20

  private let hello: Data
  private var id = UUID()

  /// How many lines the server has.
  private var confirmed = 0

  private var pending: ArraySlice<Data>

  /// How many lines of the beginning of `pending` are sent together.
  private var batchSize = 1

  /// Begins a session with its first line.
  init(hello: Data) {
    self.hello = hello
    pending = [hello]
  }

  /// The lines to send next; nil if the server has all of them.
  var batch: LiveBatch? {
    guard !pending.isEmpty else { return nil }
    return LiveBatch(session: id, first: confirmed, lines: pending.prefix(batchSize))
  }

  /// A batch without lines.
  var empty: LiveBatch { LiveBatch(session: id, first: confirmed, lines: []) }

  /// Adds lines behind those that wait.
  mutating func append(_ lines: [Data]) {
    let isIdle = pending.isEmpty
    pending.append(contentsOf: lines)
    if isIdle { cutBatch() }
  }

  /// Notes what the server answered to the batch.
  mutating func note(_ answer: LiveAnswer) {
    switch answer {
    case .taken: confirm(min(batchSize, pending.count))
    case .expected(let number) where (confirmed...confirmed + pending.count).contains(number):
      confirm(number - confirmed)
    case .expected: beginAgain()
    case .refused: break
    }
  }

  private mutating func confirm(_ count: Int) {
    pending.removeFirst(count)
    confirmed += count
    cutBatch()
  }

  /// Begins another session with the lines that wait, because the server has forgotten this one. Under the old name a page
  /// would take them for lines that it has.
  private mutating func beginAgain() {
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
