import KitSupport
import StrategyTable
import Testing

@MainActor
@Suite
struct StrategyTableTests {
  private func table(_ entry: String, _ names: EventName...) -> StrategyTable<Screen> {
    StrategyTable {
      for name in names { On(name) { screen, event in screen.log.append("\(entry) \(event.name)") } }
    }
  }

  private func log(_ table: StrategyTable<Screen>, _ names: EventName...) -> [String] {
    let screen = Screen(table, below: Top())
    for name in names { screen.routerEvent(name: name) }
    return screen.log
  }

  @Test func descriptionHasThePositionOfEachStrategy() {
    var table = StrategyTable<Screen> {
      On(.tapped) { _, _ in }
      On(.removed) { _, _ in }
    }
    .fallback { _, _ in }
    table[.scrolled] = { _ in }

    let lines = "\(table)".split(separator: "\n")

    #expect(lines.first == "StrategyTable<Screen>")
    #expect(
      lines.dropFirst().map { $0.split(separator: " ")[0] } == [
        "test.removed", "test.scrolled", "test.tapped", "(fallback)",
      ]
    )
    #expect(lines[1].hasPrefix("  test.removed   StrategyTableTests/StrategyTableTests.swift:"))
    #expect(lines[2].hasSuffix("a dictionary"))
  }

  @Test func reportsARepeatedNameInALiteralAndTheLastWins() {
    var taken: [String] = []

    let (table, reports) = Reports.collecting { () -> StrategyTable<Screen> in
      [.tapped: { _ in taken.append("earlier") }, .tapped: { _ in taken.append("later") }]
    }
    Screen(table).routerEvent(name: .tapped)

    #expect(
      reports.map(\.text) == [
        "The table of Screen has two strategies for 'test.tapped'. The last one wins. Remove one."
      ]
    )
    #expect(taken == ["later"])
  }

  @Test func isCreatedFromALiteralOrADictionaryOfClosures() {
    var taken: [String] = []
    let closures: [EventName: (UserInfo) -> Void] = [.tapped: { taken.append("made \($0)") }]
    let screens = [
      Screen([.tapped: { taken.append("written \($0)") }]), Screen(StrategyTable<Screen>(closures)),
    ]

    let outcomes = screens.map { $0.routerEvent(name: .tapped, userInfo: [.number: 1]) }

    #expect(screens.map(\.strategies.names) == [[.tapped], [.tapped]])
    #expect(taken == ["written [number: 1]", "made [number: 1]"])
    #expect(outcomes.map(\.handlerNames) == [["Screen"], ["Screen"]])
  }

  @Test func subscriptSetsReplacesAndRemoves() {
    var taken: [String] = []
    let screen = Screen(table("own", .scrolled), below: Top())

    screen.strategies[.tapped] = { _ in taken.append("set") }
    screen.routerEvent(name: .tapped)
    screen.strategies[.tapped] = { _ in taken.append("replaced") }
    screen.strategies[.scrolled] = { _ in taken.append("replaced too") }
    screen.routerEvent(name: .tapped)
    screen.routerEvent(name: .scrolled)
    screen.strategies[.tapped] = nil
    screen.routerEvent(name: .tapped)

    #expect(taken == ["set", "replaced", "replaced too"])
    #expect(screen.strategies.names == [.scrolled])
  }

  @Test func subscriptReturnsClosuresOnly() {
    var taken: [UserInfo] = []
    var table = table("own", .scrolled)
    table[.tapped] = { taken.append($0) }

    table[.tapped]?([.number: 1])

    #expect(taken.map { $0[.number] } == [1])
    #expect(table[.scrolled] == nil)
    #expect(table[.removed] == nil)
  }

  @Test func copiesAreIndependent() {
    let table = table("own", .tapped)
    var copy = table

    copy[.scrolled] = { _ in }
    copy[.tapped] = nil

    #expect(table.names == [.tapped])
    #expect(copy.names == [.scrolled])
  }

  @Test func mergingPrefersTheOther() {
    let merged = table("own", .tapped, .scrolled).merging(table("other", .scrolled, .removed))

    let (taken, reports) = Reports.collecting { log(merged, .tapped, .scrolled, .removed) }

    #expect(merged.names == [.tapped, .scrolled, .removed])
    #expect(taken == ["own test.tapped", "other test.scrolled", "other test.removed"])
    #expect(reports.isEmpty)
  }

  @Test func fallbackHandlesUnknownNames() {
    let caught = table("own", .tapped).fallback { screen, event in screen.log.append("fallback \(event.name)")
    }
    let screen = Screen(caught, below: Top())

    let outcomes = [EventName.tapped, .scrolled].map { screen.routerEvent(name: $0) }

    #expect(screen.log == ["own test.tapped", "fallback test.scrolled"])
    #expect(outcomes.map(\.handlerNames) == [["Screen"], ["Screen"]])
    #expect(caught.names == [.tapped])
  }

  @Test func fallbackDoesNotRunAfterAForwardingStrategy() {
    let table = StrategyTable<Screen> { Call(.tapped, Screen.look).forwarding() }
      .fallback { screen, _ in screen.log.append("fallback") }

    #expect(log(table, .tapped) == ["test.tapped"])
  }

  @Test func reportsAThrowingFallbackWithItsPosition() {
    let failures = Failures(of: "throws.in.fallback")
    let line = #line + 1
    let table = StrategyTable<Screen> {}.fallback { _, _ in throw Refusal() }

    let outcome = Screen(table).routerEvent(name: "throws.in.fallback")

    #expect(outcome.errors.count == 1)
    #expect(failures.all.map(\.ownerName) == ["Screen"])
    #expect(failures.all.map(\.position) == ["StrategyTableTests/StrategyTableTests.swift:\(line)"])
  }

  @Test(arguments: [
    (false, false, []), (true, false, ["own"]), (false, true, ["other"]), (true, true, ["other"]),
  ])
  func mergingKeepsTheFallbackUnlessTheOtherHasOne(isOwn: Bool, isOther: Bool, expected: [String]) {
    var own = table("own", .tapped)
    var other = table("other", .scrolled)
    if isOwn { own = own.fallback { screen, _ in screen.log.append("own") } }
    if isOther { other = other.fallback { screen, _ in screen.log.append("other") } }

    #expect(log(own.merging(other), .removed) == expected)
  }

  @Test func dispatchesFromCustomRouting() {
    let table = StrategyTable<Screen> {
      Call(.tapped, Screen.look)
      Call(.scrolled, Screen.look).forwarding()
    }
    let screen = Screen()
    let hub = Hub { table.dispatch($0, to: screen) }

    for name in [EventName.tapped, .scrolled, .removed] { hub.routerEvent(name: name) }

    #expect(hub.dispositions == [.handled, .handledAndForwarded, .forwarded])
    #expect(screen.log == ["test.tapped", "test.scrolled"])
  }
}

/// A handler with custom routing.
private final class Hub: EventHandler {
  var nextEventResponder: (any EventResponder)? { nil }
  private(set) var dispositions: [EventDisposition] = []
  private let route: (RouterEvent) -> EventDisposition

  init(_ route: @escaping (RouterEvent) -> EventDisposition) {
    self.route = route
  }

  func handle(_ event: RouterEvent) -> EventDisposition {
    dispositions.append(route(event))
    return .handled
  }
}
