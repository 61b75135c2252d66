import Foundation
import TestSupport

/// Creates reports of random events, as JSON.
struct RandomHistory {
  private var random: SeededGenerator
  private var events: [[String: Any]] = []
  private var times: [String: Range<Int>] = [:]

  init(_ random: RandomCase) {
    self.random = random.generator
  }

  /// Returns a history with arbitrary parents, times and durations.
  mutating func arbitrary() -> Data {
    let steps = (0..<Int.random(in: 1...3, using: &random)).map { _ -> [String: Any] in
      let ids = (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 1...20, using: &random)
      }
      let events = ids.map { id -> [String: Any] in
        var event = event(id, at: number(), for: number())
        if Bool.random(using: &random) {
          event["parent"] = [
            "event": Int.random(in: 1...20, using: &random), "hop": Int.random(in: -1...4, using: &random),
          ]
        }
        event["hops"] = (0..<Int.random(in: 0...4, using: &random)).map { _ in
          hop(number(), isIntercepting: Bool.random(using: &random))
        }
        return event
      }
      let runs = (0..<Int.random(in: 0...4, using: &random)).map { _ -> [String: Any] in
        [
          "event": Int.random(in: 1...20, using: &random), "name": "run", "type": "Owner", "end": "failed",
          "microsecondsSince1970": number(), "nanoseconds": number(),
        ]
      }
      return ["events": events, "runs": runs]
    }
    return data(steps)
  }

  /// Returns a history as an app would write it, and the time of each event in nanoseconds since the first.
  mutating func plausible() -> (Data, times: [String: Range<Int>]) {
    events = []
    times = [:]
    var time = 0
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      time = emit(from: time, inside: nil, depth: 0) + Int.random(in: 0...3_000, using: &random)
    }
    return (data([["events": events]]), times)
  }

  /// Emits an event and nested events.
  ///
  /// - Returns: The time when it ends.
  private mutating func emit(from start: Int, inside parent: (id: Int, hop: Int)?, depth: Int) -> Int {
    let id = events.count + 1
    events.append([:])
    var time = start
    // Interceptors are called on the event's way down, the last one first, and other responders on its way up.
    let isIntercepting = (0..<Int.random(in: 0...3, using: &random)).map { _ in Bool.random(using: &random) }
    var hops: [[String: Any]] = isIntercepting.map { _ in [:] }
    let downwards = hops.indices.reversed().filter { isIntercepting[$0] }
    for index in downwards + hops.indices.filter({ !isIntercepting[$0] }) {
      time += Int.random(in: 0...900, using: &random)
      let hopStart = time
      while depth < 4, Int.random(in: 0...2, using: &random) == 0 {
        time += Int.random(in: 0...900, using: &random)
        time = emit(from: time, inside: (id, index), depth: depth + 1)
      }
      time += Int.random(in: 0...900, using: &random)
      hops[index] = hop(time - hopStart, isIntercepting: isIntercepting[index])
    }
    time += Int.random(in: 0...900, using: &random)
    var event = event(id, at: 1_700_000_000_000_000 + start / 1_000, for: time - start)
    event["hops"] = hops
    if let parent { event["parent"] = ["event": parent.id, "hop": parent.hop] }
    events[id - 1] = event
    times["event \(id)"] = start..<time
    return time
  }

  private func event(_ id: Int, at microseconds: Int, for nanoseconds: Int) -> [String: Any] {
    [
      "id": id, "name": "event \(id)", "source": "Source", "result": "handled",
      "microsecondsSince1970": microseconds, "nanoseconds": nanoseconds,
    ]
  }

  private func hop(_ nanoseconds: Int, isIntercepting: Bool) -> [String: Any] {
    [
      "type": "Responder", "nanoseconds": nanoseconds,
      "answers": [["role": isIntercepting ? "interceptor" : "table", "disposition": "forwarded"]],
    ]
  }

  private mutating func number() -> Int {
    switch Int.random(in: 0...5, using: &random) {
    case 0: Int.random(in: .min ... .max, using: &random)
    case 1: [.min, .max, 0, -1, 1 << 61].randomElement(using: &random) ?? 0
    default: Int.random(in: 0...5_000, using: &random)
    }
  }

  private func data(_ steps: [[String: Any]]) -> Data {
    let history: [String: Any] = [
      "format": "ResponderKit events", "version": 1, "title": "Random", "steps": steps,
    ]
    return (try? JSONSerialization.data(withJSONObject: history)) ?? Data()
  }
}
