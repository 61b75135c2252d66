import Foundation
import OpenCombine
import RouterEvents
import StrategyTable

/// Emits an event from its source to the strategy that handles it.
@MainActor
enum EmitBenchmarks {
  static var all: [Benchmark] {
    LinkKind.allCases.flatMap { kind in
      [(10, 1.5), (30, 1.2), (100, 1.1)].map { againstWalk($0, kind, goal: $1) }
        + [(3, 0.6), (10, 0.7), (30, 0.9)].map { againstClassicDesign($0, kind, goal: $1) }
    } + [10, 20, 50].map(manyKeys)
      + [
        againstNotifications, alone, againstSubject, allocations, attachedElsewhere, attachedNames,
        tableByName,
      ]
      + [
        typed("byhand", .byHand, against: "the same, the strategy reads the value by hand"),
        typed("unread", .unread, against: "the same, the strategy reads no value"),
      ] + allocationsOfKeysAndAttachments
  }

  /// Sends a value that the strategy receives, or that another strategy reads by hand or not at all.
  private static func typed(_ kind: String, _ other: EventName, against: String) -> Benchmark {
    Benchmark(
      name: "emit.typed.\(kind)",
      work: "emit, one key, chain of 10, strong links, the strategy receives the value",
      against: against,
      goal: .atMost(1.1)
    ) {
      let chain = EventChain(10, .strong, decorator: IdleDecorator())
      return Timing.ratio { times in
        for number in 0..<times { chain.source.routerEvent(name: .typed, userInfo: [.quantity: number]) }
      } to: { times in
        for number in 0..<times { chain.source.routerEvent(name: other, userInfo: [.quantity: number]) }
      }
    }
  }

  private static func manyKeys(_ count: Int) -> Benchmark {
    Benchmark(
      name: "emit.manykeys.\(count)",
      work: "emit, \(count) keys set one by one, one decorating hop, chain of 10, strong links",
      against: "classic design",
      goal: .atMost(1)
    ) {
      let chain = EventChain(10, .strong, decorator: PlaceDecorator())
      let classic = ClassicChain(10, .strong)
      let names = (0..<count).map { "key\($0)" }
      let keys = names.map { UserInfoKey<Int>($0) }
      return Timing.ratio { times in
        for number in 0..<times {
          var userInfo = UserInfo()
          for key in keys { userInfo[key] = number }
          chain.source.routerEvent(name: .tapped, userInfo: userInfo)
        }
      } to: { times in
        for number in 0..<times {
          var userInfo: [String: Any] = [:]
          for name in names { userInfo[name] = number }
          classic.source.routerEvent(name: ClassicController.tapped, userInfo: userInfo)
        }
      }
    }
  }

  /// A round attaches the handler once for many events.
  private static var attachedElsewhere: Benchmark {
    Benchmark(
      name: "emit.attached.elsewhere",
      work: "emit, empty user info, chain of 10, strong links, a handler attached to another responder",
      against: "the same, nothing attached",
      goal: .atMost(1.05)
    ) {
      let chain = EventChain(10, .strong, decorator: IdleDecorator())
      let other = Link()
      return Timing.ratio { times in
        let observation = other.onRouterEvent(.tapped) { _ in }
        for _ in 0..<times { chain.source.routerEvent(name: .tapped) }
        observation.cancel()
      } to: { times in
        for _ in 0..<times { chain.source.routerEvent(name: .tapped) }
      }
    }
  }

  private static var attachedNames: Benchmark {
    Benchmark(
      name: "emit.attached.names",
      work:
        "emit, empty user info, chain of 10, strong links, more with 1,000 other names attached to the source",
      against: "",
      goal: .atMost(500)
    ) {
      let chain = EventChain(10, .strong, decorator: IdleDecorator())
      let plain = EventChain(10, .strong, decorator: IdleDecorator())
      let observations = (0..<1_000).map { chain.source.onRouterEvent(EventName("other\($0)")) { _ in } }
      defer { use(observations) }
      let figure = Timing.ratio { times in
        for _ in 0..<times { chain.source.routerEvent(name: .tapped) }
      } to: { times in
        for _ in 0..<times { plain.source.routerEvent(name: .tapped) }
      }
      return Figure(value: figure.sides.map { $0.work - $0.against } ?? 0, unit: .nanoseconds)
    }
  }

  private static var tableByName: Benchmark {
    Benchmark(
      name: "table.names",
      work: "a table of 10,000 names, set one by one",
      against: "5,000 names",
      goal: .atMost(2.6)
    ) {
      let names = (0..<10_000).map { EventName("name\($0)") }
      @MainActor func fill(_ names: some Sequence<EventName>) {
        var table = StrategyTable<Controller>([:])
        for name in names { table[name] = { _ in } }
        use(table)
      }
      return Timing.ratio { times in
        for _ in 0..<times { fill(names) }
      } to: { times in
        for _ in 0..<times { fill(names.prefix(5_000)) }
      }
    }
  }

  private static func againstWalk(_ count: Int, _ kind: LinkKind, goal: Double) -> Benchmark {
    Benchmark(
      name: "emit.empty.\(count).\(kind)",
      work: "emit, empty user info, chain of \(count), \(kind) links",
      against: "bare loop over the chain",
      goal: .atMost(goal)
    ) {
      let chain = EventChain(count, kind, decorator: IdleDecorator())
      let source = chain.source
      return Timing.ratio { times in
        for _ in 0..<times { source.routerEvent(name: .tapped) }
      } to: { times in
        for _ in 0..<times { chain.walk() }
      }
    }
  }

  private static func againstClassicDesign(_ count: Int, _ kind: LinkKind, goal: Double) -> Benchmark {
    Benchmark(
      name: "emit.keys.\(count).\(kind)",
      work: "emit, three keys, one decorating hop, chain of \(count), \(kind) links",
      against: "classic design",
      goal: .atMost(goal)
    ) {
      let chain = EventChain(count, kind, decorator: PlaceDecorator())
      let classic = ClassicChain(count, kind)
      return Timing.ratio { times in
        for number in 0..<times { emitThreeKeys(from: chain.source, number) }
      } to: { times in
        for number in 0..<times { emitThreeKeys(from: classic, number) }
      }
    }
  }

  private static var againstNotifications: Benchmark {
    Benchmark(
      name: "emit.notification",
      work: "emit, three keys, one decorating hop, chain of 10, strong links",
      against: "NotificationCenter.post, 64 names observed",
      goal: .atMost(0.6)
    ) {
      let chain = EventChain(10, .strong, decorator: PlaceDecorator())
      let board = NotificationBoard()
      return Timing.ratio { times in
        for number in 0..<times { emitThreeKeys(from: chain.source, number) }
      } to: { times in
        for number in 0..<times {
          board.center.post(
            name: board.tapped,
            object: nil,
            userInfo: ["sku": "A-1", "title": "Tea", "quantity": number]
          )
        }
      }
    }
  }

  static func emitThreeKeys(from source: any EventResponder, _ number: Int) {
    source.routerEvent(name: .tapped, userInfo: [.sku: "A-1", .title: "Tea", .quantity: number])
  }

  static func emitThreeKeys(from classic: ClassicChain, _ number: Int) {
    classic.source.routerEvent(
      name: ClassicController.tapped,
      userInfo: ["sku": "A-1", "title": "Tea", "quantity": number]
    )
  }

  private static var alone: Benchmark {
    Benchmark(
      name: "emit.alone",
      work: "emit at a single controller with 64 strategies",
      against: "lookup in [String: closure] and call",
      goal: .atMost(2)
    ) {
      let controller = Controller()
      let table = Closures()
      return Timing.ratio { times in
        for _ in 0..<times { controller.routerEvent(name: .tapped) }
      } to: { times in
        for _ in 0..<times { table.closures[ClassicController.tapped]?([:]) }
      }
    }
  }

  private static var againstSubject: Benchmark {
    Benchmark(
      name: "emit.subject",
      work: "emit at a single controller with 64 strategies",
      against: "OpenCombine's PassthroughSubject, 64 sinks that filter",
      goal: .none
    ) {
      let controller = Controller()
      let subject = PassthroughSubject<String, Never>()
      let counter = Counter()
      let sinks = ClassicController.names.map { name in
        subject.filter { $0 == name }.sink { _ in counter.count &+= 1 }
      }
      defer { use(sinks) }
      return Timing.ratio { times in
        for _ in 0..<times { controller.routerEvent(name: .tapped) }
      } to: { times in
        for _ in 0..<times { subject.send(ClassicController.tapped) }
      }
    }
  }

  private static var allocations: Benchmark {
    Benchmark(
      name: "emit.allocations",
      work: "allocations of a handled emit, empty user info, maximum of 0 to 100 hops",
      against: "",
      goal: .atMost(0),
      isExact: true
    ) {
      let counts = try [0, 1, 10, 30, 100].map { count in
        let chain = EventChain(count, .strong, decorator: IdleDecorator())
        for _ in 0..<3 { chain.source.routerEvent(name: .tapped) }
        return try Allocations.count { for _ in 0..<100 { chain.source.routerEvent(name: .tapped) } } / 100
      }
      return Figure(value: counts.max() ?? 0, unit: .allocations)
    }
  }
}

extension EmitBenchmarks {
  fileprivate static var allocationsOfKeysAndAttachments: [Benchmark] {
    [
      Allocations.benchmark("emit.keys", of: "an emit, three keys, one decorating hop, chain of 10", limit: 2)
      {
        let chain = EventChain(10, .strong, decorator: PlaceDecorator())
        return { emitThreeKeys(from: chain.source, 1) }
      },
      Allocations.benchmark(
        "emit.manykeys",
        of: "an emit, 50 keys set one by one, per key",
        per: 50,
        limit: 0.7
      ) {
        let chain = EventChain(10, .strong, decorator: PlaceDecorator())
        let keys = (0..<50).map { UserInfoKey<Int>("key\($0)") }
        return {
          var userInfo = UserInfo()
          for key in keys { userInfo[key] = 1 }
          chain.source.routerEvent(name: .tapped, userInfo: userInfo)
        }
      },
      Allocations.benchmark(
        "emit.attached",
        of: "an emit, 1,000 other names attached to its source",
        limit: 0
      ) {
        let chain = EventChain(10, .strong, decorator: IdleDecorator())
        let observations = (0..<1_000).map { chain.source.onRouterEvent(EventName("other\($0)")) { _ in } }
        return {
          chain.source.routerEvent(name: .tapped)
          use(observations)
        }
      },
    ]
  }
}

private final class Counter {
  var count = 0
}

/// A dictionary of closures, used as in the classic design.
@MainActor
private final class Closures {
  var count = 0
  private(set) lazy var closures: [String: ([String: Any]) -> Void] = Dictionary(
    uniqueKeysWithValues: ClassicController.names.map { name in
      (name, { [unowned self] userInfo in count &+= userInfo.count })
    }
  )
}

/// A notification center with an observer for each of the 64 names.
final class NotificationBoard {
  let center = NotificationCenter()
  let tapped = Notification.Name(ClassicController.tapped)
  private var tokens: [any NSObjectProtocol] = []

  init() {
    for name in ClassicController.names {
      let token = center.addObserver(forName: Notification.Name(name), object: nil, queue: nil) {
        use($0.userInfo?.count)
      }
      tokens.append(token)
    }
  }

  deinit {
    for token in tokens { center.removeObserver(token) }
  }
}
