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

      let (_, reports) = Reports.collecting { nodes[0].routerEvent(name: .tapped) }

      #expect(log.entries == (0..<length).map(String.init), "loop back to \(entry)")
      #expect(reports.filter { $0.text.hasPrefix("The responder chain has a loop") }.count == 1)
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
      reports.map(\.text).filter { $0.contains("loop") } == [
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

  @Test("4: each of a million links is visited once")
  func walksAMillionLinks() {
    let top = ScriptedLink("top")
    let links = (1..<1_000_000).map { _ in PlainLink(top) }
    for (link, next) in zip(links, links.dropFirst()) { link.nextEventResponder = next }

    #expect(positions(of: top, from: links[0]) == [999_999])

    for link in links { link.nextEventResponder = nil }
  }

  @Test("4: each of a million UIKit responders is visited once")
  func walksAMillionResponders() {
    let top = ScriptedResponder("top")
    let responders = (1..<1_000_000).map { _ in ChainedResponder(top) }
    for (responder, next) in zip(responders, responders.dropFirst()) { responder.up = next }

    #expect(positions(of: top, from: responders[0]) == [999_999])

    for responder in responders { responder.up = nil }
  }

  /// The positions at which `top` handles an event of `source`.
  private func positions(of top: any ScriptedNode, from source: any EventResponder) -> [Int] {
    var positions: [Int] = []
    top.script.handle = { event in
      positions.append(event.position)
      return .handled
    }
    source.routerEvent(name: .tapped)
    return positions
  }
}

private final class ChainedResponder: UIResponder {
  var up: UIResponder?
  override var next: UIResponder? { up }

  init(_ up: UIResponder) {
    self.up = up
    super.init()
  }
}

private final class LoopLower: EventResponder {
  var nextEventResponder: (any EventResponder)?
}

private final class LoopUpper: EventResponder {
  var nextEventResponder: (any EventResponder)?
}
