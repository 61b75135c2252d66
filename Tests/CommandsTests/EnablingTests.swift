import KitSupport
import RouterEvents
import StrategyTable
import TestSupport
import Testing

/// Which events are enabled, compared with what happens to them.
@MainActor
@Suite
struct EnablingTests {
  private static let name: EventName = "enabling.chosen"

  @Test func disabledEventIsNeverHandledAndAnEnabledOneIsUnlessAResponderDecides() {
    for random in RandomCase.all(20_000, "CHAIN_CASES") {
      var generator = random.generator
      let chain = (0...Int.random(in: 0...12, using: &generator)).map { _ in Link.random(using: &generator) }
      for (link, next) in zip(chain, chain.dropFirst()) { link.nextEventResponder = next }
      let tokens = chain.filter { $0.attached != nil }.map { link in
        link.onRouterEvent(Self.name, then: link.attached ?? .forwarded) { _ in }
      }

      let isEnabled = EventRouter.isEnabled(Self.name, from: chain[0])
      let isHandled = Self.isHandled(from: chain[0])

      if !isEnabled { #expect(!isHandled, "\(random)") }
      if isEnabled, chain.allSatisfy({ !$0.isDeciding }) { #expect(isHandled, "\(random)") }
      withExtendedLifetime(tokens) {}
    }
  }

  @Test func loopEnds() {
    let links = (0..<5).map { _ in Link() }
    for (link, next) in zip(links, links.dropFirst()) { link.nextEventResponder = next }
    links[4].nextEventResponder = links[2]

    #expect(!EventRouter.isEnabled(Self.name, from: links[0]))
    links[4].nextEventResponder = nil
  }

  @Test func detourCounts() {
    let (link, other) = (Link(), TableLink(StrategyTable { On(Self.name) { _, _ in } }))
    let isEnabledBefore = EventRouter.isEnabled(Self.name, from: link)
    let detour = DetourLink(to: other)
    link.nextEventResponder = detour

    #expect(!isEnabledBefore)
    #expect(EventRouter.isEnabled(Self.name, from: link))
  }

  @Test func strategyThatHasRunOnceIsDisabled() {
    let link = TableLink(StrategyTable { On(Self.name) { _, _ in }.once() })
    let isEnabledBefore = EventRouter.isEnabled(Self.name, from: link)
    link.routerEvent(name: Self.name)

    #expect(isEnabledBefore)
    #expect(!EventRouter.isEnabled(Self.name, from: link))
  }

  private static func isHandled(from source: Link) -> Bool {
    Reports.collecting { source.routerEvent(name: name).isHandled }.0
  }
}

private class Link: EventResponder {
  var nextEventResponder: (any EventResponder)?
  var attached: EventDisposition?

  /// Whether its answer is unknown before the event.
  var isDeciding: Bool { false }

  static func random(using generator: inout some RandomNumberGenerator) -> Link {
    let answers: [EventDisposition] = [.handled, .handledAndForwarded, .forwarded, .blocked]
    let answer = answers.randomElement(using: &generator) ?? .forwarded
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: return TableLink(StrategyTable { On("enabling.chosen") { _, _ in } })
    case 1: return TableLink(StrategyTable { On("enabling.chosen") { _, _ in }.forwarding() })
    case 2: return TableLink(StrategyTable { On("enabling.other") { _, _ in } })
    case 3:
      let table = StrategyTable<TableLink> { On(deciding: "enabling.chosen") { _, _ in answer } }
      return TableLink(table, isDeciding: true)
    case 4: return HandlerLink(answer)
    case 5: return InterceptorLink(answer)
    case 6, 7:
      let link = Link()
      link.attached = answer
      return link
    default: return Link()
    }
  }
}

private final class TableLink: Link, StrategyHandler {
  let strategyState = StrategyState()
  let strategies: StrategyTable<TableLink>
  private let decides: Bool

  init(_ strategies: StrategyTable<TableLink>, isDeciding: Bool = false) {
    (self.strategies, decides) = (strategies, isDeciding)
  }

  override var isDeciding: Bool { decides }
}

private final class HandlerLink: Link, EventHandler {
  private let answer: EventDisposition

  init(_ answer: EventDisposition) {
    self.answer = answer
  }

  override var isDeciding: Bool { true }

  func handle(_ event: RouterEvent) -> EventDisposition { answer }
}

private final class InterceptorLink: Link, EventInterceptor {
  private let answer: EventDisposition

  init(_ answer: EventDisposition) {
    self.answer = answer
  }

  override var isDeciding: Bool { true }

  func intercept(_ event: RouterEvent) -> EventDisposition { answer }
}

private final class DetourLink: Link, EventDetour {
  let eventDetour: (any EventResponder)?

  init(to detour: any EventResponder) {
    eventDetour = detour
  }
}
