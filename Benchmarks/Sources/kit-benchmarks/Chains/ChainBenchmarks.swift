import PromiseChain

/// A chain held against the same steps written as awaits in one task.
enum ChainBenchmarks {
  @MainActor static var all: [Benchmark] {
    [
      Benchmark(name: "chain.1", work: "chain of 1 step", against: "a task of 1 await", goal: .atMost(2)) {
        let chain = oneStep
        return try await Timing.ratio { times in
          for _ in 0..<times { use(try await chain.start().value) }
        } to: { times in
          for _ in 0..<times { use(try await oneAwait().value) }
        }
      },
      Benchmark(
        name: "chain.10",
        work: "chain of 10 steps",
        against: "a task of 10 awaits",
        goal: .atMost(1.5)
      ) {
        let chain = tenSteps
        return try await Timing.ratio { times in
          for _ in 0..<times { use(try await chain.start().value) }
        } to: { times in
          for _ in 0..<times { use(try await tenAwaits().value) }
        }
      },
      Benchmark(
        name: "chain.10.main",
        work: "chain of 10 steps, started and run on the main actor",
        against: "a task of 10 awaits on the main actor",
        goal: .atMost(1.5)
      ) {
        let chain = tenStepsOnMain
        return try await Timing.ratio { @MainActor times in
          for _ in 0..<times { use(try await chain.start().value) }
        } to: { @MainActor times in
          for _ in 0..<times { use(try await tenAwaitsOnMain().value) }
        }
      },
      Benchmark(
        name: "chain.long",
        work: "a chain of 100,000 steps runs, all of its steps",
        against: "",
        goal: .equal(100_000),
        isExact: true
      ) {
        var chain = Chain.first { 1 }
        for _ in 1..<100_000 { chain = chain.then { $0 + 1 } }
        return Figure(value: Double(try await chain.run()), unit: .steps)
      },
    ]
  }

  @Sendable @inline(never)
  private static func step(_ number: Int) async throws -> Int { number &+ 1 }

  // Steps run where they are written: these off the main actor.
  private static var oneStep: Chain<Int> { Chain.first { try await step(0) } }

  private static var tenSteps: Chain<Int> {
    Chain.first { try await step(0) }
      .then(step).then(step).then(step)
      .then(step).then(step).then(step)
      .then(step).then(step).then(step)
  }

  private static func oneAwait() -> Task<Int, any Error> { Task { try await step(0) } }

  private static func tenAwaits() -> Task<Int, any Error> {
    Task {
      var number = try await step(0)
      for _ in 1..<10 { number = try await step(number) }
      return number
    }
  }

  @MainActor @inline(never)
  private static func stepOnMain(_ number: Int) async throws -> Int { number &+ 1 }

  @MainActor private static var tenStepsOnMain: Chain<Int> {
    Chain.first { try await stepOnMain(0) }
      .then { try await stepOnMain($0) }.then { try await stepOnMain($0) }.then { try await stepOnMain($0) }
      .then { try await stepOnMain($0) }.then { try await stepOnMain($0) }.then { try await stepOnMain($0) }
      .then { try await stepOnMain($0) }.then { try await stepOnMain($0) }.then { try await stepOnMain($0) }
  }

  @MainActor private static func tenAwaitsOnMain() -> Task<Int, any Error> {
    Task {
      var number = try await stepOnMain(0)
      for _ in 1..<10 { number = try await stepOnMain(number) }
      return number
    }
  }
}
