import RouterEventsTesting
import Testing

@MainActor
@Suite
struct WaitingTests {
  private let source = Link()
  private let recorder: EventRecorder

  init() {
    recorder = EventRecorder(above: source)
  }

  @Test
  func nextIsAnEventThatHasCome() async {
    for sku in ["A-1", "A-2"] { source.routerEvent(name: .buyTapped, userInfo: [.sku: sku]) }
    source.routerEvent(ShareTapped(url: "a"))

    #expect(await recorder.next(.buyTapped) { $0[.sku] == "A-2" }?.userInfo[.sku] == "A-2")
    #expect(await recorder.next(.buyTapped)?.userInfo[.sku] == "A-1")
    #expect(await recorder.next(message: ShareTapped.self)?.url == "a")
    recorder.expectNothingElse()
  }

  @Test
  func nextWaitsForAnEvent() async throws {
    let gate = TestGate()
    let sending = Task { [source] in
      try await gate.pass()
      source.routerEvent(name: .closeTapped)
      source.routerEvent(name: .buyTapped)
    }
    try await gate.reached()
    Task { gate.open() }

    #expect(await recorder.next(.buyTapped, within: .seconds(1), by: TestClock()) != nil)

    try await sending.value
    recorder.expect(.closeTapped)
    recorder.expectNothingElse()
  }

  @Test
  func canceledWaitFailsWithEventsThatCame() async throws {
    source.routerEvent(name: "recorder.buyTaped")
    let waiting = Task { [recorder] in
      await failures { await recorder.next(.buyTapped, by: TestClock()) }
    }
    waiting.cancel()

    #expect(
      await waiting.value.map(\.message) == [
        """
        Expected 'recorder.buyTapped' before the task was canceled. Emitted:
          1. recorder.buyTaped from Link (has a similar name)
        """
      ]
    )
  }

  @Test
  func waitEndsWithTheTimeOfTheClock() async throws {
    let clock = TestClock()
    let waiting = Task { [recorder] in
      await failures { await recorder.next(message: ShareTapped.self, within: .seconds(5), by: clock) }
    }
    try await clock.sleepers()
    clock.advance(by: .seconds(5))

    #expect(
      await waiting.value.map(\.message) == [
        "Expected ShareTapped ('recorder.shareTapped') within 5.0 seconds. Nothing was emitted, or the tested responder handled it."
      ]
    )
  }

  @Test
  func failureNamesSimilarEvents() {
    for number in 0..<100 {
      source.routerEvent(name: EventName(number == 50 ? "recorder.buyTap" : "n\(number)"))
    }

    let found = failures { recorder.expect(.buyTapped) }

    #expect(
      found.first?.message.contains("\n  51. recorder.buyTap from Link (has a similar name)\n") == true
    )
  }

  @Test
  func clockWakesSleepersInTime() async throws {
    let clock = TestClock()
    let sleeping = Task {
      try await clock.sleep(for: .seconds(2))
      return clock.now
    }
    let canceled = Task { try await clock.sleep(for: .seconds(1)) }
    try await clock.sleepers(2)
    canceled.cancel()
    await #expect(throws: CancellationError.self) { try await canceled.value }

    clock.advance(by: .seconds(1))
    try await clock.sleepers(1)
    clock.advance(by: .seconds(2))

    #expect(try await sleeping.value.sinceStart == .seconds(3))
  }

  @Test
  func openGateLetsEveryTaskPass() async throws {
    let gate = TestGate()
    let waiting = [Task { try await gate.pass() }, Task { try await gate.pass() }]
    try await gate.reached(by: 2)

    gate.open()

    for task in waiting { try await task.value }
    try await gate.pass()
    try await gate.reached(by: 3)
  }
}
