import KitSupport
import PromiseChain
import TestSupport
import Testing

/// The clauses of Promises/A+ (promisesaplus.com) that apply to a cold chain, by number. "Promise" is a running chain,
/// "onFulfilled" the step of `then`, "onRejected" the step of `recover` or `catchError`. The module's README lists the
/// clauses that do not apply.
@Suite("Promises/A+", .watchdog)
struct PromisesAPlusTests {
  let log = Log()
  private let gate = TestGate()
  private let started = Signal()

  @Test("2.1.2: a fulfilled promise stays so, with a value that does not change")
  func clause212() async throws {
    let (running, _) = Reports.collecting {
      Chain<Int>.first { pass in
        pass(.success(1))
        pass(.success(2))
        pass(.failure(Broken()))
      }
      .start()
    }

    let values = [try await running.value, try await running.value]
    running.cancel()

    #expect(values == [1, 1])
    #expect(try await running.value == 1)
  }

  @Test("2.1.3: a rejected promise stays so, with a reason that does not change")
  func clause213() async throws {
    let (running, _) = Reports.collecting {
      Chain<Int>.first { pass in
        pass(.failure(Broken(number: 1)))
        pass(.failure(Broken(number: 2)))
        pass(.success(3))
      }
      .start()
    }

    for _ in 1...2 {
      await #expect(throws: Broken(number: 1)) { try await running.value }
    }
  }

  @Test("2.2.1: both onFulfilled and onRejected may be left out")
  func clause221() async throws {
    let withoutRejected = Chain.first { 1 }.then { $0 + 1 }
    let withoutFulfilled = Chain<Int>.failing().recover { _ in 5 }
    let withoutBoth = Chain.first { 9 }

    let values = [
      try await withoutRejected.run(), try await withoutFulfilled.run(), try await withoutBoth.run(),
    ]

    #expect(values == [2, 5, 9])
  }

  @Test("2.2.2: onFulfilled is called after fulfilment, with the value, and once")
  func clause222() async throws {
    let running = Chain.first {
      started.send()
      try await gate.pass()
      return 4
    }
    .then { log.note("\($0)") }
    .start()

    try await started.reach(1)
    let before = log.all
    gate.open()
    try await running.value

    #expect(before.isEmpty)
    #expect(log.all == ["4"])
  }

  @Test("2.2.3: onRejected is called after rejection, with the reason, and once")
  func clause223() async throws {
    let running = Chain<Int>.first {
      started.send()
      try await gate.pass()
      throw Broken(number: 4)
    }
    .recover { error in
      log.note("\((error as? Broken)?.number ?? 0)")
      return 0
    }
    .start()

    try await started.reach(1)
    let before = log.all
    gate.open()
    _ = try await running.value

    #expect(before.isEmpty)
    #expect(log.all == ["4"])
  }

  @Test("2.2.4: neither is called before the caller suspends or returns")
  @MainActor
  func clause224() async throws {
    let running = Chain.first { log.note("first") }.then { log.note("onFulfilled") }.start()
    let failing = Chain<Int>.failing().recover { _ in
      log.note("onRejected")
      return 0
    }
    .start()
    log.note("caller")

    try await running.value
    _ = try await failing.value

    #expect(log.all.first == "caller")
    #expect(log.all.count == 4)
  }

  @Test("2.2.5: both are called as functions: with the value or the reason, and nothing else")
  func clause225() async throws {
    let value = try await Chain.first { 20 }.then(doubled).then { _ in throw Broken(number: 2) }.recover(
      number(of:)
    ).run()

    #expect(value == 2)
  }

  @Test("2.2.6: then may be called many times on one promise; a cold chain runs separately for each")
  func clause226() async throws {
    let chain = Chain.first {
      log.note("first")
      return 1
    }
    let promises = [chain.then { $0 + 1 }, chain.then { $0 + 2 }, chain.then { $0 + 3 }]

    var values: [Int] = []
    for promise in promises { values.append(try await promise.run()) }

    #expect(values == [2, 3, 4])
    #expect(log.all == ["first", "first", "first"])
  }

  @Test("2.2.6: all tasks that await a running chain get the same value")
  func clause226Running() async throws {
    let running = Chain.first {
      log.note("first")
      return 1
    }
    .start()

    async let left = running.value
    async let right = running.value

    #expect(try await [left, right] == [1, 1])
    #expect(log.all == ["first"])
  }

  @Test("2.2.7.1: what either returns is what the new promise is fulfilled with")
  func clause2271() async throws {
    let fulfilled = try await Chain.first { 1 }.then { "\($0)" }.run()
    let recovered = try await Chain<String>.failing().recover { _ in "2" }.run()

    #expect([fulfilled, recovered] == ["1", "2"])
  }

  @Test("2.2.7.2: what either throws is what the new promise is rejected with")
  func clause2272() async {
    await #expect(throws: Broken(number: 7)) {
      try await Chain.first { 1 }.then { _ in throw Broken(number: 7) }.run()
    }
    await #expect(throws: Broken(number: 8)) {
      try await Chain<Int>.failing().recover { _ in throw Broken(number: 8) }.run()
    }
  }

  @Test("2.2.7.3: without onFulfilled the new promise is fulfilled with the same value")
  func clause2273() async throws {
    let value = try await Chain.first { 1 }.recover { _ in 2 }.catchError { _ in }.run()

    #expect(value == 1)
  }

  @Test("2.2.7.4: without onRejected the new promise is rejected with the same reason")
  func clause2274() async {
    await #expect(throws: Broken(number: 3)) {
      try await Chain<Int>.failing(3).then { $0 + 1 }.map { "\($0)" }.tap { log.note($0) }.run()
    }
    #expect(log.all.isEmpty)
  }

  @Test("2.3.1: a promise that is resolved with itself is rejected")
  func clause231() async throws {
    let itself = Lock<RunningChain<Int>?>(nil)
    let running = Chain.first {
      try await gate.pass()
      return try await itself.withLock { $0 }?.value ?? 0
    }
    .start()

    itself.withLock { $0 = running }
    gate.open()

    await #expect(throws: ChainError.awaitsItself) { try await running.value }
    itself.withLock { $0 = nil }
  }

  @Test("2.3.2: a promise that is resolved with another one takes over its state", arguments: [true, false])
  func clause232(isFulfilled: Bool) async throws {
    let other = Chain.first {
      try await gate.pass()
      if !isFulfilled { throw Broken(number: 5) }
      return 5
    }
    .start()
    let running = Chain.first { started.send() }.then { try await other.value }.start()

    try await started.reach(1)
    let isPending = !running.isFinished
    gate.open()
    let result = await Task { try await running.value }.result

    #expect(isPending)
    switch result {
    case .success(let value): #expect(isFulfilled && value == 5)
    case .failure(let error): #expect(!isFulfilled && error as? Broken == Broken(number: 5))
    }
  }

  private func doubled(_ value: Int) -> Int { value * 2 }

  private func number(of error: any Error) -> Int { (error as? Broken)?.number ?? 0 }
}
