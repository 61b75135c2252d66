import Foundation
import RouterEventsInspector
import Testing

@MainActor
@Suite
struct JSONTests {
  @Test
  func reportRoundTrips() throws {
    let log = EventLog.start(keeping: 5, checking: EventCatalog { Declares(.scrolled, requires: .sku) })
    quietly { Shop().visit() }
    log.stop()
    var report = log.report("A visit")
    report.steps.append(EventReport.Step("tap", note: "note", picture: "<svg/>", events: log.traces))

    let read = try JSONDecoder().decode(EventReport.self, from: Data(report.json().utf8))

    #expect(read == report)
    #expect(read.texts.dropLast() == report.texts.dropLast())
  }

  @Test(arguments: PageSamples.hostileTexts.indices)
  func hostileTextsRoundTrip(index: Int) throws {
    let log = EventLog.start()
    let text = PageSamples.hostileTexts[index]
    quietly { Shop().cell.routerEvent(name: EventName(text), userInfo: UserInfo([text: text])) }
    log.stop()

    let report = log.report(text)

    #expect(try JSONDecoder().decode(EventReport.self, from: Data(report.json().utf8)) == report)
  }

  /// The format documented in `EventReport`. It changes only with its version.
  @Test
  func matchesTheDocumentedFormat() {
    let log = EventLog.start()
    ShelfController(Window()).routerEvent(name: .loginTapped, userInfo: [.section: 1])
    log.stop()

    #expect(
      log.json().untimed == """
        {
          "format" : "ResponderKit events",
          "steps" : [
            {
              "events" : [
                {
                  "handlers" : [
                    "ShelfController"
                  ],
                  "hops" : [
                    {
                      "answers" : [
                        {
                          "disposition" : "handled",
                          "role" : "table"
                        }
                      ],
                      "decorations" : [
                        {
                          "key" : "section",
                          "new" : "3",
                          "old" : "1"
                        }
                      ],
                      "nanoseconds" : 0,
                      "roles" : [
                        "decorator",
                        "table"
                      ],
                      "type" : "ShelfController"
                    },
                    {
                      "isReached" : false,
                      "type" : "Window"
                    }
                  ],
                  "id" : 0,
                  "microsecondsSince1970" : 0,
                  "name" : "account.loginTapped",
                  "nanoseconds" : 0,
                  "result" : "handled",
                  "sent" : [
                    {
                      "key" : "section",
                      "value" : "1"
                    }
                  ],
                  "source" : "ShelfController"
                }
              ]
            }
          ],
          "title" : "Events",
          "version" : 1
        }
        """
    )
  }

  @Test
  func rejectsAnotherVersion() {
    let text = #"{ "format": "ResponderKit events", "version": 2, "title": "", "steps": [] }"#

    #expect {
      try JSONDecoder().decode(EventReport.self, from: Data(text.utf8))
    } throws: { error in
      "\(error)".contains("expected 'ResponderKit events' of version 1, found 'ResponderKit events' of 2")
    }
  }

  @Test
  func eventsHaveDates() throws {
    let before = Date()
    let log = EventLog.start()
    Shop().cell.routerEvent(name: .loginTapped)
    log.stop()

    let time = try #require(log.report().events.first).microsecondsSince1970
    let date = Date(timeIntervalSince1970: Double(time) / 1_000_000)

    // Microseconds are rounded.
    #expect((before - 0.001...Date()).contains(date))
  }
}
