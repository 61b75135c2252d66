internal import Foundation

/// The most recent lines of one app, identified by number. Of the `screen` lines, only the last one is stored.
struct LineStore: Sendable {
  /// The number that the next line receives.
  private(set) var next = 0

  private let lineLimit: Int
  private let byteLimit: Int
  private var slots: [Slot] = []
  /// The index of the oldest stored line in `slots`. Earlier slots are removed in bulk.
  private var head = 0
  private var screen: (number: Int, bytes: Data)?
  private var keptBytes = 0
  private var allBytes = 0
  private var messages = 0

  private struct Slot {
    /// The line, or nil for a `screen` line or a dropped line.
    var bytes: Data?
    /// The totals of the session up to and including this line.
    var position: Position
  }

  /// The numbers of bytes and messages in consecutive lines of a session. The bytes of `screen` lines do not count.
  struct Position: Sendable {
    var bytes = 0
    var messages = 0
  }

  init(limits: Limits) {
    lineLimit = limits.linesPerApp
    byteLimit = limits.bytesPerApp
  }

  /// The number of the oldest line in `slots`, or ``next`` if there is none. The last `screen` line may be older.
  var first: Int { next - (slots.count - head) }

  /// Appends the lines of one message, and drops the oldest lines if a limit is exceeded.
  mutating func append(_ lines: some Collection<AppLine>) {
    guard !lines.isEmpty else { return }
    messages += 1
    for line in lines {
      let isScreen = line.kind == "screen"
      if isScreen {
        screen = (next, line.bytes)
      } else {
        keptBytes += line.bytes.count
        allBytes += line.bytes.count
      }
      let position = Position(bytes: allBytes, messages: messages)
      slots.append(Slot(bytes: isScreen ? nil : line.bytes, position: position))
      next += 1
    }
    while slots.count - head > lineLimit || keptBytes > byteLimit { dropOldest() }
    if head > 1_000, head > slots.count / 2 {
      slots.removeFirst(head)
      head = 0
    }
  }

  /// Returns the first consecutive lines that are stored at or after a line number, and the number of the first line.
  ///
  /// If there are no such lines, returns nil.
  ///
  /// The lines are limited to `maxLines` lines and `maxBytes` bytes. If the first line alone exceeds `maxBytes`, only
  /// that line is returned.
  func run(from number: Int, maxLines: Int, maxBytes: Int) -> (first: Int, lines: [Data])? {
    if let screen, number <= screen.number, screen.number < first { return (screen.number, [screen.bytes]) }
    var start = max(number, first)
    while start < next, line(start) == nil { start += 1 }
    var lines: [Data] = []
    var bytes = 0
    while lines.count < maxLines, let line = line(start + lines.count) {
      guard lines.isEmpty || bytes + line.count <= maxBytes else { break }
      lines.append(line)
      bytes += line.count
    }
    return lines.isEmpty ? nil : (start, lines)
  }

  /// Returns the number of bytes and messages in the stored lines whose number is `number` or greater.
  ///
  /// The bytes of `screen` lines do not count, because at most one `screen` line waits.
  func waiting(from number: Int) -> Position {
    guard number < next else { return Position() }
    let before = number > first ? slot(number - 1).position : oldestPosition
    return Position(bytes: allBytes - before.bytes, messages: messages - before.messages)
  }

  private var oldestPosition: Position {
    guard head < slots.count else { return Position(bytes: allBytes, messages: messages) }
    let oldest = slots[head]
    return Position(
      bytes: oldest.position.bytes - (oldest.bytes?.count ?? 0),
      messages: oldest.position.messages - 1
    )
  }

  private func slot(_ number: Int) -> Slot { slots[head + number - first] }

  /// Returns the line with a number. Returns nil if the line has no slot or is an outdated `screen` line.
  private func line(_ number: Int) -> Data? {
    guard (first..<next).contains(number) else { return nil }
    return slot(number).bytes ?? (screen?.number == number ? screen?.bytes : nil)
  }

  private mutating func dropOldest() {
    keptBytes -= slots[head].bytes?.count ?? 0
    slots[head].bytes = nil
    head += 1
  }
}
