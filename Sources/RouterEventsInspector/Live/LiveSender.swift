internal import Foundation

/// A sender that posts the lines of a queue in batches. Lines arrive in order, and no line arrives twice.
struct LiveSender: Sendable {
  /// The time to wait for further lines before a new batch is posted.
  static let delay = Duration.milliseconds(50)

  /// The first and the longest delay before a retry. The delay doubles after each retry up to the longest delay.
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
  ///   - transport: The transport that posts the batches.
  ///   - app: The name of the app.
  ///   - silence: The time without lines after which an empty batch is posted, or nil to post none. An empty batch
  ///     keeps the app connected and detects whether the server has lost the session.
  ///   - clock: The clock that measures delays.
  ///   - onRefusal: Called when the server refuses a batch, and only once while the status stays the same.
  init(
    _ queue: LiveQueue,
    over transport: any LiveTransport,
    as app: String,
    silence: Duration?,
    clock: any Clock<Duration>,
    onRefusal: @escaping @Sendable (_ status: Int) -> Void
  ) {
    self.queue = queue
    self.transport = transport
    hello = .hello(app: app, takesInput: false)
    self.silence = silence
    self.clock = clock
    self.onRefusal = onRefusal
  }

  /// Sends lines until the queue is closed and empty, or until the task is canceled.
  ///
  /// After the queue is closed, the sender repeats only one unanswered batch. If the server leaves another batch
  /// unanswered or refuses a batch, the remaining lines are dropped.
  func run() async {
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
        // A faulty server may repeat this answer, so only the first one is followed without a pause.
        isResending = true
        continue
      case .refused(let status)? where status != refusal:
        refusal = status
        onRefusal(status)
      default: break
      }
      guard queue.isOpen else {
        // One request may be lost even if the server is running.
        guard answer == nil, !isLastTry else { return }
        isLastTry = true
        continue
      }
      await queue.pause(for: pause, by: clock)
      pause = min(pause * 2, Self.pauses.longest)
    }
  }

  /// Returns the JSON of a line, or of a line about one missed trace if the JSON is too long.
  private static func json(of line: LiveLine) -> Data {
    let json = line.json
    return json.count <= LiveSession.longestLine ? json : LiveLine.missed(1).json
  }
}
