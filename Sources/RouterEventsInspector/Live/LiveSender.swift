internal import Foundation

/// A sender that posts the lines of a queue in batches. Lines arrive in order, and no line arrives twice.
struct LiveSender: Sendable {
  /// The time to wait for further lines before a new batch is posted.
  static let delay = Duration.milliseconds(50)

  /// The first and the longest delay before a retry. The delay doubles after each retry up to the longest delay.
  static let pauses = (first: Duration.milliseconds(250), longest: Duration.seconds(5))

  let queue: LiveQueue
  let transport: any LiveTransport
  let app: String

  /// The time without lines after which an empty batch is posted, or nil to post none.
  let silence: Duration?
  let clock: any Clock<Duration>

  /// Called when the server refuses a batch, and only once while the status stays the same.
  let onRefusal: @Sendable (_ status: Int) -> Void

  /// Sends lines until the queue is closed and empty, or until the task is canceled. After the queue is closed, only
  /// one unanswered batch is repeated, and the lines that remain after another failure or a refusal are dropped.
  func run() async {
    var session = LiveSession(hello: LiveLine.hello(app: app, takesInput: false).json)
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

  private static func json(of line: LiveLine) -> Data {
    let json = line.json
    return json.count <= LiveSession.longestLine ? json : LiveLine.missed(1).json
  }
}
