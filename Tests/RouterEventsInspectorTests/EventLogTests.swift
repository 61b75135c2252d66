import KitSupport
import RouterEventsInspector
import Testing

@MainActor
@Suite
struct EventLogTests {
  private let shop = Shop()
  private let other = Shop()

  @Test
  func findsASourceByItsClassName() {
    enum Left { final class Cell: Link {} }
    enum Right { final class Cell: Link {} }
    let log = logged {
      Left.Cell(Window()).routerEvent(name: "left")
      Right.Cell(Window()).routerEvent(name: "right")
      Window().routerEvent(name: "window")
    }

    #expect(log.history(from: Left.Cell.self).events.map(\.name) == ["left", "right"])
    #expect(log.history(from: Link.self).events == [])
  }

  @Test
  func eachLogUsesItsOwnVisibility() {
    let types = EventLog.start(values: .types)
    let shown = EventLog.start(values: .shown)

    shop.cell.routerEvent(name: .loginTapped, userInfo: [.sku: "A-1", .pin: "1234"])
    types.stop()
    shown.stop()

    #expect(
      types.description.hasPrefix("account.loginTapped [sku: String, pin: <private>] from ProductCell\n")
    )
    #expect(shown.description.hasPrefix("account.loginTapped [sku: A-1, pin: <private>] from ProductCell\n"))
  }

  @Test
  func shortensAndFindsALongName() {
    let name = EventName(String(repeating: "n", count: 1_000))

    let log = logged { shop.cell.routerEvent(name: name) }

    #expect(
      log.history(named: name).events.map(\.name.rawValue) == [String(repeating: "n", count: 119) + "…"]
    )
  }

  @Test
  func keepsTheLastEventsAndCountsTheDroppedOnes() {
    let log = EventLog.start(keeping: 3)

    for index in 0..<8 { quietly { shop.cell.routerEvent(name: EventName("test.\(index)")) } }

    #expect(log.traces.map(\.name.rawValue) == ["test.5", "test.6", "test.7"])
    #expect(log.history().missed == 5)
    #expect(log.description.hasPrefix("(5 earlier events were not kept)\ntest.5 "))
  }

  @Test(arguments: [-1, 0, 1])
  func keepsAtLeastOneEvent(capacity: Int) {
    let log = EventLog.start(keeping: capacity)

    for _ in 0..<3 { shop.cell.routerEvent(name: .loginTapped) }

    #expect(log.traces.count == 1)
  }

  @Test
  func recordsUntilStoppedAndAgainOnceStarted() {
    let log = EventLog.start()

    log.stop()
    shop.cell.routerEvent(name: .loginTapped)
    let recordedMeanwhile = log.traces.count
    let wasRecording = log.isRecording
    log.start()
    log.start()
    shop.cell.routerEvent(name: .loginTapped)

    #expect(recordedMeanwhile == 0)
    #expect(!wasRecording && log.isRecording)
    #expect(log.traces.count == 1)
  }

  @Test
  func clearRemovesAllEvents() {
    let log = EventLog.start(keeping: 1)
    for _ in 0..<2 { shop.cell.routerEvent(name: .loginTapped) }

    log.clear()
    shop.cell.routerEvent(name: .buyTapped)
    log.stop()

    #expect(log.history().missed == 1)
    #expect(log.traces.map(\.name) == [.buyTapped])
  }

  @Test
  func filtersEventsByNameSourceAndResult() {
    let log = logged { shop.visit() }

    func names(_ history: EventHistory) -> [EventName] { history.events.map(\.name) }

    #expect(names(log.history(named: .buyTapped)) == ["product.buyTapped", "product.buyTapped"])
    #expect(names(log.history(named: .buyTapped, handled: false)) == ["product.buyTapped"])
    #expect(names(log.history(handled: false)) == ["product.buyTapped", "list.scrolled"])
    #expect(names(log.history(from: ShelfController.self)) == ["cart.changed"])
    #expect(names(log.history(named: .scrolled, from: ShelfController.self)) == [])
    #expect(log.history("Shop", handled: true).title == "Shop")
  }

  @Test
  func endsWithItsLastReferenceAndRetainsNothing() {
    var log: EventLog? = EventLog.start()
    weak let weakLog = log
    var cell: ProductCell? = ProductCell(ShopDelegate())
    weak let weakCell = cell
    weak var weakValue: Link?
    do {
      let value = Link()
      weakValue = value
      cell?.routerEvent(name: .buyTapped, userInfo: ["value": value])
    }

    cell = nil

    #expect(log?.traces.count == 1)
    #expect(weakCell == nil)
    #expect(weakValue == nil)
    log = nil
    #expect(weakLog == nil)
  }

  @Test
  func concurrentLogsRecordTheEventsOfTheirOwnResponders() {
    let log = EventLog.start(through: shop.shelf)
    let otherLog = EventLog.start(through: other.cell)

    shop.cell.routerEvent(name: .buyTapped)
    other.cell.routerEvent(name: .loginTapped)
    quietly { other.section.routerEvent(name: .scrolled) }
    _ = shop.cell.ask(CurrentTheme())

    #expect(log.traces.map(\.name) == [.buyTapped, .cartChanged, "theme.current"])
    #expect(otherLog.traces.map(\.name) == [.loginTapped])
  }

  @Test
  func logThroughAResponderKeepsTheRouteDuringANestedEvent() {
    let passing = shop.cell.onRouterEvent(.loginTapped, then: .handledAndForwarded) { _ in
      other.cell.routerEvent(name: .detailTapped)
    }
    let chatter = EventRouter.observe { [shop] trace in
      if trace.name == .buyTapped { quietly { shop.cell.routerEvent(name: .scrolled) } }
    }
    let log = EventLog.start(through: other.section)

    quietly { shop.cell.routerEvent(name: .loginTapped) }
    other.cell.routerEvent(name: .buyTapped)
    passing.cancel()
    chatter.cancel()

    #expect(log.traces.map(\.name) == [.detailTapped, .buyTapped])
  }

  @Test
  func logThroughAResponderRecordsDroppedEvents() {
    let log = EventLog.start(through: shop.shelf)
    let otherLog = EventLog.start(through: other.shelf)

    quietly { shop.cell.routerEvent(name: .looping) }

    #expect(log.traces.contains { $0.result == .dropped })
    #expect(otherLog.traces.isEmpty)
  }

  @Test
  func logDoesNotRetainItsResponder() {
    var window: Window? = Window()
    weak let weakWindow = window
    let cell = ProductCell(window)
    let log = window.map { EventLog.start(through: $0) }
    quietly { cell.routerEvent(name: .buyTapped) }

    cell.nextEventResponder = nil
    window = nil
    quietly { cell.routerEvent(name: .buyTapped) }

    #expect(weakWindow == nil)
    #expect(log?.traces.count == 1 && log?.isRecording == true)
  }

  @Test
  func logThroughAResponderUsesCapacityAndCatalog() {
    let catalog = EventCatalog { Declares(.buyTapped, requires: .sku) }
    let log = EventLog.start(through: shop.cell, keeping: 1, checking: catalog)

    let (_, reports) = Reports.collecting {
      shop.cell.routerEvent(name: .buyTapped)
      ProductCell(other.shelf).routerEvent(name: .buyTapped)
    }
    log.stop()
    shop.cell.routerEvent(name: .loginTapped)
    log.start()
    shop.cell.routerEvent(name: .loginTapped)
    other.cell.routerEvent(name: .loginTapped)

    #expect(reports.count == 1)
    #expect(log.history().missed == 1)
    #expect(log.traces.map(\.name) == [.loginTapped])
  }

  @Test
  func canBeReadClearedAndStoppedDuringAnEvent() {
    let log = EventLog.start()
    var meanwhile: [String] = []
    let handling = shop.cell.onRouterEvent(.scrolled, then: .handled) { [shop] _ in
      shop.cell.routerEvent(name: .loginTapped)
      meanwhile = [log.description, log.json()]
      log.clear()
      shop.cell.routerEvent(name: .loginTapped)
      log.stop()
      shop.cell.routerEvent(name: .loginTapped)
    }

    shop.cell.routerEvent(name: .scrolled)
    handling.cancel()

    #expect(meanwhile.count == 2)
    #expect(meanwhile.allSatisfy { $0.contains("account.loginTapped") && !$0.contains("list.scrolled") })
    #expect(log.traces.map(\.name) == [.loginTapped])
  }

  @Test
  func descriptionThatEmitsEnds() {
    let chatterbox = EmittingDescription(shop.cell)

    let log = logged { shop.cell.routerEvent(name: .loginTapped, userInfo: ["value": chatterbox]) }

    #expect((2..<200).contains(log.traces.count))
    #expect(log.traces.contains { $0.result == .dropped })
  }

  @Test
  func canBeReadFromAnyThread() async {
    let log = logged { shop.cell.routerEvent(name: .buyTapped) }

    let texts = await Task.detached { ["\(log)", log.mermaid(), log.json()] }.value

    #expect(texts.allSatisfy { $0.contains("product.buyTapped") })
  }
}

/// Emits an event with itself whenever it is described.
@MainActor
private final class EmittingDescription: @preconcurrency CustomStringConvertible {
  let cell: ProductCell

  init(_ cell: ProductCell) {
    self.cell = cell
  }

  var description: String {
    cell.routerEvent(name: .loginTapped, userInfo: ["value": self])
    return "chatterbox"
  }
}
