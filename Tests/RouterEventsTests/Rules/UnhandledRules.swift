import KitSupport
import RouterEvents
import Testing

@MainActor
@Suite("Rule 22: unhandled events")
struct UnhandledRules {
  @Test("22: observers are notified of each unhandled event, with its route", arguments: ChainKind.allCases)
  func notifiesOfEachUnhandledEvent(kind: ChainKind) {
    let nodes = kind.chain("a", "b")
    var entries: [String] = []
    let observation = EventRouter.onUnhandled { event, reason in
      entries.append("\(event.name) \(event.route.map(name)) \(event.position)")
    }

    nodes[0].routerEvent(name: .tapped)
    nodes[0].routerEvent(name: .tapped)
    observation.cancel()
    _ = Reports.collecting { nodes[0].routerEvent(name: .tapped) }

    #expect(entries == [#"test.tapped ["a", "b"] 1"#, #"test.tapped ["a", "b"] 1"#])
  }

  @Test(
    "22: observers are not notified of a handled or blocked event",
    arguments: [EventDisposition.handled, .handledAndForwarded, .blocked]
  )
  func doesNotNotifyOfAHandledEvent(disposition: EventDisposition) {
    let nodes = ChainKind.links.chain("a", "b")
    nodes[0].script.handle = { _ in disposition }
    var count = 0
    let observation = EventRouter.onUnhandled { _, _ in count += 1 }

    nodes[0].routerEvent(name: .tapped)

    #expect(count == 0)
    observation.cancel()
  }

  // In separate processes, without other observers.
  #if os(macOS) || os(Linux)
    @Test("22: the built-in report is one line, once for each name and source type")
    func reportsOncePerNameAndSourceType() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          let first = Lonely()
          let second = OtherLonely()

          let (_, reports) = Reports.collecting {
            first.routerEvent(name: .tapped)
            first.routerEvent(name: .tapped)
            Lonely().routerEvent(name: .tapped)
            second.routerEvent(name: .tapped)
            first.routerEvent(name: .inner)
          }

          #expect(
            reports.map(\.text) == [
              """
              No responder handled 'test.tapped' from Lonely: its route ends at Lonely, and no responder on \
              it handles the event. Add a strategy for it to a controller above, \
              enable one that is disabled, or do not emit it.
              """,
              """
              No responder handled 'test.tapped' from OtherLonely: its route ends at OtherLonely, and no responder \
              on it handles the event. Add a strategy for it to a controller above, \
              enable one that is disabled, or do not emit it.
              """,
              """
              No responder handled 'test.inner' from Lonely: its route ends at Lonely, and no responder on \
              it handles the event. Add a strategy for it to a controller above, \
              enable one that is disabled, or do not emit it.
              """,
            ]
          )
        }
      }
    }

    @Test("22: any number of names made at run time are reported once each")
    func reportsRunTimeNames() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          let lonely = Lonely()

          let (_, reports) = Reports.collecting {
            for index in 0..<1_500 {
              lonely.routerEvent(name: EventName("run.time\(index)"))
              lonely.routerEvent(name: EventName("run.time\(index)"))
            }
          }

          #expect(reports.count == 1_500)
        }
      }
    }
  #endif

  @Test("22: the report shows a name on one line, escaped and cut")
  func reportEscapesAHostileName() throws {
    let name = "\u{1B}[2J\u{202E}\n" + String(repeating: "a", count: 1_000_000)

    let (_, reports) = Reports.collecting { Lonely().routerEvent(name: EventName(name)) }

    let message = try #require(reports.first?.text)
    #expect(message.hasPrefix(#"No responder handled '\u{1B}[2J\u{202E}\naaa"#))
    #expect(message.contains("…' from Lonely: its route ends at Lonely") && message.count < 400)
  }
}

private final class Lonely: EventResponder {
  var nextEventResponder: (any EventResponder)? { nil }
}

private final class OtherLonely: EventResponder {
  var nextEventResponder: (any EventResponder)? { nil }
}
