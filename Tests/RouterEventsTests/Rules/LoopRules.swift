import KitSupport
import PlatformUIKit
import RouterEvents
import Testing

@MainActor
@Suite("Rule 4: loops and long chains")
struct LoopRules {
  @Test("4: each responder of a loop is visited once", arguments: ChainKind.allCases, 1...9)
  func visitsEachResponderOfALoopOnce(kind: ChainKind, length: Int) {
    for entry in 0..<length {
      let nodes = (0..<length).map { kind.node("\($0)") }
      for (node, next) in zip(nodes, nodes.dropFirst()) { node.script.next = next }
      nodes[length - 1].script.next = nodes[entry]
      let log = Log()
      nodes.writeNames(to: log)

      _ = Reports.collecting { nodes[0].routerEvent(name: .tapped) }

      #expect(log.entries == (0..<length).map(String.init), "loop back to \(entry)")
      nodes[length - 1].script.next = nil
    }
  }

  @Test("4: a loop is reported once for each pair of types")
  func reportsALoopOncePerPairOfTypes() {
    let first = LoopLower()
    let second = LoopUpper()
    first.nextEventResponder = second
    second.nextEventResponder = first

    let (_, reports) = Reports.collecting {
      first.routerEvent(name: .tapped)
      first.routerEvent(name: .inner)
      second.routerEvent(name: .tapped)
    }

    #expect(
      reports.map(\.message).filter { $0.contains("loop") } == [
        """
        The responder chain has a loop: LoopUpper leads back to LoopLower, which the event 'test.tapped' has \
        already visited. Each responder was visited once. Return nil as the next responder at the end of the chain.
        """,
        """
        The responder chain has a loop: LoopLower leads back to LoopUpper, which the event 'test.tapped' has \
        already visited. Each responder was visited once. Return nil as the next responder at the end of the chain.
        """,
      ]
    )
    first.nextEventResponder = nil
  }

  @Test("4: a responder that is its own next is visited once")
  func visitsASelfLoopOnce() {
    let selfish = SelfLoop()

    let (outcome, reports) = Reports.collecting { selfish.routerEvent(name: .tapped) }

    #expect(selfish.visits == 1)
    #expect(!outcome.isHandled)
    #expect(
      reports.first?.message.hasPrefix("The responder chain has a loop: SelfLoop leads back to SelfLoop")
        == true
    )
  }

  @Test("4: each of a million links is visited once")
  func walksAMillionLinks() {
    let top = CountingLink()
    var links: [PlainLink] = []
    var next: any EventResponder = top
    for _ in 1..<1_000_000 {
      let link = PlainLink(next)
      links.append(link)
      next = link
    }

    let outcome = next.routerEvent(name: .tapped)

    #expect(top.visits == 1)
    #expect(top.position == 999_999)
    #expect(outcome.isHandled)
    for link in links { link.nextEventResponder = nil }
  }

  @Test("4: each of a million UIKit responders is visited once")
  func walksAMillionResponders() {
    let top = ScriptedResponder("top")
    var positions: [Int] = []
    top.script.handle = { event in
      positions.append(event.position)
      return .handled
    }
    var responders: [ChainedResponder] = []
    var next: UIResponder = top
    for _ in 1..<1_000_000 {
      let responder = ChainedResponder(next)
      responders.append(responder)
      next = responder
    }

    let outcome = next.routerEvent(name: .tapped)

    #expect(positions == [999_999])
    #expect(outcome.isHandled)
    for responder in responders { responder.up = nil }
  }
}

private final class ChainedResponder: UIResponder {
  var up: UIResponder?

  init(_ up: UIResponder) {
    self.up = up
    super.init()
  }

  override var next: UIResponder? { up }
}

private final class LoopLower: EventResponder {
  var nextEventResponder: (any EventResponder)?
}

private final class LoopUpper: EventResponder {
  var nextEventResponder: (any EventResponder)?
}

private final class SelfLoop: EventHandler {
  var visits = 0
  var nextEventResponder: (any EventResponder)? { self }

  func handle(_ event: RouterEvent) -> EventDisposition {
    visits += 1
    return .forwarded
  }
}

private final class CountingLink: EventHandler {
  var visits = 0
  var position = -1
  var nextEventResponder: (any EventResponder)? { nil }

  func handle(_ event: RouterEvent) -> EventDisposition {
    visits += 1
    position = event.position
    return .handled
  }
}
