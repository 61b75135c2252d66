import RouterEventsInspector
import StrategyTable

/// Runs a load for each event named ``EventName/refreshed``.
final class Refresher: Link, StrategyHandler {
  static let table = StrategyTable<Refresher> {
    On(.refreshed, whileRunning: .parallel) { owner, event in
      try await owner()?.load(event.userInfo[.count] ?? 0)
    }
    On(.pulled) { owner, _ in owner.routerEvent(name: .refreshed) }
  }

  let strategyState = StrategyState()
  var strategies: StrategyTable<Refresher> { Self.table }
  private let load: @MainActor (Int) async throws -> Void

  init(_ load: @escaping @MainActor (Int) async throws -> Void = { _ in }) {
    self.load = load
    super.init(Window())
  }
}

extension EventName {
  static let refreshed: EventName = "list.refreshed"
  static let pulled: EventName = "list.pulled"
}

/// Waits for a number of runs of an event's strategies to end.
@MainActor
func untilRunsEnd(_ count: Int, of name: EventName = .refreshed, _ body: () -> Void) async {
  let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
  let observation = EventRouter.observeRuns { if $0.name == name { continuation.yield() } }
  body()
  var iterator = ends.makeAsyncIterator()
  for _ in 0..<count { await iterator.next() }
  observation.cancel()
}
