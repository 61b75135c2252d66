import Foundation
import KitSupport
import RouterEventsInspector
import RouterEventsTesting
import Testing

// The public API of RouterEventsInspector as users write it, with its documented behavior.

extension EventName {
  fileprivate static let buyTapped: EventName = "inspected.buyTapped"
  fileprivate static let detailTapped: EventName = "inspected.detailTapped"
  fileprivate static let scrollMoved: EventName = "inspected.scrollMoved"
}

extension UserInfoKeys {
  fileprivate static let sku = UserInfoKey<String>("sku")
  fileprivate static let section = UserInfoKey<Int>("section")
  fileprivate static let pin = UserInfoKey<String>(private: "inspected.pin")
}

@MainActor
@Suite
struct RouterEventsInspectorUsageTests {
  @Test
  func logShowsWhereEventsGo() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: url) }
    let cell = Cell(ListController())

    // snippet of RouterEventsInspector.md
    let log = EventLog.start()
    cell.routerEvent(name: .buyTapped, userInfo: [.sku: "A-1", .section: 2, .pin: "1234"])
    log.stop()
    try log.writeHTML(to: url)
    // end of snippet

    #expect(
      "\(log)".hasPrefix("inspected.buyTapped [sku: A-1, section: 2, inspected.pin: <private>] from Cell\n")
    )
    #expect(log.mermaid().hasPrefix("sequenceDiagram\n  participant p0 as Cell\n"))
    #expect(log.json().contains(#""name" : "inspected.buyTapped""#))
    #expect(try String(contentsOf: url, encoding: .utf8).hasPrefix("<!doctype html>"))
  }

  @Test
  func logOmitsMutedNames() {
    // snippet of RouterEventsInspector.md
    let quiet = EventLog.start(muting: .scrollMoved)
    // end of snippet
    withReports { Cell(ListController()).routerEvent(name: .scrollMoved) }
    quiet.stop()

    #expect(quiet.traces.isEmpty)
    #expect(quiet.chromeTrace().hasPrefix("{"))
  }

  @Test
  func catalogReportsAMissingKey() {
    // snippet of RouterEventsInspector.md
    let catalog = EventCatalog {
      Declares(.buyTapped, requires: .sku, .section)
      Declares(.detailTapped)
    }

    #expect(catalog.coverage(by: ListController.table, AppDelegate.table).isComplete)
    // end of snippet

    let log = EventLog.start(checking: catalog)
    let reports = Reports.collecting {
      Cell(ListController()).routerEvent(name: .buyTapped, userInfo: [.sku: "A-1"])
    }
    .1
    log.stop()

    #expect(
      reports.map(\.message) == [
        """
        The event 'inspected.buyTapped' was handled by ListController without 'section', which its declaration \
        requires. Its route: Cell → ListController. No such event has carried 'section' so far.
        """
      ]
    )
  }

  @Test
  func reportRoundTripsAndHasSteps() throws {
    let log = EventLog.start()
    Cell(ListController()).routerEvent(name: .buyTapped)
    log.stop()

    let data = Data(log.json().utf8)
    let report = try JSONDecoder().decode(EventReport.self, from: data)
    let tour = EventReport(
      "A tour",
      steps: [EventReport.Step("tap buy", note: "bought", picture: "<svg/>", events: log.traces)]
    )

    #expect(report == log.report())
    #expect(tour.events == report.events)
  }
}

private final class Cell: EventResponder {
  let nextEventResponder: (any EventResponder)?

  init(_ next: any EventResponder) {
    nextEventResponder = next
  }
}

private final class ListController: StrategyHandler {
  static let table = StrategyTable<ListController> {
    On(.buyTapped) { _, _ in }
  }

  let strategyState = StrategyState()
  var strategies: StrategyTable<ListController> { Self.table }
  var nextEventResponder: (any EventResponder)? { nil }
}

private final class AppDelegate: StrategyHandler {
  static let table = StrategyTable<AppDelegate> {
    On(.detailTapped) { _, _ in }
  }

  let strategyState = StrategyState()
  var strategies: StrategyTable<AppDelegate> { Self.table }
  var nextEventResponder: (any EventResponder)? { nil }
}
