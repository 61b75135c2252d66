import Foundation
import ListSource
import PlatformUIKit
import RouterEventsTesting
import StrategyTable
import Testing

extension EventName {
  static let removeTapped: EventName = "cart.removeTapped"
  fileprivate static let priceTapped: EventName = "cart.priceTapped"
}

extension UserInfoKeys {
  static let line = UserInfoKey<Int>("line")
  static let store = UserInfoKey<String>("store")
}

// snippet of DecoratingOnTheWay.md
final class StoreView: UIView, EventDecorator {
  var store = ""

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    userInfo[.store] = store
  }
}
// end of snippet

// snippet of DecoratingOnTheWay.md
final class CartController: UIViewController, EventHandling {
  static let table = StrategyTable<CartController> {
    On(.removeTapped, with: \.line, and: \.store) { controller, line, store, event in
      controller.removed.append("line \(line) of \(store)")
    }
  }

  var removed: [String] = []
}
// end of snippet

// snippet of DecoratingOnTheWay.md
final class DefaultStoreView: UIView, EventDecorator {
  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    guard event.name == .removeTapped, userInfo[.store] == nil else { return }
    userInfo[.store] = "our own store"
  }
}
// end of snippet

final class ReceiptCell: UITableViewCell, ViewConfigurable {
  private(set) var configurations = 0

  func configure(with article: String) {
    configurations += 1
    textLabel?.text = article
  }
}

// snippet of DecoratingOnTheWay.md
extension RowEvents {
  static let articleRemoved = RowEvent<String>("cart.articleRemoved")
}
// end of snippet

private final class ArticlesController: UIViewController, EventHandling {
  // snippet of DecoratingOnTheWay.md
  static let table = StrategyTable<ArticlesController> {
    On(row: \.articleRemoved) { controller, article, event in controller.removed.append(article) }
    On(.priceTapped, with: \.indexPath) { controller, indexPath, event in controller.tapped = indexPath }
  }
  // end of snippet

  let tableView = ListTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private(set) var removed: [String] = []
  private(set) var tapped: IndexPath?

  override func loadView() {
    view = tableView
  }

  func show(_ articles: [String]) {
    let adapter = tableView.listAdapter ?? TableAdapter(tableView)
    adapter.apply(
      ListSource { ListSection("cart") { Rows(articles, cell: ReceiptCell.self).id { $0 } } }
    )
  }
}

@MainActor
@Suite
struct DecoratingOnTheWayTests {
  private let controller = CartController()
  private let view = UIView()

  @Test
  func controllerReceivesTheViewsValue() {
    let storeView = StoreView()
    storeView.store = "Fruit & Co"
    controller.view.addSubview(storeView)
    storeView.addSubview(view)

    view.routerEvent(name: .removeTapped, userInfo: [.line: 7])

    #expect(controller.removed == ["line 7 of Fruit & Co"])
  }

  @Test
  func viewAboveAddsAMissingValue() {
    let (storeView, defaultView) = (StoreView(), DefaultStoreView())
    storeView.store = "Fruit & Co"
    controller.view.addSubview(defaultView)
    defaultView.addSubview(storeView)
    defaultView.addSubview(view)

    storeView.routerEvent(name: .removeTapped, userInfo: [.line: 7])
    view.routerEvent(name: .removeTapped, userInfo: [.line: 8])

    #expect(controller.removed == ["line 7 of Fruit & Co", "line 8 of our own store"])
  }

  @Test
  func listAddsTheRowAtEmission() throws {
    let cart = ArticlesController()
    let window = UIWindow(frame: cart.tableView.frame)
    window.rootViewController = cart
    window.isHidden = false

    cart.show(["apples", "pears"])
    window.layoutIfNeeded()
    let cell = try #require(cart.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? ReceiptCell)
    cell.routerEvent(name: RowEvents.articleRemoved.name)
    cart.show(["bread", "apples", "pears"])
    window.layoutIfNeeded()
    cell.routerEvent(name: .priceTapped)

    #expect(cart.removed == ["apples"])
    #expect(cart.tapped == IndexPath(row: 1, section: 0))
    #expect(cell.configurations == 1)
  }

  @Test
  func eventWithoutTheValueIsForwardedAndReported() {
    let window = UIWindow()
    window.addSubview(controller.view)
    controller.view.addSubview(view)
    let observation = window.onRouterEvent(.removeTapped) { _ in }

    let reports = withReports { view.routerEvent(name: .removeTapped, userInfo: [.line: 7]) }

    #expect(controller.removed.isEmpty)
    #expect(
      reports == [
        """
        The event 'cart.removeTapped' was forwarded: its handler expected String for 'store', found none. \
        Emit it with the value, or let a decorator add the value.
        """
      ]
    )
    observation.cancel()
  }
}
