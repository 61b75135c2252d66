import KitSupport
import RouterEventsInspector
import TestSupport
import Testing

/// A clock whose sleeps end immediately.
private struct ImmediateClock: Clock {
  private let asked = Lock<[Duration]>([])

  /// The durations of the sleeps, in order.
  var pauses: [Duration] { asked.withLock { $0 } }

  var now: TestClock.Instant { TestClock.Instant(sinceStart: .zero) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
    asked.withLock { $0.append(deadline.sinceStart) }
    await Task.yield()
    try Task.checkCancellation()
  }
}

@MainActor
@Suite(.watchdog)
struct SendingTests {
  private let cell = Link(Window())
  private let clock = ImmediateClock()

  private func emit(_ numbers: Range<Int>) {
    quietly { for number in numbers { cell.routerEvent(name: EventName("live.\(number)")) } }
  }

  private func names(_ numbers: Range<Int>) -> [EventName] { numbers.map { EventName("live.\($0)") } }

  private func send(_ log: EventLog, to server: LiveServer, keeping capacity: Int = 10_000) -> EventSending {
    log.send(to: LiveQueue(capacity: capacity), over: server, as: "Shop", clock: clock)
  }

  private func log() -> EventLog {
    EventLog(through: cell, keeping: 20_000) { $0.rawValue.hasPrefix("live.") }
  }

  @Test func sendsRecordedEventsFirst() async {
    let (log, server) = (log(), LiveServer())
    emit(0..<3)

    let sending = send(log, to: server)
    emit(3..<5)
    await sending.finish()

    #expect(server.sessions.first?.first == .hello(app: "Shop", takesInput: false))
    #expect(server.sessions.first?.dropFirst() == log.traces.map { .trace($0) }[...])
    #expect(server.traces.map(\.name) == names(0..<5))
  }

  @Test func batchesAreBounded() async {
    let (log, server) = (log(), LiveServer())
    emit(0..<1_000)

    await send(log, to: server).finish()

    #expect(server.batches.allSatisfy { $0.lines.count <= 200 })
    #expect(server.traces.map(\.name) == names(0..<1_000))
  }

  @Test func tracesOfFourTasksArriveOnceAndInOrder() async {
    let (log, server) = (log(), LiveServer())
    for fate in [.lost, .answerLost, .arrives, .answerLost, .lost, .lost, .refused(503)] as [LiveServer.Fate]
    {
      server.decide(fate)
    }
    let sending = send(log, to: server)

    await withTaskGroup { group in
      for task in 0..<4 {
        group.addTask {
          for number in 0..<2_500 {
            await MainActor.run {
              quietly { _ = cell.routerEvent(name: EventName("live.\(task).\(number)")) }
            }
          }
        }
      }
    }
    await sending.finish()

    #expect(server.sessions.count == 1)
    #expect(server.traces == log.traces)
    for task in 0..<4 {
      let names = server.traces.map(\.name.rawValue).filter { $0.hasPrefix("live.\(task).") }
      #expect(names == (0..<2_500).map { "live.\(task).\($0)" })
    }
  }

  @Test func repeatsABatchAfterALostAnswer() async throws {
    let (log, server) = (log(), LiveServer(.arrives, .answerLost))
    let sending = send(log, to: server)
    try await server.arrivals.reach(1)

    emit(0..<2)
    try await server.arrivals.reach(3)
    emit(2..<3)
    try await server.arrivals.reach(4)
    sending.cancel()

    let batches = server.batches
    #expect(batches.dropFirst().first == batches.dropFirst(2).first)
    #expect(server.traces.map(\.name) == names(0..<3))
  }

  @Test func dropsAndCountsTheOldestTraces() async throws {
    let (log, server, pauses) = (log(), LiveServer(.lost), TestClock())
    let sending = log.send(to: LiveQueue(capacity: 3), over: server, as: "Shop", clock: pauses)
    try await pauses.arrivals.reach(1)
    emit(0..<5)

    // First the pause after the lost hello, then the one in which a batch gathers.
    pauses.advance(by: .seconds(1))
    try await pauses.arrivals.reach(2)
    pauses.advance(by: .seconds(1))
    try await server.arrivals.reach(5)
    sending.cancel()

    #expect(server.sessions.first?.dropFirst().first == .missed(2))
    #expect(server.traces.map(\.name) == names(2..<5))
  }

  @Test func delaysGrowWhileTheServerCannotBeReached() async throws {
    let (log, server) = (log(), LiveServer(.lost, .lost, .lost, .refused(500), .lost, .lost, .lost))

    let sending = send(log, to: server)
    try await server.arrivals.reach(1)
    sending.cancel()

    let pauses = clock.pauses.prefix(7).map { $0 / .milliseconds(1) }
    #expect(pauses == [250, 500, 1_000, 2_000, 4_000, 5_000, 5_000])
  }

  @Test(arguments: [true, false])
  func startsANewSessionIfTheServerLostIt(isFinishing: Bool) async throws {
    let (log, server) = (log(), LiveServer())
    let sending = send(log, to: server)
    emit(0..<2)
    try await server.arrivals.reach(3)

    server.restart()
    emit(2..<4)
    if isFinishing { await sending.finish() } else { try await server.arrivals.reach(6) }
    sending.cancel()

    let sessions = server.sessions
    #expect(sessions.count == 2)
    #expect(sessions.last?.first == .hello(app: "Shop", takesInput: false))
    #expect(server.traces.map(\.name) == names(2..<4))
  }

  @Test func pausesBetweenBatchesThatTheServerNeverExpects() async throws {
    let (log, server, pauses) = (log(), LiveServer(), TestClock())
    server.decide(.unexpected, times: 1_000)
    let sending = log.send(to: LiveQueue(capacity: 10), over: server, as: "Shop", clock: pauses)

    try await pauses.arrivals.reach(1)
    sending.cancel()

    #expect(server.batches.count == 2)
  }

  @Test func silentAppStaysConnectedAndDetectsANewServer() async throws {
    let (log, server, time) = (log(), LiveServer(), TestClock())
    let sending = log.send(
      to: LiveQueue(capacity: 10),
      over: server,
      as: "Shop",
      silence: .seconds(20),
      clock: time
    )
    try await server.arrivals.reach(1)

    try await time.arrivals.reach(1)
    time.advance(by: .seconds(20))
    try await server.posts.reach(2)
    server.restart()
    try await time.arrivals.reach(2)
    time.advance(by: .seconds(20))
    try await server.posts.reach(3)
    try await time.arrivals.reach(3)
    time.advance(by: .seconds(1))
    try await server.arrivals.reach(2)
    sending.cancel()

    #expect(server.batches.map(\.lines.count).prefix(4) == [1, 0, 0, 1])
    #expect(server.sessions.map(\.first) == [nil, .hello(app: "Shop", takesInput: false)])
  }

  @Test func reportsARepeatedRefusalOnceUntilABatchIsAccepted() async throws {
    let server = LiveServer(.refused(401), .refused(401), .refused(403), .arrives, .refused(403))
    let (log, reported) = (log(), Lock<[Int]>([]))
    let sending = log.send(to: LiveQueue(capacity: 10), over: server, as: "Shop", clock: clock) { status in
      reported.withLock { $0.append(status) }
    }
    try await server.arrivals.reach(1)

    emit(0..<1)
    try await server.arrivals.reach(2)
    sending.cancel()

    #expect(reported.withLock { $0 } == [401, 403, 403])
  }

  @Test func sendsBreaches() async {
    let catalog = EventCatalog { Declares(.loginTapped, requires: .sku) }
    let shop = Shop()
    let log = EventLog(through: shop.shelf, checking: catalog) { $0 == .loginTapped }
    let server = LiveServer()
    let sending = send(log, to: server)

    quietly { _ = shop.cell.routerEvent(name: .loginTapped) }
    await sending.finish()

    #expect(server.traces.first?.breaches.count == 1)
    #expect(server.traces == log.traces)
  }

  @Test func finishEndsIfTheServerCannotBeReached() async throws {
    let server = LiveServer()
    server.decide(.lost, times: 1_000)
    let pauses = TestClock()
    let log = log()
    let sending = log.send(to: LiveQueue(capacity: 10), over: server, as: "Shop", clock: pauses)
    try await pauses.arrivals.reach(1)

    await sending.finish()

    #expect(server.sessions.isEmpty)
    // One before, and two to finish.
    #expect(server.batches.count == 3)
  }

  @Test func releasingTheTokenEndsTheSending() async throws {
    let (log, server) = (log(), LiveServer())
    let queue = LiveQueue(capacity: 10)
    weak var released: EventSending?
    do {
      let sending = log.send(to: queue, over: server, as: "Shop", clock: clock)
      released = sending
      try await server.arrivals.reach(1)
      withExtendedLifetime(sending) {}
    }
    emit(0..<3)

    #expect(released == nil)
    #expect(!queue.isOpen)
    #expect(queue.count == 0)
    #expect(log.traces.count == 3)
  }

  @Test func sendingDoesNotRetainTheLog() {
    weak var released: EventLog?
    let sending: EventSending
    do {
      let log = log()
      released = log
      sending = send(log, to: LiveServer())
    }

    #expect(released == nil)
    sending.cancel()
  }

  @Test func otherLinesKeepTheirOrderAmongTraces() {
    let (log, queue) = (log(), LiveQueue(capacity: 2))
    emit(0..<3)
    let traces = log.traces
    func other(_ name: String) -> LiveLine { .hello(app: name, takesInput: false) }

    queue.append(other("first"))
    for (number, trace) in traces.enumerated() {
      queue.append(trace)
      queue.append(other("after \(number)"))
    }

    #expect(
      queue.take(1) == [
        .missed(1), other("first"), other("after 0"), .trace(traces[1]), other("after 1"),
      ]
    )
    #expect(queue.take(5) == [.trace(traces[2]), other("after 2")])
    #expect(queue.take(5) == [])
  }

  @Test(arguments: [1, 2, 3, 7, 200])
  func queueIsARingBuffer(capacity: Int) {
    let (log, queue) = (log(), LiveQueue(capacity: capacity))
    emit(0..<60)
    var expected: [EventTrace] = []
    var missed = 0
    let random = RandomCase.first
    var generator = random.generator

    for trace in log.traces {
      queue.append(trace)
      expected.append(trace)
      if expected.count > capacity {
        expected.removeFirst()
        missed += 1
      }
      guard Int.random(in: 0..<3, using: &generator) == 0 else { continue }
      let count = Int.random(in: 0..<5, using: &generator)
      let lines = (missed > 0 ? [LiveLine.missed(missed)] : []) + expected.prefix(count).map { .trace($0) }
      #expect(queue.take(count) == lines, "\(random)")
      expected.removeFirst(min(count, expected.count))
      missed = 0
      #expect(queue.count == expected.count, "\(random)")
    }
  }
}
