import KitSupport
import RouterEventsInspector
import Testing

@MainActor
@Suite
struct CoverageTests {
  private static let catalog = EventCatalog {
    Declares(.buyTapped, requires: .sku, .section)
    Declares(.detailTapped)
    Declares(.loginTapped, requires: .pin)
    Declares(.cartChanged, requires: .count)
    Declares(message: ShareTapped.self)
    Declares(request: CurrentTheme.self)
    Declares(.looping)
  }

  @Test
  func completeCatalogHasNoDifferences() {
    let coverage = Self.catalog.coverage(by: ShelfController.table, ShopDelegate.table)

    #expect(coverage.isComplete)
    #expect(coverage.description == "every declared event is handled")
  }

  @Test
  func findsUnhandledNames() {
    let catalog = EventCatalog {
      Self.catalog
      Declares(.scrolled)
      Declares("window.closed")
    }

    let coverage = catalog.coverage(
      by: ShelfController.table,
      ShopDelegate.table,
      andByHand: ["window.closed"]
    )

    #expect(coverage.unhandled == [.scrolled])
    #expect(!coverage.isComplete)
    #expect(coverage.description == "'list.scrolled' has no handler")
  }

  @Test
  func findsUndeclaredStrategies() {
    let catalog = EventCatalog { Declares(.buyTapped) }

    let coverage = catalog.coverage(by: ShopDelegate.table)

    #expect(coverage.dead.map(\.name) == [.cartChanged])
    #expect(coverage.dead.map(\.owner) == ["ShopDelegate"])
    #expect(coverage.dead.first?.position?.hasPrefix("RouterEventsInspectorTests/Shop.swift:") == true)
  }

  @Test
  func findsStrategiesShadowedByADictionary() {
    let near: StrategyTable<ShopDelegate> = [.cartChanged: { _ in }]
    let far = StrategyTable<ShelfController> { On(.cartChanged) { _, _ in } }

    let coverage = Self.catalog.coverage(by: near, far)

    #expect(coverage.shadowed.map(\.strategy.name) == [.cartChanged])
  }

  @Test
  func findsShadowedStrategies() {
    let near = StrategyTable<ShopDelegate> { On(.cartChanged, { _, _ in }, fileID: "A.swift", line: 1) }
    let far = StrategyTable<ShelfController> { On(.cartChanged, { _, _ in }, fileID: "B.swift", line: 2) }

    let coverage = EventCatalog { Declares(.cartChanged) }.coverage(by: near, far)

    #expect(
      coverage.description == """
        'cart.changed' of ShelfController (B.swift:2) is never reached: 'cart.changed' of ShopDelegate (A.swift:1) \
        stops its events
        """
    )
  }

  @Test
  func strategiesThatMayForwardShadowNothing() {
    let near = StrategyTable<ShelfController> {
      On(.buyTapped) { _, _ in }.forwarding()
      On(.cartChanged) { _, _ in }.once()
      Answer(CurrentTheme.self) { _, _, _ in nil }
    }
    let far = StrategyTable<ShopDelegate> {
      On(.buyTapped) { _, _ in }
      On(.cartChanged) { _, _ in }
      Answer(CurrentTheme.self) { _, _, _ in "light" }
    }

    #expect(Self.catalog.coverage(by: near, far).shadowed.isEmpty)
  }

  @Test
  func fallbackDoesNotShadowForwardedNames() {
    let near = StrategyTable<ShelfController> { On(.cartChanged) { _, _ in }.forwarding() }.fallback { _, _ in
    }
    let far = StrategyTable<ShopDelegate> {
      On(.cartChanged) { _, _ in }
      On(.buyTapped) { _, _ in }
    }

    let coverage = Self.catalog.coverage(by: near, far)

    #expect(coverage.shadowed.map(\.strategy.name) == [.buyTapped])
  }

  @Test
  func fallbackHandlesAndShadowsAllButRequests() {
    let near = StrategyTable<ShelfController>([:]).fallback({ _, _ in }, fileID: "A.swift", line: 1)
    let far = StrategyTable<ShopDelegate> {
      On(.cartChanged) { _, _ in }
      Answer(CurrentTheme.self) { _, _, _ in "light" }
    }

    let coverage = Self.catalog.coverage(by: near, far)

    #expect(coverage.unhandled.isEmpty)
    #expect(coverage.shadowed.map(\.strategy.name) == [.cartChanged])
    #expect(coverage.shadowed.map(\.nearer.position) == ["A.swift:1"])
    #expect(Self.catalog.coverage(by: near).unhandled == [CurrentTheme.name])
  }

  @Test
  func findsUndeclaredNamesHandledByHand() {
    let catalog = EventCatalog { Declares(.cartChanged) }
    let table = StrategyTable<ShopDelegate> { On(.cartChanged) { _, _ in } }

    let coverage = catalog.coverage(by: table, andByHand: ["b", "a", .cartChanged])

    #expect(coverage.undeclared == ["a", "b"])
    #expect(!coverage.isComplete)
    #expect(
      coverage.description == """
        'a' is handled by hand but not declared
        'b' is handled by hand but not declared
        """
    )
  }

  @Test
  func findsKeysThatStrategiesReceiveButDeclarationsDoNotRequire() {
    let catalog = EventCatalog { Declares(.buyTapped, requires: .sku) }
    let table = StrategyTable<ShopDelegate> {
      On(.buyTapped, with: \.sku, and: \.count, { _, _, _, _ in }, fileID: "A.swift", line: 1)
    }

    let coverage = catalog.coverage(by: table)

    #expect(coverage.unrequired.map(\.need) == ["'count'"])
    #expect(!coverage.isComplete)
    #expect(
      coverage.description
        == "'product.buyTapped' of ShopDelegate (A.swift:1) needs 'count', which its declaration does not require"
    )
  }

  @Test
  func findsModelsAndTypedEventsThatStrategiesReceiveButDeclarationsDoNotRequire() {
    let named = EventCatalog {
      Declares(ShareTapped.name)
      Declares(RowEvents.volumeChosen.name)
    }
    let typed = EventCatalog {
      Declares(message: ShareTapped.self)
      Declares(row: .volumeChosen)
    }
    let table = StrategyTable<ShopDelegate> {
      On(decidingMessage: ShareTapped.self, { _, _, _ in .handled }, fileID: "A.swift", line: 1)
      On(row: \.volumeChosen, { _, _, _ in }, fileID: "A.swift", line: 2).perRow(\Volume.title)
    }

    #expect(typed.coverage(by: table).isComplete)
    #expect(
      named.coverage(by: table).description == """
        'product.shareTapped' of ShopDelegate (A.swift:1) needs the typed event ShareTapped, which its declaration \
        does not require
        'volume.chosen' of ShopDelegate (A.swift:2) needs a row of Volume, which its declaration does not require
        """
    )
  }

  @Test(arguments: [false, true])
  func findsTheKeysThatSeparateTheEventsOfAStrategyButAreNotRequired(isRequired: Bool) {
    let table = StrategyTable<ShopDelegate> {
      let on = On<ShopDelegate>(.cartChanged) { _, _ in }.per(\.count)
      isRequired ? on : on.per(\.sku)
    }

    let coverage = EventCatalog { Declares(.cartChanged, requires: .count) }.coverage(by: table)

    #expect(coverage.unrequired.map(\.need) == (isRequired ? [] : ["'sku'"]))
  }

  @Test
  func reportsARepeatedDeclaration() {
    let (catalog, reports) = Reports.collecting {
      EventCatalog {
        Declares(.buyTapped, requires: .sku, fileID: "A.swift", line: 1)
        Declares(.cartChanged)
        Declares(.buyTapped, fileID: "B.swift", line: 2)
      }
    }

    #expect(catalog.names == [.buyTapped, .cartChanged])
    #expect(
      reports.map(\.description) == [
        """
        The event 'product.buyTapped' is declared at A.swift:1 and at B.swift:2. The last declaration wins; \
        remove one. (B.swift:2)
        """
      ]
    )
  }

  @Test(
    arguments: [
      (true, ["product.buyTapped", "product.detailTapped", "tab.0", "tab.1"]),
      (false, ["account.loginTapped", "tab.0", "tab.1"]),
    ] as [(Bool, [EventName])]
  )
  func catalogSupportsConditionsLoopsAndOtherCatalogs(hasShop: Bool, names: [EventName]) {
    let products = EventCatalog { Declares(.detailTapped) }

    let catalog = EventCatalog {
      if hasShop {
        Declares(.buyTapped)
      } else {
        Declares(.loginTapped)
      }
      if hasShop { products }
      for tab in 0..<2 { Declares(EventName("tab.\(tab)")) }
    }

    #expect(catalog.names == names)
  }
}
