import Dispatch
import KitSupport
import PromiseChain
import TestSupport
import Testing

/// Most useful with the thread sanitizer.
@Suite(.watchdog)
struct ThreadSafetyTests {
  let log = Log()

  @Test func chainIsExtendedAndStartedFromManyThreads() async throws {
    let base = Chain.first { 1 }.then { $0 + 1 }
    let runs = Lock<[RunningChain<Int>]>([])

    DispatchQueue.concurrentPerform(iterations: 200) { number in
      let running = base.then { $0 + number }.map { $0 - number }.start()
      runs.withLock { $0.append(running) }
    }
    var values: [Int] = []
    for running in runs.withLock({ $0 }) { values.append(try await running.value) }

    #expect(values == Array(repeating: 2, count: 200))
  }

  @Test func firstOfManyPassesFromManyThreadsWins() async throws {
    let (values, reports) = try await Reports.collecting {
      var values: [Int] = []
      for _ in 1...50 {
        let running = Chain<Int>.first { pass in
          DispatchQueue.concurrentPerform(iterations: 4) { pass(.success($0)) }
        }
        .tap { log.note("\($0)") }
        .start()
        values.append(try await running.value)
      }
      return values
    }

    #expect(log.all == values.map { "\($0)" })
    #expect(reports.count == 150)
  }

  @Test func runIsAwaitedReadAndCancelledFromManyThreads() async throws {
    for _ in 1...50 {
      let running = Chain.first { await Task.yield() }.then { 7 }.finally { log.note("over") }.start()

      let values = await withTaskGroup(of: Int?.self) { group in
        for number in 1...8 {
          group.addTask {
            if number == 4 { running.cancel() }
            _ = running.isFinished
            return try? await running.value
          }
        }
        return await group.reduce(into: Set<Int?>()) { $0.insert($1) }
      }

      #expect(values == [7] || values == [nil])
    }
    #expect(log.all.count == 50)
  }
}
