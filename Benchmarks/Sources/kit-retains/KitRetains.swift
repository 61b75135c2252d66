import CountedRetains
import Foundation
import RouterEvents
import StrategyTable

/// Counts the retains of an emission, which are most of its cost and the same on every machine.
///
/// It is a separate program, because the counting functions would slow down `kit-benchmarks`. The exit code is 1 if a
/// limit is exceeded, and 2 if retains cannot be counted on this system.
@main
@MainActor
enum KitRetains {
  static func main() {
    let alone = Controller()
    let (source, chain) = chainOfThree()
    guard retains({ alone.routerEvent(name: .tapped) }) > 0 else {
      print("retains cannot be counted on this system")
      exit(2)
    }
    var works: [(work: String, limit: Int, retains: Int)] = [
      ("emit at a single controller with 64 strategies", 4, retains { alone.routerEvent(name: .tapped) }),
      ("emit, three keys, one decorating hop, chain of 3", 14, retains { emitThreeKeys(from: source) }),
    ]
    let observations = (0..<1_000).map { source.onRouterEvent(EventName("other\($0)")) { _ in } }
    works.append(("the same, 1,000 other names attached", 16, retains { emitThreeKeys(from: source) }))
    for observation in observations { observation.cancel() }
    works.append(("a table of 1,000 names, set one by one", 5_100, retains(of: 1) { fillTable() }))
    let (plain, described) = (Screen(Screen.plain), Screen(Screen.described))
    let emitted = retains { plain.routerEvent(name: .tapped) }
    works += [
      ("emit at a responder of UIKit with 64 strategies", 4, emitted),
      (
        "the same, 64 others are enabled on a condition, undoable, and have a command's title", emitted,
        retains { described.routerEvent(name: .tapped) }
      ),
    ]
    for (work, limit, count) in works {
      print("\(work): \(count) retains, at most \(limit) expected")
    }
    withExtendedLifetime(chain) {}
    if works.contains(where: { $0.retains > $0.limit }) { exit(1) }
  }

  /// Returns the retains of one call, after a few calls that fill caches.
  private static func retains(of times: Int = 100, _ body: () -> Void) -> Int {
    for _ in 0..<3 { body() }
    let before = retain_count()
    for _ in 0..<times { body() }
    return (retain_count() - before) / times
  }

  private static func fillTable() {
    var table = StrategyTable<Controller>([:])
    for number in 0..<1_000 { table[EventName("name\(number)")] = { _ in } }
  }

  private static func emitThreeKeys(from source: any EventResponder) {
    source.routerEvent(name: .tapped, userInfo: [.sku: "A-1", .title: "Tea", .quantity: 1])
  }

  private static func chainOfThree() -> (source: Link, chain: [Link]) {
    let links = [Link(), PlaceDecorator(), Link(), Link(), Controller()]
    for (link, next) in zip(links, links.dropFirst()) { link.link(to: next, .strong) }
    return (links[0], links)
  }
}
