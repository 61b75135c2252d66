import RouterEvents
import RouterEventsInspector
import Testing

@Suite
struct CatalogBuilderTests {
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
