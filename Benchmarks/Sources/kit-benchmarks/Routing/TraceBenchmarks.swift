import RouterEvents
import RouterEventsInspector

/// What it costs that somebody looks on.
@MainActor
enum TraceBenchmarks {
  static var all: [Benchmark] {
    [
      overhead("trace.30", "emit over 30 hops, observer attached", emitEmpty) {
        EventRouter.observe { use($0.hops.count) }
      },
      overhead("trace.log.30", "emit over 30 hops, log attached", emitEmpty) { EventLog.start() },
      overhead("trace.log.keys.30", "emit over 30 hops, three keys, log attached", emitKeys) {
        EventLog.start()
      },
      overhead("trace.log.checking.30", "the same, log checking a catalogue", emitKeys) {
        EventLog.start(checking: EventCatalog { Declares(.tapped, requires: .sku, .place) })
      },
    ]
  }

  private static func overhead<Watcher>(
    _ name: String,
    _ work: String,
    _ emit: @escaping @MainActor (EventChain, Int) -> Void,
    watch: @escaping @MainActor () -> Watcher
  ) -> Benchmark {
    Benchmark(name: name, work: work, against: "the same without", goal: .atMost(5)) {
      let chain = EventChain(29, .strong, decorator: PlaceDecorator())
      return Timing.ratio { times in
        let watcher = watch()
        for number in 0..<times { emit(chain, number) }
        withExtendedLifetime(watcher) {}
      } to: { times in
        for number in 0..<times { emit(chain, number) }
      }
    }
  }

  private static func emitEmpty(_ chain: EventChain, _ number: Int) {
    chain.source.routerEvent(name: .tapped)
  }

  private static func emitKeys(_ chain: EventChain, _ number: Int) {
    EmitBenchmarks.emitThreeKeys(from: chain.source, number)
  }
}
