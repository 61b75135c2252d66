import Foundation
import PromiseChain
import Testing

@Suite(.timeLimit(.minutes(5)))
struct LongChainTests {
  @Test func stepsRunInTheirOrderHoweverMany() async throws {
    for count in [1, 31, 32, 33, 64, 65, 96, 97, 1_000] {
      var chain = Chain.first { [0] }
      for number in 1..<count { chain = chain.map { $0 + [number] } }

      let numbers = try await chain.run()

      #expect(numbers == Array(0..<count))
    }
  }

  @Test func aHundredThousandStepsRunAndAreLetGoInConstantStack() async throws {
    let sum = try await withCheckedThrowingContinuation { continuation in
      let thread = Thread {
        // The chain dies on this small stack where the run does not take it along.
        let running = Self.longChain().start()
        _ = Self.longChain()
        Task { continuation.resume(with: await Task { try await running.value }.result) }
      }
      thread.stackSize = 64 << 10
      thread.start()
    }

    #expect(sum == 100_000)
  }

  @Test func aHundredThousandStepsAreSkippedInConstantStack() async throws {
    let value = try await Chain<Int>.failing().then { _ in try await Self.longChain().run() }.recover { _ in 3
    }.run()

    #expect(value == 3)
  }

  @Test func forksOfALongChainKeepTheirOwnSteps() async throws {
    var base = Chain.first { 0 }
    for _ in 1..<32 { base = base.then { $0 + 1 } }

    let values = [
      try await base.then { $0 + 100 }.then { $0 + 100 }.run(), try await base.then { $0 + 1_000 }.run(),
      try await base.run(),
    ]

    #expect(values == [231, 1_031, 31])
  }

  private static func longChain() -> Chain<Int> {
    var chain = Chain.first { 1 }
    for _ in 1..<100_000 { chain = chain.then { $0 + 1 } }
    return chain
  }
}
