import Foundation
import PlatformUIKit
import RouterEvents
import StrategyTable
import Testing

// snippet of RouterEvents.md
extension EventName {
  static let addTapped: EventName = "cart.addTapped"
}
extension UserInfoKeys {
  static let product = UserInfoKey<String>("product")
  static let shelf = UserInfoKey<Int>("shelf")
}

// A cell emits. It knows nobody above it.
final class ProductCell: UITableViewCell {
  let addButton = UIButton(type: .system)

  func show(_ product: String) {
    addButton.setTitle("Add \(product)", for: .normal)
    addButton.frame = contentView.bounds
    contentView.addSubview(addButton)
    addButton.emits(.addTapped, on: .touchUpInside) { [.product: product] }
  }
}

// A view in between adds what it knows.
final class ShelfView: UIView, EventDecorator {
  var shelf = 0

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    userInfo[.shelf] = shelf
  }
}
// end of snippet

private final class ShopController: UIViewController, EventHandling {
  static let table = StrategyTable<ShopController> {
    On(.addTapped, with: \.product, and: \.shelf) { controller, product, shelf, event in
      controller.basket.append("\(product) from shelf \(shelf)")
    }
  }

  var basket: [String] = []
}

@MainActor
@Suite
struct LandingPageExampleTests {
  @Test
  func productReachesTheBasketWithItsShelf() {
    let controller = ShopController()
    let shelf = ShelfView()
    let cell = ProductCell(style: .default, reuseIdentifier: nil)
    shelf.shelf = 3
    controller.view.addSubview(shelf)
    shelf.addSubview(cell)

    cell.show("A-1")
    cell.addButton.sendActions(for: .touchUpInside)
    cell.show("B-2")
    cell.addButton.sendActions(for: .touchUpInside)

    #expect(controller.basket == ["A-1 from shelf 3", "B-2 from shelf 3"])
  }
}
