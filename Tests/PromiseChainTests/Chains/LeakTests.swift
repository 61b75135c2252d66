import KitSupport
import PromiseChain
import TestSupport
import Testing

@Suite(.watchdog)
struct LeakTests {
  let started = Signal()
  let gate = TestGate()

  @Test(arguments: [true, false])
  func releasesStepsAsTheyRunOrAreSkipped(areSkipped: Bool) async throws {
    let token = Lock<Token?>(Token())
    let gone = token.withLock { $0?.gone }
    let running = (areSkipped ? Chain<Int>.failing() : Chain.first { 1 })
      .then { [token = token.withLock { exchange(&$0, with: nil) }] _ in withExtendedLifetime(token) {} }
      .recover { _ in }
      .then {
        started.send()
        try await gate.pass()
      }
      .start()

    try await started.reach(1)
    #expect(gone?.value == 1)
    gate.open()
    try await running.value
  }

  @Test(arguments: [Ending.success, .failure, .cancel])
  func releasesTheRunWhileItsRunningChainIsRetained(ending: Ending) async throws {
    weak var weakOwner: Owner?
    let running: RunningChain<Int>
    do {
      let owner = Owner()
      weakOwner = owner
      running = owner.chain(ending, started).start()
    }

    if ending == .cancel {
      try await started.reach(1)
      running.cancel()
    }
    _ = try? await running.value

    #expect(weakOwner == nil)
    #expect(running.isFinished)
  }

  @Test func releasesAChainThatWasNeverStarted() {
    weak var weakOwner: Owner?
    do {
      let owner = Owner()
      weakOwner = owner
      _ = owner.chain(.success, started).retry(3).timeout(.seconds(1))
    }

    #expect(weakOwner == nil)
  }

  @Test func chainDoesNotRetainDerivedChains() {
    weak var weakOwner: Owner?
    let base = Chain.first { 1 }
    do {
      let owner = Owner()
      weakOwner = owner
      _ = base.then { owner.add($0) }
    }

    #expect(weakOwner == nil)
    withExtendedLifetime(base) {}
  }

  @Test func releasesACallbackStepAndItsCaptures() async throws {
    weak var weakOwner: Owner?
    let running: RunningChain<Int>
    do {
      let owner = Owner()
      weakOwner = owner
      running = Chain<Int>.first { pass in
        pass.onCancel { _ = owner.add(1) }
        pass(.success(owner.add(1)))
      }
      .start()
    }

    let value = try await running.value

    #expect(value == 2)
    #expect(weakOwner == nil)
  }

  @Test(arguments: Together.allCases)
  func releasesConcurrentChains(together: Together) async throws {
    weak var weakOwner: Owner?
    let gone: Signal
    let running: RunningChain<Int>
    do {
      let owner = Owner()
      weakOwner = owner
      gone = owner.token.gone
      running = together.chain(owner.chain(.success, started)).start()
    }

    _ = try await running.value

    // A race does not wait for its losers.
    try await gone.reach(1)
    #expect(weakOwner == nil)
  }

  @Test func releasesResultsThatArriveTooLate() async throws {
    let kept = Lock<Pass<Token>?>(nil)
    let gone: Signal
    do {
      let token = Token()
      gone = token.gone
      let passing = Chain<Token>.first { [token] pass in
        kept.withLock { $0 = pass }
        pass(.success(token))
      }
      let ignoringCancellation = Chain<Token>.first {
        await Task { try? await gate.pass() }.value
        throw Broken()
      }
      _ = try await Chain.race(passing, ignoringCancellation).run()
    }

    try await gone.reach(1)
    withExtendedLifetime(kept) { gate.open() }
  }

  enum Ending {
    case success
    case failure
    case cancel
  }
}

private final class Owner: Sendable {
  let token = Token()

  func add(_ number: Int) -> Int { number + 1 }

  func chain(_ ending: LeakTests.Ending, _ started: Signal) -> Chain<Int> {
    Chain.first {
      switch ending {
      case .success: return self.add(1)
      case .failure: throw Broken()
      case .cancel:
        started.send()
        try await Signal().reach(1)
        return 0
      }
    }
    .map { self.add($0) }
    .tap { _ = self.add($0) }
    .catchError { _ in _ = self.add(1) }
    .finally { _ = self.add(1) }
  }
}
