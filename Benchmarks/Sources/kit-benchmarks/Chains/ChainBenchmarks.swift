import PromiseChain

/// Chains, created and run as in an app, compared with the same steps as awaits in one task.
@MainActor
enum ChainBenchmarks {
  static var all: [Benchmark] {
    [
      line("chain.1.main", "1 synchronous step", "on the main actor", .atMost(1.2)) {
        try await Timing.ratio { @MainActor times in
          for _ in 0..<times { use(try await Chain.first { 1 }.start().value) }
        } to: { @MainActor times in
          for _ in 0..<times { use(try await Task { try await stepOnMain(0) }.value) }
        }
      },
      line("chain.10.main", "10 synchronous steps", "on the main actor", .atMost(1.2)) {
        try await Timing.ratio { @MainActor times in
          for _ in 0..<times { use(try await tenStepsOnMain().start().value) }
        } to: { @MainActor times in
          for _ in 0..<times { use(try await tenAwaitsOnMain().value) }
        }
      },
      line("chain.1", "1 synchronous step", "off the main actor", .atMost(2)) {
        try await Timing.ratio { times in
          for _ in 0..<times { use(try await oneStep().start().value) }
        } to: { times in
          for _ in 0..<times { use(try await oneAwait().value) }
        }
      },
      line("chain.10", "10 synchronous steps", "off the main actor", .atMost(3)) {
        try await Timing.ratio { times in
          for _ in 0..<times { use(try await tenSteps().start().value) }
        } to: { times in
          for _ in 0..<times { use(try await tenAwaits().value) }
        }
      },
      Benchmark(
        name: "chain.long",
        work: "steps that a chain of 100,000 runs",
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

  private static func line(
    _ name: String,
    _ steps: String,
    _ place: String,
    _ goal: Goal,
    _ measure: @escaping @MainActor () async throws -> Figure
  ) -> Benchmark {
    Benchmark(
      name: name,
      work: "chain of \(steps), \(place), created and run",
      against: "the same steps as awaits in one task",
      goal: goal,
      measure: measure
    )
  }

  private static func tenStepsOnMain() -> Chain<Int> {
    Chain.first { 1 }
      .then { $0 &+ 1 }.then { $0 &+ 1 }.then { $0 &+ 1 }
      .then { $0 &+ 1 }.then { $0 &+ 1 }.then { $0 &+ 1 }
      .then { $0 &+ 1 }.then { $0 &+ 1 }.then { $0 &+ 1 }
  }

  private static func tenAwaitsOnMain() -> Task<Int, any Error> {
    Task {
      var number = try await stepOnMain(0)
      for _ in 1..<10 { number = try await stepOnMain(number) }
      return number
    }
  }

  @inline(never)
  private static func stepOnMain(_ number: Int) async throws -> Int { number &+ 1 }
}

// Steps run in the isolation they are written in. These run off the main actor.

private func oneStep() -> Chain<Int> { Chain.first { 1 } }

private func tenSteps() -> Chain<Int> {
  Chain.first { 1 }
    .then { $0 &+ 1 }.then { $0 &+ 1 }.then { $0 &+ 1 }
    .then { $0 &+ 1 }.then { $0 &+ 1 }.then { $0 &+ 1 }
    .then { $0 &+ 1 }.then { $0 &+ 1 }.then { $0 &+ 1 }
}

private func oneAwait() -> Task<Int, any Error> { Task { try await step(0) } }

private func tenAwaits() -> Task<Int, any Error> {
  Task {
    var number = try await step(0)
    for _ in 1..<10 { number = try await step(number) }
    return number
  }
}

@Sendable @inline(never)
private func step(_ number: Int) async throws -> Int { number &+ 1 }
