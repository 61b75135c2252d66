import KitSupport
import Testing

@testable import RouterEvents

@MainActor
@Suite
struct EventEmitterTests {
  private let nodes = ChainKind.links.chain("cell", "controller")

  @Test
  func emitsFromItsResponder() {
    var seen: [String] = []
    nodes[1].script.handle = { event in
      let number = (event.message as? Picked)?.number
      seen.append(
        "\(event.name) from \(name(of: event.source)), \(event.userInfo[.sku] ?? "-"), \(number ?? 0)"
      )
      return .handled
    }
    let events = EventEmitter(from: nodes[0])

    let outcomes = [events(.tapped), events(.tapped, [.sku: "A-1"]), events(Picked(number: 7))]

    #expect(
      seen == ["test.tapped from cell, -, 0", "test.tapped from cell, A-1, 0", "test.picked from cell, -, 7"]
    )
    #expect(outcomes.map(\.isHandled) == [true, true, true])
  }

  @Test
  func sendsARequestUpTheChainOfItsResponder() {
    nodes[1].script.handle = { event in event.answer(PriceOf.self) { $0.sku.count } }

    #expect(EventEmitter(from: nodes[0]).ask(PriceOf(sku: "A-1")) == 3)
  }

  @Test
  func usesTheChainAtEmission() {
    let log = Log()
    let other = ChainKind.links.chain("other")
    (nodes + other).writeNames(to: log)
    let events = EventEmitter(from: nodes[0])

    events(.tapped)
    nodes[0].script.next = other[0]
    events(.tapped)

    #expect(log.entries == ["cell", "controller", "cell", "other"])
  }

  @Test
  func doesNotRetainItsResponderAndReportsThatItIsDeallocated() {
    let events = EventEmitter(from: PlainLink(nodes[1]))
    var count = 0
    nodes[1].script.handle = { _ in
      count += 1
      return .handled
    }

    let ((outcomes, answer), reports) = Reports.collecting {
      ([events(.tapped), events(Picked(number: 7))], events.ask(PriceOf(sku: "A-1")))
    }

    #expect(count == 0)
    #expect(outcomes.map(\.description) == ["unhandled", "unhandled"])
    #expect(answer == nil)
    #expect(
      reports.map(\.text)
        == ["test.tapped", "test.picked", "test.priceOf"].map { name in
          """
          An EventEmitter tried to emit '\(name)', but its responder is deallocated. The event was not emitted. \
          Create the sender again with a responder that still exists.
          """
        }
    )
  }

  @Test
  func isEqualToOneOfTheSameResponder() {
    let events = EventEmitter(from: nodes[0])
    let deallocated = EventEmitter(from: PlainLink(nodes[1]))

    #expect(events == EventEmitter(from: nodes[0]))
    #expect(events != EventEmitter(from: nodes[1]))
    #expect(EventEmitter.sourceless == .sourceless)
    #expect(deallocated != events)
    #expect(deallocated != .sourceless)
  }

  @Test
  func reportsAMissingResponderOncePerName() {
    let events = EventEmitter.sourceless

    let (outcomes, reports) = Reports.collecting {
      [events(.tapped), events(.tapped), events(Picked(number: 7))]
    }

    #expect(outcomes.map(\.description) == ["unhandled", "unhandled", "unhandled"])
    #expect(
      reports.map(\.text)
        == ["test.tapped", "test.picked"].map { name in
          """
          A SwiftUI view tried to emit '\(name)', but has no responder to emit from. The event was not emitted. \
          Call routerEvents(from:) on the view or on a view that contains it.
          """
        }
    )
  }
}

private struct PriceOf: EventRequest {
  typealias Response = Int
  static let name: EventName = "test.priceOf"
  var sku: String
}
