import KitSupport

/// A thread-safe, ordered list of notes.
package final class Log: Sendable {
  private let lines = Lock<[String]>([])

  package init() {}

  package var all: [String] { lines.withLock { $0 } }

  package func note(_ line: String) {
    lines.withLock { $0.append(line) }
  }
}
