internal import Foundation

/// Sends the lines of a queue, in batches and in order, each once.
package struct LiveSender: Sendable {
  /// How long the first line of a batch waits for others.
  static let delay = Duration.milliseconds(50)

  /// The pauses after batches that did not arrive: each is twice as long as the one before.
  static let pauses = (first: Duration.milliseconds(250), longest: Duration.seconds(5))

  private let queue: LiveQueue
  private let transport: any LiveTransport
  private let hello: LiveLine
  private let silence: Duration?
  private let clock: any Clock<Duration>
  private let onRefusal: @Sendable (_ status: Int) -> Void

  /// Makes a sender.
  ///
  /// - Parameters:
  ///   - queue: what is sent.
  ///   - transport: where to.
  ///   - app: what the app is called.
  ///   - silence: how long nothing may be sent. Then a batch without lines says that the app is still there, which also
  ///     shows whether the server still knows the session. Nil for ever.
  ///   - clock: what pauses are measured by.
  ///   - onRefusal: called when a server refuses a batch, once for each status in a row.
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

  /// Sends until the queue is closed and has no more lines, or the task is cancelled. Gives up what is left if the queue
  /// is closed and nobody listens.
  package func run() async {
    var session = LiveSession(hello: hello.json)
    var pause = Self.pauses.first
    var refusal: Int?
    var isResending = false
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
      if let answer { session.note(answer) }
      switch answer {
      case .taken?:
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
      guard queue.isOpen else { return }
      await queue.pause(for: pause, by: clock)
      pause = min(pause * 2, Self.pauses.longest)
    }
  }

  /// A line in JSON. A trace that is longer than a server would take counts as one that could not be sent.
  private static func json(of line: LiveLine) -> Data {
    let json = line.json
    return json.count <= LiveSession.longestLine ? json : LiveLine.missed(1).json
  }
}
