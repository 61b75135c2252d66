import Foundation
import KitSupport
import RouterEventsInspector
import Testing

@MainActor
@Suite
struct ContractTests {
  private let shop = Shop()
  private let catalog = EventCatalog {
    Declares(.buyTapped, requires: .sku, .section, fileID: "Shop/Events.swift", line: 7)
    Declares(.scrolled, requires: .sku)
    Declares(.cartChanged)
  }

  @Test
  func reportNamesEventKeyRouteAndUsualProvider() {
    let reports = checking {
      // The shelf overwrites the section, which is not adding it.
      shop.cell.routerEvent(name: .buyTapped, userInfo: [.sku: "A-1"])
      shop.section.section = nil
      shop.cell.routerEvent(name: .buyTapped, userInfo: [.sku: "A-1"])
    }

    #expect(
      reports.map(\.description) == [
        """
        The event 'product.buyTapped' was handled by ShelfController without 'section', which its declaration \
        requires. Its route: ProductCell → SectionView → LoadingView → ShelfController → Window → Application → \
        ShopDelegate. SectionView usually adds it but did not this time. (Shop/Events.swift:7)
        """
      ]
    )
  }

  /// A handler that takes the event by its name does not notice what is missing.
  @Test
  func reportsWhatADeclaredRowEventOrTypedEventLacks() {
    let catalog = EventCatalog {
      Declares(row: .volumeChosen, fileID: "Shop/Events.swift", line: 7)
      Declares(message: Dispatched.self, requires: .sku, fileID: "Shop/Events.swift", line: 8)
    }
    let link = Link(CatchAllHandler())

    let reports = checking(catalog) {
      link.routerEvent(row: .volumeChosen, of: Volume(title: "A"))
      link.routerEvent(name: RowEvents.volumeChosen.name)
      link.routerEvent(name: RowEvents.volumeChosen.name)
      link.routerEvent(row: RowEvent<String>(RowEvents.volumeChosen.name), of: "A")
      link.routerEvent(Dispatched(number: 1))
      link.routerEvent(name: Dispatched.name, userInfo: [.sku: "A-1", "number": 2])
      link.routerEvent(name: Dispatched.name, userInfo: [.sku: "A-1"])
    }

    #expect(
      reports.map(\.description) == [
        """
        The event 'volume.chosen' was handled by CatchAllHandler, but its declaration requires a row of Volume, found \
        no row. Its route: Link → CatchAllHandler. Emit it from a row of Volume, or with routerEvent(row:of:). \
        (Shop/Events.swift:7)
        """,
        """
        The event 'volume.chosen' was handled by CatchAllHandler, but its declaration requires a row of Volume, found \
        a row of String. Its route: Link → CatchAllHandler. Emit it from a row of Volume, or with \
        routerEvent(row:of:). (Shop/Events.swift:7)
        """,
        """
        The event 'order.dispatched' was handled by CatchAllHandler without 'sku', which its declaration requires. Its \
        route: Link → CatchAllHandler. No such event has carried 'sku' so far. (Shop/Events.swift:8)
        """,
        """
        The event 'order.dispatched' was handled by CatchAllHandler, but its declaration requires the typed event \
        Dispatched, found a user info with sku, from which it cannot be created. Its route: Link → CatchAllHandler. \
        Emit the typed event itself, or implement Dispatched.init(userInfo:). (Shop/Events.swift:8)
        """,
      ]
    )
  }

  @Test
  func checksARequestWhereItIsAnswered() {
    let log = EventLog.start(
      checking: EventCatalog { Declares(request: CurrentTheme.self, requires: .section) }
    )
    let cell = ProductCell(SectionView(ShelfController()))
    let listening = cell.onRouterEvent(CurrentTheme.name) { _ in }

    #expect(cell.ask(CurrentTheme()) == "dark")
    log.stop()
    listening.cancel()

    #expect(log.history().events.flatMap(\.breaches).isEmpty)
  }

  @Test(arguments: [ValueVisibility.shown, .types])
  func stringNilIsAValueAndANilOptionalIsNot(values: ValueVisibility) {
    let log = logged(.start(checking: catalog, values: values)) {
      let shown = ProductCell(SectionView(ShopDelegate()))
      shown.routerEvent(name: .buyTapped, userInfo: [.sku: "nil", .section: Int?.none as Any])
      shown.routerEvent(name: .buyTapped)
      ProductCell(ShopDelegate()).routerEvent(name: .buyTapped, userInfo: [.sku: "A-1"])
    }

    #expect(
      log.history().events.flatMap(\.breaches).map { $0.components(separatedBy: ". ").last ?? "" } == [
        "ProductCell usually sends it but did not this time.",
        "SectionView usually adds it but is not on this route.",
      ]
    )
  }

  @Test
  func reportDescribesTheUsualProvider() {
    let log = logged(.start(checking: catalog)) {
      ProductCell(SectionView(ShopDelegate())).routerEvent(name: .buyTapped)
      ProductCell(SectionView(ShopDelegate())).routerEvent(name: .buyTapped, userInfo: [.sku: "A-1"])
      ProductCell(ShopDelegate()).routerEvent(name: .buyTapped)
      Link(ShopDelegate()).routerEvent(name: .buyTapped, userInfo: [.section: 1])
    }

    let endings = log.history().events.flatMap(\.breaches).map { $0.components(separatedBy: ". ").last ?? "" }

    #expect(
      endings == [
        "No such event has carried 'sku' so far.",
        "ProductCell usually sends it but did not this time.",
        "SectionView usually adds it but is not on this route.",
        "ProductCell usually sends it, but this event was emitted by Link.",
      ]
    )
  }

  @Test
  func findsKeysOfAnyLengthAndNumber() {
    let long = UserInfoKey<Int>(String(repeating: "k", count: 150))
    let other = UserInfoKey<Int>(String(repeating: "k", count: 151))
    let catalog = EventCatalog { Declares(.loginTapped, requires: long, other, "z") }
    let cell = Link(ShelfController())
    var many: [String: Any] = Dictionary(uniqueKeysWithValues: (0..<200).map { ("a\($0)", $0) })
    many[long.name] = 1
    many[other.name] = 1
    many["z"] = 1

    let log = logged(.start(checking: catalog)) {
      cell.routerEvent(name: .loginTapped, userInfo: [long: 1, other: 1, "z": 1])
      cell.routerEvent(name: .loginTapped, userInfo: UserInfo(many))
      cell.routerEvent(name: .loginTapped, userInfo: [long: 1, "z": 1])
    }

    #expect(log.history().events.map(\.breaches.count) == [0, 0, 1])
  }

  @Test
  func boundsTheReportOfALongName() {
    let name = EventName(String(repeating: "n", count: 100_000))
    let key = UserInfoKey<Int>(String(repeating: "k", count: 100_000))

    let reports = checking(EventCatalog { Declares(name, requires: key) }) {
      Link(Link(CatchAllHandler())).routerEvent(name: name)
    }

    #expect(reports.count == 1 && reports.allSatisfy { $0.text.count < 1_000 })
  }

  @Test(arguments: [true, false])
  func keyAddedAboveTheHandlerOrRemovedBelowItIsMissing(isAbove: Bool) {
    let reports = checking {
      let section = SectionView(ShopDelegate())
      if !isAbove { section.section = nil }
      ProductCell(isAbove ? ShopDelegate(section) : section)
        .routerEvent(name: .buyTapped, userInfo: isAbove ? [.sku: "A-1"] : [.sku: "A-1", .section: 1])
    }

    #expect(reports.count == 1)
  }

  @Test(arguments: ["sku", "pin"])
  func nilOptionalIsMissing(key: String) {
    let nothing: String? = nil
    let complete: [String: Any] = ["sku": "1", "pin": "2"]
    let catalog = EventCatalog { Declares(.loginTapped, requires: .sku, .pin) }
    let filler = NilDecorator(ShelfController())

    let log = logged(.start(checking: catalog)) {
      Link(ShelfController()).routerEvent(
        name: .loginTapped,
        userInfo: UserInfo(complete.merging([key: nothing as Any]) { $1 })
      )
      Link(filler).routerEvent(name: .loginTapped, userInfo: UserInfo(complete))
      filler.key = key
      Link(filler).routerEvent(name: .loginTapped, userInfo: UserInfo(complete))
    }

    let breaches = log.history().events.map { $0.breaches.count }
    #expect(breaches == [1, 0, 1])
  }

  @Test
  func doesNotCheckUnhandledOrUndeclaredEvents() {
    let reports = checking {
      let watching = EventRouter.onUnhandled { _, _ in }
      shop.cell.routerEvent(name: .scrolled)
      shop.loading.isLoading = true
      shop.cell.routerEvent(name: .buyTapped)
      shop.loading.isLoading = false
      shop.cell.routerEvent(name: .loginTapped)
      watching.cancel()
    }

    #expect(reports.isEmpty)
  }

  @Test
  func reportsABreachOnceAndRecordsItEachTime() {
    let log = EventLog.start(checking: catalog)

    let reports = Reports.collecting {
      for _ in 0..<3 { shop.cell.routerEvent(name: .buyTapped) }
    }
    .1
    log.stop()

    #expect(reports.count == 1)
    #expect(log.history(named: .buyTapped).events.map(\.breaches.count) == [1, 1, 1])
    #expect(log.description.contains("  ! The event 'product.buyTapped' was handled by"))
  }

  @Test
  func checksWithoutALogInDebugBuilds() throws {
    let observation = try #require(catalog.check())

    let reports = Reports.collecting { shop.cell.routerEvent(name: .buyTapped) }.1
    observation.cancel()
    let later = Reports.collecting { shop.cell.routerEvent(name: .buyTapped) }.1

    #expect(reports.count == 1)
    #expect(later.isEmpty)
  }

  private func checking(_ catalog: EventCatalog? = nil, _ body: () -> Void) -> [Report] {
    let log = EventLog.start(checking: catalog ?? self.catalog)
    let reports = Reports.collecting(body).1
    log.stop()
    return reports
  }
}

/// A typed event that is created from the number in a user info.
private struct Dispatched: EventMessage {
  static let name: EventName = "order.dispatched"
  var number: Int

  init(number: Int) {
    self.number = number
  }

  init?(userInfo: UserInfo) {
    guard let number = userInfo["number"] as? Int else { return nil }
    self.number = number
  }
}

/// Replaces a sent value with a nil optional.
private final class NilDecorator: Link, EventDecorator {
  var key: String?

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    if let key { userInfo[key] = Optional<String>.none as Any }
  }
}

private final class CatchAllHandler: Link, EventHandler {
  func handle(_ event: RouterEvent) -> EventDisposition { .handled }
}
