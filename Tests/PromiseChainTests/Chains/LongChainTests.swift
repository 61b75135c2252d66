import Foundation
import KitSupport
import PromiseChain
import Requests
import TestSupport
import Testing

@Suite(.watchdog, .serialized)
struct LongChainTests {
  @Test func manyStepsRunInOrder() async throws {
    for count in [1, 31, 32, 33, 64, 65, 96, 97, 1_000] {
      var chain = Chain.first { [0] }
      for number in 1..<count { chain = chain.map { $0 + [number] } }

      let numbers = try await chain.run()

      #expect(numbers == Array(0..<count))
    }
  }

  @Test func hundredThousandStepsRunAndAreReleasedInConstantStack() async throws {
    let sum = try await withCheckedThrowingContinuation { continuation in
      let thread = Thread {
        // The chain is released on this small stack unless the run retains it.
        let running = Self.longChain().start()
        _ = Self.longChain()
        Task { continuation.resume(with: await Task { try await running.value }.result) }
      }
      thread.stackSize = 64 << 10
      thread.start()
    }

    #expect(sum == 100_000)
  }

  @Test(arguments: StepKind.allCases)
  func everyKindOfStepRunsInConstantStack(step: StepKind) async throws {
    let chain = step.many(on: Chain.first { 1 })

    #expect(try await chain.start().value == 1)
  }

  @Test(arguments: StepKind.allCases)
  func everyKindOfStepFailsInConstantStack(step: StepKind) async throws {
    let isFirst = Lock(true)
    let chain = step.many(
      on: Chain<Int>.first {
        if isFirst.withLock({ exchange(&$0, with: false) }) { throw Broken() } else { 1 }
      }
    )

    let result = await Task { try await chain.run() }.result

    switch step {
    case .recover, .retry: #expect(throws: Never.self) { try result.get() }
    default: #expect(throws: Broken()) { try result.get() }
    }
  }

  @Test(arguments: StepKind.allCases)
  func everyKindOfStepIsCancelledInConstantStack(step: StepKind) async throws {
    let (started, ended) = (Signal(), Signal())
    let running = step.many(on: .endless(started, ended)).start()

    try await started.reach(1)
    running.cancel()

    await #expect(throws: CancellationError.self) { try await running.value }
    try await ended.reach(1)
  }

  @Test(arguments: StepKind.allCases)
  func everyKindOfStepIsReleasedInConstantStack(step: StepKind) async throws {
    let token = Lock<Token?>(Token())
    let gone = try #require(token.withLock { $0?.gone })

    await withCheckedContinuation { continuation in
      let thread = Thread {
        _ = step.many(
          on: Chain.first { [token = token.withLock { exchange(&$0, with: nil) }] in token == nil ? 0 : 1 },
          StepKind.count
        )
        continuation.resume()
      }
      thread.stackSize = 64 << 10
      thread.start()
    }

    #expect(gone.value == 1)
  }

  private static func longChain() -> Chain<Int> {
    var chain = Chain.first { 1 }
    for _ in 1..<100_000 { chain = chain.then { $0 + 1 } }
    return chain
  }
}

/// The ways to add a step to a chain or to nest the chain in another one.
enum StepKind: CaseIterable {
  case then, map, tap, recover, catchError, failed, finally, delay, timeout, retry, all, array, race

  func many(on chain: Chain<Int>, _ count: Int? = nil) -> Chain<Int> {
    var chain = chain
    for _ in 0..<(count ?? runCount) { chain = one(on: chain) }
    return chain
  }

  /// The number of steps of a kind. `CHAIN_STEPS` reduces it for sanitizers, which slow down each step; 5,000 recursive
  /// calls overflow these stacks, too.
  static let count = ProcessInfo.processInfo.environment["CHAIN_STEPS"].flatMap { Int($0) } ?? 100_000

  /// The number of steps in a test. Steps that run in their own tasks take some kilobytes each.
  private var runCount: Int {
    switch self {
    case .timeout, .all, .array, .race: min(Self.count, 10_000)
    default: Self.count
    }
  }

  private func one(on chain: Chain<Int>) -> Chain<Int> {
    switch self {
    case .then: chain.then { $0 }
    case .map: chain.map { $0 }
    case .tap: chain.tap { _ in }
    case .recover: chain.recover { _ in 1 }
    case .catchError: chain.catchError { _ in }
    case .failed: chain.failed { _ in }
    case .finally: chain.finally {}
    case .delay: chain.delay(.zero)
    case .timeout: chain.timeout(.seconds(3_600))
    case .retry: chain.retry(1)
    case .all: Chain.all(chain, Chain<Int>.first { 0 }).map { value, _ in value }
    case .array: Chain.all([chain]).map { $0[0] }
    case .race: Chain.race(chain)
    }
  }
}
