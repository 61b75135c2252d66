import Foundation
import RouterEventsInspector
import Testing

// Serialized, because they wait for runs of the same name.
@MainActor
@Suite(.serialized)
struct RunLogTests {
  private let log = EventLog { [.refreshed, .pulled].contains($0) }
  private let refresher = Refresher()

  @Test
  func runIsShownUnderItsEvent() async {
    let refresher = Refresher { number in if number == 2 { throw ShelfError.soldOut } }

    let errors = EventRouter.onError { _ in }
    await untilRunsEnd(2) {
      refresher.routerEvent(name: .refreshed, userInfo: [.count: 1])
      refresher.routerEvent(name: .refreshed, userInfo: [.count: 2])
    }
    errors.cancel()
    log.stop()

    #expect(log.runs.map(\.event) == log.traces.map(\.id))
    #expect(log.runs.map(\.end) == [.finished, .failed])
    #expect(
      "\(log)".untimed == """
        list.refreshed [count: 1] from Refresher
          0 Refresher  table: handled  T
          1 Window     not reached
          = handled by Refresher in T
          + Refresher ran asynchronously for T and finished
        list.refreshed [count: 2] from Refresher
          0 Refresher  table: handled  T
          1 Window     not reached
          = handled by Refresher in T
          + Refresher ran asynchronously for T and failed; threw soldOut
        """
    )
  }

  @Test
  func errorOfARunIsShownAsTheLogShowsValues() async throws {
    let types = EventLog.start(values: .types)
    let refresher = Refresher { _ in throw ShelfError.soldOut }
    let errors = EventRouter.onError { _ in }

    await untilRunsEnd(1) { refresher.routerEvent(name: .refreshed) }
    errors.cancel()
    for log in [log, types] { log.stop() }

    #expect(log.runs.map(\.error) == ["soldOut"])
    #expect(types.runs.filter { $0.event == log.runs[0].event }.map(\.error) == ["ShelfError"])
    let decoded = try JSONDecoder().decode(EventHistory.self, from: Data(log.json().utf8))
    #expect(decoded.steps.flatMap(\.runs) == log.runs)
    #expect(log.chromeTrace().contains(#""error":"soldOut""#))
  }

  @Test
  func runOfANestedEventIsShownUnderIt() async {
    await untilRunsEnd(1) { refresher.routerEvent(name: .pulled) }
    log.stop()

    #expect(
      "\(log)".untimed.contains(
        """
                = handled by Refresher in T
                + Refresher ran asynchronously for T and finished
          1 Window     not reached
        """
      )
    )
  }

  @Test
  func keepsOnlyRunsOfRecordedEventsUntilItIsCleared() async {
    let other = EventLog { $0 == .pulled }

    await untilRunsEnd(1) { refresher.routerEvent(name: .refreshed) }
    for log in [log, other] { log.stop() }

    #expect(log.runs.count == 1)
    #expect(other.runs.isEmpty)
    #expect(log.history(named: .pulled).steps.flatMap(\.runs).isEmpty)
    #expect(log.history(named: .refreshed).steps.flatMap(\.runs) == log.runs)
    log.clear()
    #expect(log.runs.isEmpty)
  }

  @Test
  func stoppedLogKeepsNoLaterRun() async {
    await untilRunsEnd(1) {
      refresher.routerEvent(name: .refreshed)
      log.stop()
    }

    #expect(log.traces.count == 1)
    #expect(log.runs.isEmpty)
  }

  @Test
  func runsRoundTrip() async throws {
    await untilRunsEnd(1) { refresher.routerEvent(name: .refreshed) }
    log.stop()
    let history = log.history()

    let read = try JSONDecoder().decode(EventHistory.self, from: Data(history.json().utf8))
    #expect(read == history)
    #expect(
      history.json().untimed.contains(
        """
              "runs" : [
                {
                  "end" : "finished",
                  "event" : 0,
                  "microsecondsSince1970" : 0,
                  "name" : "list.refreshed",
                  "nanoseconds" : 0,
                  "type" : "Refresher"
                }
              ]
        """
      )
    )
    #expect(history.mermaid() == EventHistory(steps: [EventHistory.Step(events: log.traces)]).mermaid())
  }

}
