import RouterEventsInspector
import StrategyTable

extension EventName {
  static let buyTapped: EventName = "product.buyTapped"
  static let detailTapped: EventName = "product.detailTapped"
  static let loginTapped: EventName = "account.loginTapped"
  static let cartChanged: EventName = "cart.changed"
  static let scrolled: EventName = "list.scrolled"
  static let looping: EventName = "debug.looping"
}

extension UserInfoKeys {
  static let sku = UserInfoKey<String>("sku")
  static let section = UserInfoKey<Int>("section")
  static let count = UserInfoKey<Int>("count")
  static let pin = UserInfoKey<String>(private: "pin")
}

struct ShareTapped: EventMessage {
  static let name: EventName = "product.shareTapped"
  var url: String
}

/// The model of a row.
struct Volume {
  var title: String
}

extension RowEvents {
  static let volumeChosen = RowEvent<Volume>("volume.chosen")
}

struct CurrentTheme: EventRequest {
  typealias Response = String
  static let name: EventName = "theme.current"
}

/// A link that only leads to the next one.
class Link: EventResponder {
  var nextEventResponder: (any EventResponder)?

  init(_ next: (any EventResponder)? = nil) {
    nextEventResponder = next
  }
}

final class ProductCell: Link {}
final class Window: Link {}
final class Application: Link {}

/// Adds its section.
final class SectionView: Link, EventDecorator {
  var section: Int? = 2

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    userInfo[.section] = section
  }
}

/// Blocks events while it loads.
final class LoadingView: Link, EventInterceptor {
  var isLoading = false

  func intercept(_ event: RouterEvent) -> EventDisposition { isLoading ? .blocked : .forwarded }
}

final class ShelfController: Link, StrategyHandler, EventDecorator {
  static let table = StrategyTable<ShelfController> {
    On(.buyTapped) { controller, event in
      controller.routerEvent(name: .cartChanged, userInfo: [.count: 1])
    }
    .forwarding()
    On(.detailTapped) { _, _ in throw ShelfError.soldOut }
    On(.loginTapped) { _, _ in }
    On(message: ShareTapped.self) { _, _, _ in }
    Answer(CurrentTheme.self) { _, _, _ in "dark" }
    On(.looping) { controller, _ in controller.routerEvent(name: .looping) }
  }

  let strategyState = StrategyState()
  var strategies: StrategyTable<ShelfController> { Self.table }

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    if userInfo[.section] != nil { userInfo[.section] = 3 }
  }
}

enum ShelfError: Error {
  case soldOut
}

final class ShopDelegate: Link, StrategyHandler {
  static let table = StrategyTable<ShopDelegate> {
    On(.buyTapped) { _, _ in }
    On(.cartChanged) { _, _ in }
  }

  let strategyState = StrategyState()
  var strategies: StrategyTable<ShopDelegate> { Self.table }
}

/// A cell in a section of a shelf, with all responders on its route.
@MainActor
struct Shop {
  let cell: ProductCell
  let section: SectionView
  let loading: LoadingView
  let shelf: ShelfController

  init() {
    shelf = ShelfController(Window(Application(ShopDelegate())))
    loading = LoadingView(shelf)
    section = SectionView(loading)
    cell = ProductCell(section)
  }

  /// Performs the actions of a user: bought, shared, asked, logged in, failed, blocked, unhandled.
  func visit() {
    cell.routerEvent(name: .buyTapped, userInfo: [.sku: "A-1"])
    cell.routerEvent(ShareTapped(url: "https://example.com/A-1"))
    _ = cell.ask(CurrentTheme())
    cell.routerEvent(name: .loginTapped, userInfo: [.pin: "0000"])
    cell.routerEvent(name: .detailTapped)
    loading.isLoading = true
    cell.routerEvent(name: .buyTapped, userInfo: [.sku: "A-2"])
    loading.isLoading = false
    cell.routerEvent(name: .scrolled)
  }
}
