import KitSupport
import RouterEventsInspector
import Testing

@MainActor
@Suite
struct MutingTests {
  private let shop = Shop()

  @Test
  func doesNotRecordMutedNames() {
    let log = EventLog.start(muting: .scrolled, .loginTapped)
    let other = EventLog.start()

    quietly { shop.visit() }
    for log in [log, other] { log.stop() }

    let names = other.traces.map(\.name)
    #expect(names.contains(.scrolled) && names.contains(.loginTapped))
    #expect(log.traces.map(\.name) == names.filter { $0 != .scrolled && $0 != .loginTapped })
    #expect(log.history().missed == 0)
  }

  @Test
  func recordsEventsInsideAMutedOne() {
    let log = logged(.start(muting: .buyTapped)) { shop.cell.routerEvent(name: .buyTapped) }

    #expect(log.traces.map(\.name) == [.cartChanged])
    #expect("\(log)".hasPrefix("cart.changed [count: 1] from ShelfController\n"))
  }

  @Test
  func doesNotTraceMutedEvents() {
    let log = EventLog.start(muting: .scrolled)
    var begun: [EventName] = []
    let beginning = EventRouter.observeBeginning { begun.append($1) }

    quietly { shop.visit() }
    beginning.cancel()
    log.stop()

    #expect(!begun.isEmpty && !begun.contains(.scrolled))
  }

  @Test
  func doesNotCheckMutedEvents() {
    let catalog = EventCatalog { Declares(.loginTapped, requires: .sku) }
    let log = EventLog.start(checking: catalog, muting: .loginTapped)

    let (_, reports) = Reports.collecting { shop.cell.routerEvent(name: .loginTapped) }
    log.stop()

    #expect(reports.isEmpty)
  }

  @Test
  func restartedLogStaysMuted() {
    let log = EventLog.start(through: shop.shelf, muting: .scrolled)

    log.stop()
    log.start()
    quietly { shop.visit() }
    log.stop()

    #expect(!log.traces.isEmpty && !log.traces.contains { $0.name == .scrolled })
  }
}
