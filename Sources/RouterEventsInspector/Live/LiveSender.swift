internal import Foundation

/// Sends the lines of a queue in batches, in order and each once.
package struct LiveSender: Sendable {
  /// The time that the first line of a batch waits for others.
  static let delay = Duration.milliseconds(50)

  /// The delays between retries. Each is twice as long as the previous one.
  static let pauses = (first: Duration.milliseconds(250), longest: Duration.seconds(5))

  private let queue: LiveQueue
  private let transport: any LiveTransport
  private let hello: LiveLine
  private let silence: Duration?
  private let clock: any Clock<Duration>
  private let onRefusal: @Sendable (_ status: Int) -> Void

  /// Creates a sender.
  ///
  /// - Parameters:
  ///   - queue: The queue of lines to send.
  ///   - transport: The transport.
  ///   - app: The name of the app.
  ///   - silence: The time after which an empty batch is sent if there are no lines. It keeps the app connected and
  ///     detects whether the server still knows the session. If nil, no empty batch is sent.
  ///   - clock: The clock that measures delays.
  ///   - onRefusal: Called when the server refuses a batch. If a status repeats, it is called once.
  package init(
    _ queue: LiveQueue,
    over transport: any LiveTransport,
    as app: String,
    silence: Duration? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    onRefusal: @escaping @Sendable (_ status: Int) -> Void = { _ in }
  ) {
    self.queue = queue
    self.transport = transport
    hello = .hello(app: app, takesInput: false)
    self.silence = silence
    self.clock = clock
    self.onRefusal = onRefusal
  }

  /// Sends until the queue is closed and empty, or the task is cancelled. If the queue is closed and the server cannot
  /// be reached twice, the remaining lines are dropped.
  package func run() async {
    var session = LiveSession(hello: hello.json)
    var pause = Self.pauses.first
    var refusal: Int?
    var isResending = false
    var isLastTry = false
    while !Task.isCancelled {
      var batch = session.batch
      if batch == nil {
        switch await queue.waitForLines(silence, by: clock) {
        case .end: return
        case .silence: batch = session.empty
        case .lines:
          if queue.count < LiveSession.longestBatch { await queue.pause(for: Self.delay, by: clock) }
          session.append(queue.take(LiveSession.longestBatch).map(Self.json))
          batch = session.batch
        }
      }
      guard let batch, !Task.isCancelled else { continue }
      let answer = try? await transport.post(batch)
      if let answer { session.receive(answer) }
      switch answer {
      case .accepted?:
        pause = Self.pauses.first
        refusal = nil
        isResending = false
        continue
      case .expected? where !isResending:
        // A server that expects something else again and again must not be asked without a pause.
        isResending = true
        continue
      case .refused(let status)? where status != refusal:
        refusal = status
        onRefusal(status)
      default: break
      }
      guard queue.isOpen else {
        // A request can be lost although the server listens.
        guard answer == nil, !isLastTry else { return }
        isLastTry = true
        continue
      }
      await queue.pause(for: pause, by: clock)
      pause = min(pause * 2, Self.pauses.longest)
    }
  }

  /// Encodes a line. A line that exceeds the server's limit is replaced by a count of one missed trace.
  private static func json(of line: LiveLine) -> Data {
    let json = line.json
    return json.count <= LiveSession.longestLine ? json : LiveLine.missed(1).json
  }
}
