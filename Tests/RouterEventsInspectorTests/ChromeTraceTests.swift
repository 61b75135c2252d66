import Foundation
import RouterEventsInspector
import TestSupport
import Testing

@MainActor
@Suite
struct ChromeTraceTests {
  private let shop = Shop()

  @Test
  func nestedEventsAreInsideTheirOuterOne() throws {
    let log = logged { shop.cell.routerEvent(name: .buyTapped, userInfo: [.sku: "A-1", .pin: "1234"]) }

    let file = try TracedFile(log.chromeTrace())

    #expect(file.faults == [])
    let outer = try #require(file.slice("product.buyTapped"))
    let shelf = try #require(
      file.slices.last { $0.name == "ShelfController" && $0.args?["hop"] == .text("3") }
    )
    let inner = try #require(file.slice("cart.changed"))
    #expect(outer.holds(shelf) && shelf.holds(inner))
    #expect(file.slices.map(\.cat).contains("responder"))
    #expect(outer.args?["userInfo"] == .values(["sku": "A-1", "pin": "<private>"]))
    #expect(outer.args?["result"] == .text("handled"))
    #expect(outer.args?["handlers"] == .texts(["ShelfController", "ShopDelegate"]))
    #expect(shelf.args?["answers"] == .texts(["table: handled and forwarded"]))
    #expect(!log.chromeTrace().contains("1234"))
  }

  @Test
  func containsEveryKindOfEvent() throws {
    let log = logged {
      shop.visit()
      shop.cell.routerEvent(name: .looping)
    }

    let file = try TracedFile(log.history("A visit").chromeTrace())

    #expect(file.faults == [])
    #expect(file.slices.filter { $0.cat == "event" }.count == log.traces.count)
    let process = try #require(file.traceEvents.first { $0.name == "process_name" })
    #expect(process.args == ["name": .text("A visit")])
    let durations = file.slices.filter { $0.cat == "event" }.map { $0.dur ?? 0 }
    #expect(durations == log.traces.map { Decimal($0.nanoseconds) / 1_000 })
  }

  @Test
  func runIsABeginEndPair() throws {
    let history = try JSONDecoder().decode(EventHistory.self, from: Data(Self.written.utf8))

    let file = try TracedFile(history.chromeTrace())

    #expect(file.faults == [])
    let runs = file.traceEvents.filter { $0.cat == "strategy" }
    #expect(runs.map(\.ph) == ["b", "b", "e", "e"])
    #expect(
      runs.map(\.start) == [Decimal(string: "20"), Decimal(string: "30"), Decimal(string: "30.5"), 1_020]
    )
    #expect(runs[0].args == ["owner": .text("Cart"), "end": .text("cancelled")])
    #expect(runs[1].name == "(no name)")
  }

  @Test
  func escapesHostileTexts() throws {
    let log = logged {
      for (index, text) in PageSamples.hostileTexts.enumerated() {
        shop.cell.routerEvent(name: EventName(text), userInfo: UserInfo(["\(index)": text, text: index]))
      }
    }

    let file = try TracedFile(log.history(PageSamples.hostileTexts[1]).chromeTrace())

    #expect(file.faults == [])
    #expect(file.slices.filter { $0.cat == "event" }.count == PageSamples.hostileTexts.count)
  }

  @Test
  func emptyHistoryIsAValidTrace() throws {
    let file = try TracedFile(EventHistory(steps: []).chromeTrace())

    #expect(file.traceEvents.map(\.ph) == ["M", "M"])
  }

  @Test
  func randomHistoriesAreValidTraces() throws {
    for random in RandomCase.all(100) {
      var history = RandomHistory(random)
      let text = history.arbitrary()

      let file = try TracedFile(try JSONDecoder().decode(EventHistory.self, from: text).chromeTrace())

      #expect(file.faults == [], "\(random)")
    }
  }

  /// Starts have microsecond precision: a slice is less than that too early, and exactly as long as its event.
  @Test
  func eventsKeepTheirTimes() throws {
    for random in RandomCase.all(100) {
      var history = RandomHistory(random)
      let (text, times) = history.plausible()

      let file = try TracedFile(try JSONDecoder().decode(EventHistory.self, from: text).chromeTrace())

      #expect(file.faults == [], "\(random)")
      let events = file.slices.filter { $0.cat == "event" }
      #expect(events.count == times.count, "\(random)")
      for event in events {
        let time = try #require(times[event.name])
        let shift = event.start * 1_000 - Decimal(time.lowerBound)
        #expect(shift > -1_000 && shift <= 0, "\(random), \(event.name)")
        #expect(event.end * 1_000 - event.start * 1_000 == Decimal(time.count), "\(random), \(event.name)")
      }
    }
  }

  private static let written = """
    { "format": "ResponderKit events", "version": 1, "title": "Runs", "steps": [ { "events": [
      { "id": 1, "name": "cart.sent", "source": "Cart", "result": "handled", "handlers": [ "Cart" ],
        "microsecondsSince1970": 1000, "nanoseconds": 4000, "hops": [] } ],
      "runs": [
        { "event": 1, "name": "cart.sent", "type": "Cart", "end": "cancelled", "microsecondsSince1970": 1020,
          "nanoseconds": 1000000 },
        { "event": 7, "name": "", "type": "", "end": "failed", "microsecondsSince1970": 1030, "nanoseconds": 500 }
      ] } ] }
    """
}
