import KitSupport
import RouterEvents
import Testing

@MainActor
@Suite
struct PreparedEventTests {
  @Test
  func createsTheUserInfoAtEachEmission() {
    let nodes = ChainKind.links.chain("a", "b")
    var count = 0
    var seen: [Int?] = []
    nodes[1].script.handle = { event in
      seen.append(event.userInfo[.section])
      return .handled
    }
    let event = PreparedEvent.named(.tapped) {
      count += 1
      return [.section: count]
    }

    let outcomes = [event.emit(from: nodes[0]), event.emit(from: nodes[0])]

    #expect(event.name == .tapped)
    #expect(seen == [1, 2])
    #expect(outcomes.map { $0?.isHandled } == [true, true])
  }

  @Test
  func emitsNothingWithoutAMessage() {
    let nodes = ChainKind.links.chain("a", "b")
    var count = 0
    nodes[1].script.handle = { _ in
      count += 1
      return .handled
    }
    let event = PreparedEvent.message { nil as Picked? }

    let (outcome, reports) = Reports.collecting { event.emit(from: nodes[0]) }

    #expect(event.name == Picked.name)
    #expect(reports.isEmpty)
    #expect(outcome == nil)
    #expect(count == 0)
  }
}
