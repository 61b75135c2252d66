import KitSupport
import TestSupport
import Testing

@Suite(.watchdog)
struct WatchdogTests {
  let clock = TestClock()
  let log = Log()
  let reports = Signal()

  private func watchdog(
    waitForTurn: @escaping @Sendable () async -> Void = { await MainActor.run {} }
  ) -> Watchdog {
    Watchdog(limit: 3, clock: clock, waitForTurn: waitForTurn) { [log, reports] message in
      log.note(message)
      reports.send()
    }
  }

  /// Lets a second pass, after the number of seconds that have passed before.
  private func passSecond(after seconds: Int) async throws {
    try await clock.arrivals.reach(seconds + 1)
    clock.advance(by: .seconds(1))
  }

  @Test func namesTestsThatHang() async throws {
    let watchdog = watchdog()
    let began = Signal()
    let hanging = ["b", "a"].map { name in
      Task {
        try await watchdog.watch(name) {
          began.send()
          try await Signal().reach(1)
        }
      }
    }
    try await began.reach(2)

    for second in 0..<3 { try await passSecond(after: second) }
    try await reports.reach(1)

    #expect(log.all == ["Watchdog: error: No test began or ended in 3 seconds. These hang:\n  a\n  b\n"])
    for test in hanging { test.cancel() }
  }

  @Test func waitsWhileOtherTestsBeginAndEnd() async throws {
    let watchdog = watchdog()
    let slow = Task { try await watchdog.watch("slow") { try await Signal().reach(1) } }

    for second in 0..<10 {
      try await passSecond(after: second)
      await watchdog.watch("quick") {}
    }
    try await clock.arrivals.reach(11)

    #expect(log.all == [])
    slow.cancel()
  }

  @Test func waitsWhileTheMainActorIsBusy() async throws {
    let (asked, free) = (Signal(), Signal())
    let watchdog = watchdog {
      asked.send()
      try? await free.reach(1)
    }
    let waiting = Task { try await watchdog.watch("waiting") { try await free.reach(1) } }

    try await clock.arrivals.reach(1)
    clock.advance(by: .seconds(3_600))
    try await asked.reach(1)
    #expect(clock.arrivals.value == 1)
    free.send()
    try await waiting.value

    #expect(log.all == [])
  }

  @Test func longTestShowsItsProgress() async throws {
    let watchdog = watchdog()
    let long = Task { try await watchdog.watch("long") { try await Signal().reach(1) } }

    for second in 0..<10 {
      try await passSecond(after: second)
      try await clock.arrivals.reach(second + 2)
      await watchdog.noteProgress()
    }

    #expect(log.all == [])
    long.cancel()
  }

  #if os(Linux) || os(macOS)
    @Test func endsTheProcessOfAHangingTest() async throws {
      let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let clock = TestClock()
        let watchdog = Watchdog(limit: 1, clock: clock)
        Task {
          try await clock.arrivals.reach(1)
          clock.advance(by: .seconds(1))
        }
        try await watchdog.watch("hanging") { try await Signal().reach(1) }
      }

      let output = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        output.contains("Watchdog: error: No test began or ended in 1 seconds. These hang:\n  hanging\n")
      )
    }
  #endif
}
