import RouterEvents

/// What it costs that somebody looks on.
@MainActor
enum TraceBenchmarks {
  static var all: [Benchmark] {
    [
      Benchmark(
        name: "trace.30",
        work: "emit over 30 hops, observer attached",
        against: "the same without",
        goal: .atMost(5)
      ) {
        let chain = EventChain(29, .strong, decorator: IdleDecorator())
        return Timing.ratio { times in
          let observation = EventRouter.observe { use($0.hops.count) }
          for _ in 0..<times { chain.source.routerEvent(name: .tapped) }
          withExtendedLifetime(observation) {}
        } to: { times in
          for _ in 0..<times { chain.source.routerEvent(name: .tapped) }
        }
      }
    ]
  }
}
