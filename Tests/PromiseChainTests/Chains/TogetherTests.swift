import KitSupport
import PromiseChain
import TestSupport
import Testing

@Suite(.watchdog)
struct TogetherTests {
  let started = Signal()
  let ended = Signal()
  let gate = TestGate()

  @Test func allReturnsValuesOfDifferentTypesInOrder() async throws {
    let slow = Chain.first {
      try await gate.pass()
      return 1
    }
    let fast = Chain.first {
      gate.open()
      return "two"
    }

    let (number, text, list, flag) = try await Chain.all(
      slow,
      fast,
      Chain.first { [3.0] },
      Chain.first { true }
    ).run()

    #expect((number, text, flag) == (1, "two", true))
    #expect(list == [3.0])
  }

  @Test func allFailsWithTheFirstFailureAndCancelsTheOthers() async throws {
    let failing = Chain<Int>.first {
      try await started.reach(2)
      throw Broken(number: 2)
    }

    await #expect(throws: Broken(number: 2)) {
      try await Chain.all(.endless(started, ended), failing, .endless(started, ended)).start().value
    }

    try await ended.reach(2)
  }

  @Test func allDoesNotWaitForAChainThatIgnoresCancellation() async throws {
    await #expect(throws: Broken()) {
      try await Chain.all(ignoringCancellation, Chain<Int>.failing()).run()
    }

    gate.open()
  }

  @Test func cancellingAllCancelsEach() async throws {
    let running = Chain.all(.endless(started, ended), .endless(started, ended)).start()

    try await started.reach(2)
    running.cancel()

    try await ended.reach(2)
    await #expect(throws: CancellationError.self) { try await running.value }
  }

  @Test func allOfAnArrayReturnsTheValuesInOrder() async throws {
    let values = try await Chain.all((0..<50).map { number in Chain.first { number } }).run()
    let none = try await Chain.all([Chain<Int>]()).run()

    #expect(values == Array(0..<50))
    #expect(none.isEmpty)
  }

  @Test func hundredThousandChainsRunConcurrently() async throws {
    let one = Chain.first { 1 }

    let values = try await Chain.all(Array(repeating: one, count: 100_000)).run()

    #expect(values.count == 100_000)
  }

  @Test(arguments: [1, 2, 3, 7])
  func atMostTheLimitRunsAtOnce(limit: Int) async throws {
    let running = Lock((now: 0, most: 0))
    let chain = Chain.first {
      running.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      for _ in 1...5 { await Task.yield() }
      running.withLock { $0.now -= 1 }
    }

    let count = try await Chain.all(Array(repeating: chain, count: 40), atOnce: limit).run().count

    #expect(count == 40)
    #expect(running.withLock { $0.most } <= limit)
  }

  @Test func reachesTheLimit() async throws {
    let meet = Chain.first {
      started.send()
      try await started.reach(3)
    }

    let count = try await Chain.all(Array(repeating: meet, count: 9), atOnce: 3).run().count

    #expect(count == 9)
  }

  @Test func failureInAnArrayStartsNoFurtherChain() async throws {
    let log = Log()
    let chains = (0..<20).map { number in
      Chain<Int>.first {
        log.note("\(number)")
        if number == 2 { throw Broken() }
        return number
      }
    }

    await #expect(throws: Broken()) { try await Chain.all(chains, atOnce: 1).run() }

    #expect(log.all == ["0", "1", "2"])
  }

  @Test func raceEndsWithTheFirstChain() async throws {
    let winner = Chain.first {
      try await started.reach(2)
      return 2
    }

    let won = try await Chain.race(.endless(started, ended), winner, .endless(started, ended)).run()
    await #expect(throws: Broken(number: 3)) {
      try await Chain.race([.endless(), Chain<Int>.failing(3)]).run()
    }

    #expect(won == 2)
    try await ended.reach(2)
  }

  @Test func raceDoesNotWaitForALoserThatIgnoresCancellation() async throws {
    let won = try await Chain.race(ignoringCancellation, Chain.first { 2 }).run()

    #expect(won == 2)
    gate.open()
  }

  @Test func raceWithoutChainsFails() async {
    await #expect(throws: ChainError.nothingToRace) { try await Chain<Int>.race([]).run() }
  }

  @Test func doesNotReportFailuresOfLosers() async throws {
    let winner = Chain.first {
      try await started.reach(1)
      return 1
    }

    let (_, reports) = try await Reports.collecting {
      _ = try await Chain.race(winner, .endless(started, ended)).start().value
      try await ended.reach(1)
    }

    #expect(reports.isEmpty)
  }

  private var ignoringCancellation: Chain<Int> {
    Chain.first {
      await Task { try? await gate.pass() }.value
      return 1
    }
  }
}
