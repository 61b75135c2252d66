import RouterEvents
import RouterEventsInspector

/// The cost of a log: an event with three keys, against the classic design, which nobody can observe.
@MainActor
enum TraceBenchmarks {
  static var all: [Benchmark] {
    let catalog = EventCatalog { Declares(.tapped, requires: .sku, .place) }
    return [
      benchmark("trace.log.keys.30", "log attached", goal: 4, EventLog.start()),
      benchmark(
        "trace.log.checking.30",
        "log checking a catalogue",
        goal: 4.5,
        EventLog.start(checking: catalog)
      ),
    ]
  }

  /// The log looks on for a while, and again: one that is full reuses its memory, as in an app.
  private static func benchmark(
    _ name: String,
    _ observed: String,
    goal: Double,
    _ log: EventLog
  ) -> Benchmark {
    log.stop()
    return Benchmark(
      name: name,
      work: "emit, three keys, one decorating hop, chain of 30, strong links, \(observed)",
      against: "classic design",
      goal: .atMost(goal)
    ) {
      let chain = EventChain(30, .strong, decorator: PlaceDecorator())
      let classic = ClassicChain(30, .strong)
      return Timing.ratio { times in
        log.start()
        for number in 0..<times { EmitBenchmarks.emitThreeKeys(from: chain.source, number) }
        log.stop()
      } to: { times in
        for number in 0..<times { EmitBenchmarks.emitThreeKeys(from: classic, number) }
      }
    }
  }
}
