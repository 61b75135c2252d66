internal import Foundation

/// The queue of lines for an app. If the app does not read, lines above the limit are dropped.
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

  /// Sends a line without blocking. It can be called on any thread.
  func send(_ line: Data) {
    continuation.yield(line)
  }

  /// Closes the queue.
  func finish() {
    continuation.finish()
  }
}
