import RouterEventsInspector
import Testing

@MainActor
@Suite
struct PrivacyTests {
  @Test
  func noFormatContainsPrivateValues() {
    let catalog = EventCatalog { Declares(.loginTapped, requires: .pin, .sku) }
    let cell = ProductCell(PrivateKeyDecorator(ShelfController(ShopDelegate())))

    let log = logged(.start(checking: catalog)) {
      cell.routerEvent(name: .loginTapped, userInfo: [.pin: "geheim-1"])
      cell.routerEvent(name: .loginTapped, userInfo: ["pin": "geheim-2"])
      cell.routerEvent(name: .loginTapped, userInfo: ["form": ["pin": "geheim-3"] as UserInfo])
      cell.routerEvent(name: .loginTapped, userInfo: ["form": [Credentials(password: "geheim-7")]])
      cell.routerEvent(Unlocked(pin: "geheim-4"))
      cell.routerEvent(Credentials(password: "geheim-8"))
      cell.routerEvent(name: .detailTapped, userInfo: [.pin: "geheim-5"])
    }

    for text in log.history().texts {
      #expect(text.contains("pin"))
      #expect(!text.contains("geheim"))
    }
    #expect(log.description.contains("pin = <private> (was <private>, sent)"))
    #expect(log.description.contains("without 'sku'"))
  }
}

/// Changes a private value.
private final class PrivateKeyDecorator: Link, EventDecorator {
  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    userInfo[.pin] = "geheim-6"
  }
}

private struct Unlocked: EventMessage {
  static let name: EventName = "account.unlocked"
  var pin: String
  var userInfo: UserInfo { [.pin: pin] }
}

private struct Credentials: EventMessage, PrivateValue {
  static let name: EventName = "account.pinEntered"
  var password: String
}
