import Foundation
import KitSupport
import RouterEventsInspector
import TestSupport

/// A server for senders in tests, without a network.
final class LiveServer: LiveTransport {
  /// The fate of a batch.
  enum Fate: Sendable {
    /// It arrives and is answered.
    case arrives
    /// It arrives, but the answer is lost.
    case answerLost
    /// The server cannot be reached.
    case lost
    /// It is refused.
    case refused(Int)
    /// Another line is expected.
    case unexpected
  }

  struct Lost: Error {}

  private struct State {
    var sessions: [UUID] = []
    var lines: [UUID: [LiveLine]] = [:]
    var batches: [LiveBatch] = []
    var fates: [Fate]
  }

  private let state: Lock<State>

  /// Counts posted batches.
  let posts = Signal()

  /// Counts arrived lines.
  let arrivals = Signal()

  /// Creates a server with the fates of the first batches. Later batches arrive.
  init(_ fates: Fate...) {
    state = Lock(State(fates: fates))
  }

  /// The posted batches, in order.
  var batches: [LiveBatch] { state.withLock { $0.batches } }

  /// The lines of each session, the first session first.
  var sessions: [[LiveLine]] { state.withLock { state in state.sessions.map { state.lines[$0] ?? [] } } }

  /// The traces of all sessions.
  var traces: [EventTrace] {
    sessions.joined().compactMap { if case .trace(let trace) = $0 { trace } else { nil } }
  }

  /// Sets the fate of the next batches.
  func decide(_ fate: Fate, times: Int = 1) {
    state.withLock { $0.fates += Array(repeating: fate, count: times) }
  }

  /// Discards all lines, as a restarted server does.
  func restart() {
    state.withLock { $0.lines = [:] }
  }

  func post(_ batch: LiveBatch) async throws -> LiveAnswer {
    defer { posts.send() }
    let fate = state.withLock { state in
      state.batches.append(batch)
      return state.fates.isEmpty ? .arrives : state.fates.removeFirst()
    }
    switch fate {
    case .arrives: return try receive(batch)
    case .answerLost: _ = try receive(batch)
    case .lost: break
    case .refused(let status): return .refused(status: status)
    case .unexpected: return .expected(.max)
    }
    throw Lost()
  }

  private func receive(_ batch: LiveBatch) throws -> LiveAnswer {
    let lines = try batch.lines.map { try LiveLine(json: $0) }
    let (answer, count) = state.withLock { state in
      let known = state.lines[batch.session]?.count ?? 0
      guard batch.first <= known else { return (LiveAnswer.expected(known), 0) }
      if state.lines[batch.session] == nil {
        if !state.sessions.contains(batch.session) { state.sessions.append(batch.session) }
        state.lines[batch.session] = []
      }
      let new = lines.dropFirst(known - batch.first)
      state.lines[batch.session]? += new
      return (.accepted, new.count)
    }
    for _ in 0..<count { arrivals.send() }
    return answer
  }
}
