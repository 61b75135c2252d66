import Foundation
import RouterEventsInspector
import Testing

@MainActor
@Suite
struct JSONTests {
  @Test
  func historyRoundTrips() throws {
    let log = logged(.start(keeping: 5, checking: EventCatalog { Declares(.scrolled, requires: .sku) })) {
      Shop().visit()
    }
    var history = log.history("A visit")
    history.steps.append(EventHistory.Step("tap", note: "note", picture: "<svg/>", events: log.traces))

    let read = try JSONDecoder().decode(EventHistory.self, from: Data(history.json().utf8))

    #expect(read == history)
    #expect(read.texts.dropLast() == history.texts.dropLast())
  }

  @Test(arguments: [1, 16, 17, 40])
  func routeOnWhichEveryHopActsRoundTrips(count: Int) throws {
    let link = (0..<count).reduce(Link()) { next, _ in
      let section = SectionView(next)
      section.section = count
      return section
    }
    let history = logged { link.routerEvent(name: .buyTapped) }.history()

    #expect(try JSONDecoder().decode(EventHistory.self, from: Data(history.json().utf8)) == history)
  }

  /// The format documented in `EventHistory`. It changes only with its version.
  @Test
  func matchesTheDocumentedFormat() throws {
    let log = logged { ShelfController(Window()).routerEvent(name: .loginTapped, userInfo: [.section: 1]) }

    let json = log.json().untimed
    let documented = #"""
      { "format": "ResponderKit events", "version": 1, "title": "Events", "steps": [ { "events": [ {
        "id": 0, "name": "account.loginTapped", "source": "ShelfController", "sent": [ { "key": "section", "value": "1" } ],
        "hops": [ { "type": "ShelfController", "roles": [ "decorator", "table" ], "nanoseconds": 0,
                    "decorations": [ { "key": "section", "old": "1", "new": "3" } ],
                    "answers": [ { "role": "table", "disposition": "handled" } ] },
                  { "type": "Window", "isReached": false } ],
        "handlers": [ "ShelfController" ], "result": "handled", "microsecondsSince1970": 0, "nanoseconds": 0
      } ] } ] }
      """#
    #expect(try Self.object(json) == Self.object(documented))
    #expect(json.hasPrefix("{\n  \"format\" : \"ResponderKit events\",\n  \"steps\" : [\n    {\n"))
  }

  private static func object(_ json: String) throws -> NSDictionary? {
    try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary
  }

  @Test(
    arguments: [
      (
        #"{ "format": "ResponderKit events", "version": 2, "title": "", "steps": [] }"#,
        "expected 'ResponderKit events' of version 1, found 'ResponderKit events' of 2"
      ),
      (
        #"""
        { "format": "ResponderKit events", "version": 1, "title": "Read", "steps": [ { "events": [
          { "id": 1, "name": "a.b", "source": "A", "result": "handled", "microsecondsSince1970": 0, "nanoseconds": 0,
            "hops": [ { "type": "A", "answers": [ { "role": "a\n  = b", "disposition": "handled" } ] } ] } ] } ] }
        """#,
        "expected a role (interceptor, decorator, attached, table, handler, detour), found 'a"
      ),
    ]
  )
  func rejectsAnotherVersionAndAnUnknownRole(text: String, message: String) {
    #expect {
      try JSONDecoder().decode(EventHistory.self, from: Data(text.utf8))
    } throws: { error in
      "\(error)".contains(message)
    }
  }

  @Test
  func eventsHaveDates() throws {
    let before = Date()
    let log = logged { Shop().cell.routerEvent(name: .loginTapped) }

    let time = try #require(log.history().events.first).microsecondsSince1970
    let date = Date(timeIntervalSince1970: Double(time) / 1_000_000)

    // Microseconds are rounded.
    #expect((before - 0.001...Date()).contains(date))
  }
}
