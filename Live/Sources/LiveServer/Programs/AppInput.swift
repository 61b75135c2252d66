internal import Foundation

/// Lines on their way to an app. If the app reads none, only so many wait; further ones are dropped.
struct AppInput: Sendable {
  private let continuation: AsyncStream<Data>.Continuation

  /// How many lines wait at most.
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

  /// Sends a line. May be called on any thread, and never blocks.
  func send(_ line: Data) {
    continuation.yield(line)
  }

  /// Ends the sending.
  func finish() {
    continuation.finish()
  }
}
