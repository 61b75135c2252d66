import Foundation
import RouterEvents
import RouterEventsInspector

/// The cost of a log, compared with the classic design, which has none; and of a log that is sent while no server
/// listens, compared with one that is not sent.
@MainActor
enum TraceBenchmarks {
  static var all: [Benchmark] {
    let catalog = EventCatalog { Declares(.tapped, requires: .sku, .place) }
    return [
      benchmark("trace.log.keys.30", "log attached", goal: 3, EventLog.start()),
      benchmark(
        "trace.log.checking.30",
        "log checking a catalog",
        goal: 4,
        EventLog.start(checking: catalog)
      ),
      sent, memory,
      Allocations.benchmark(
        "trace.log",
        of: "a logged event, three keys, one decorating hop, chain of 30",
        limit: 15
      ) {
        let chain = EventChain(30, .strong, decorator: PlaceDecorator())
        let log = EventLog.start()
        return {
          EmitBenchmarks.emitThreeKeys(from: chain.source, 1)
          use(log)
        }
      },
    ]
  }

  /// Restarts the log for each turn, because a full log reuses its memory, as in an app.
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

  /// The log keeps so many events that what they share does not count. Their number is a power of two, because the
  /// log's memory doubles.
  private static var memory: Benchmark {
    Benchmark(
      name: "trace.log.memory",
      work: "memory of a logged event, three keys, one decorating hop, sources of one class on two routes",
      against: "",
      goal: .atMost(600),
      isExact: true
    ) {
      let chains = [
        EventChain(10, .strong, decorator: PlaceDecorator()),
        EventChain(9, .strong, decorator: PlaceDecorator()),
      ]
      let events = 16_384
      let log = EventLog.start(keeping: events)
      let bytes = try Allocations.bytes {
        for number in 0..<events { EmitBenchmarks.emitThreeKeys(from: chains[number % 2].source, number) }
      }
      log.stop()
      use(log)
      return Figure(value: bytes / Double(events), unit: .bytes)
    }
  }

  /// Uses port 9, the obsolete discard service, where no server listens.
  private static var sent: Benchmark {
    Benchmark(
      name: "trace.log.sent.30",
      work:
        "emit, three keys, one decorating hop, chain of 30, strong links, log sent while no server listens",
      against: "the same, log not sent",
      goal: .atMost(1.1)
    ) {
      guard let server = URL(string: "http://127.0.0.1:9") else { preconditionFailure("not a URL") }
      let chain = EventChain(30, .strong, decorator: PlaceDecorator())
      let (sent, kept) = (EventLog.start(), EventLog.start())
      let sending = sent.send(to: server, inReleaseBuilds: true)
      defer { sending.cancel() }
      sent.stop()
      kept.stop()
      @MainActor func emit(_ times: Int, heardBy log: EventLog) {
        log.start()
        for number in 0..<times { EmitBenchmarks.emitThreeKeys(from: chain.source, number) }
        log.stop()
      }
      return Timing.ratio {
        emit($0, heardBy: sent)
      } to: {
        emit($0, heardBy: kept)
      }
    }
  }
}
