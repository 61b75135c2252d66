import KitSupport

/// A thread-safe, ordered list of notes.
final class Log: Sendable {
  private let lines = Lock<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func note(_ line: String) {
    lines.withLock { $0.append(line) }
  }
}
