import Foundation
import ListSource
import PlatformUIKit
import RouterEvents
import Testing

extension EventName {
  static let removeTapped: EventName = "cart.removeTapped"
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
final class CartController: UIViewController, EventHandler {
  var removed: [String] = []

  func handle(_ event: RouterEvent) -> EventDisposition {
    guard event.name == .removeTapped, let line = event.userInfo[.line], let store = event.userInfo[.store]
    else { return .forwarded }
    removed.append("line \(line) of \(store)")
    return .handled
  }
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

@MainActor
final class RowCart {
  let tableView = ListTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private(set) var removed: [String] = []

  func show(_ articles: [String]) {
    let adapter = tableView.listAdapter ?? TableAdapter(tableView)
    adapter.apply(
      ListSource { ListSection("cart") { Rows(articles, cell: ReceiptCell.self).id { $0 } } }
    )
  }

  // snippet of DecoratingOnTheWay.md
  func remove(_ event: RouterEvent) {
    guard let article = event.userInfo.listItem(as: String.self), let indexPath = event.userInfo[.indexPath]
    else { return }
    removed.append("\(article), row \(indexPath.row)")
  }
  // end of snippet
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
    let cart = RowCart()
    let window = UIWindow(frame: cart.tableView.frame)
    window.addSubview(cart.tableView)
    window.isHidden = false
    let observation = window.onRouterEvent(.removeTapped) { event in cart.remove(event) }

    cart.show(["apples", "pears"])
    window.layoutIfNeeded()
    let cell = try #require(cart.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? ReceiptCell)
    cell.routerEvent(name: .removeTapped)
    cart.show(["bread", "apples", "pears"])
    window.layoutIfNeeded()
    cell.routerEvent(name: .removeTapped)

    #expect(cart.removed == ["apples, row 0", "apples, row 1"])
    #expect(cell.configurations == 1)
    observation.cancel()
  }
}
