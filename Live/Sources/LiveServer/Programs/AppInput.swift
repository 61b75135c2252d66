internal import Foundation

/// A queue of lines for an app's standard input. If the queue is full, new lines are dropped.
struct AppInput: Sendable {
  private let continuation: AsyncStream<Data>.Continuation

  /// The maximum number of waiting lines.
  private static let limit = 1_000

  init(_ child: ChildProcess) {
    let (lines, continuation) = AsyncStream.makeStream(
      of: Data.self,
      bufferingPolicy: .bufferingOldest(Self.limit)
    )
    self.continuation = continuation
    Task {
      for await line in lines { await child.write(line + Data("\n".utf8)) }
    }
  }

  /// Adds a line to the queue without blocking. You can call this method on any thread.
  func send(_ line: Data) {
    continuation.yield(line)
  }

  func finish() {
    continuation.finish()
  }
}
