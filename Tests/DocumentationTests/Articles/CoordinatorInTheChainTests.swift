import Foundation
import PlatformUIKit
import StrategyTable
import Testing

extension EventName {
  static let orderTapped: EventName = "checkout.orderTapped"
}

// snippet of CoordinatorInTheChain.md
final class OrderCoordinator: EventHandling {
  static let table = StrategyTable<OrderCoordinator> {
    Call(.orderTapped, OrderCoordinator.showReceipt)
  }

  let strategyState = StrategyState()

  weak var parent: (any EventResponder)?
  var nextEventResponder: (any EventResponder)? { parent }

  private let navigation: UINavigationController

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    let checkout = CheckoutController()
    checkout.coordinator = self
    navigation.pushViewController(checkout, animated: false)
  }

  func showReceipt() {
    navigation.pushViewController(ReceiptController(), animated: false)
  }
}
// end of snippet

// snippet of CoordinatorInTheChain.md
final class CheckoutController: UIViewController, EventDetour {
  weak var coordinator: OrderCoordinator?

  var eventDetour: (any EventResponder)? { coordinator }
}
// end of snippet

final class ReceiptController: UIViewController {}

@MainActor
@Suite
struct CoordinatorInTheChainTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init() {
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
  }

  @Test
  func coordinatorShowsTheNextScreen() throws {
    let coordinator = OrderCoordinator(navigation)
    coordinator.start()
    window.layoutIfNeeded()
    let checkout = try #require(navigation.topViewController as? CheckoutController)

    let outcome = checkout.view.routerEvent(name: .orderTapped)

    #expect(navigation.topViewController is ReceiptController)
    #expect(outcome.handlers.map { $0.isResponder(coordinator) } == [true])
  }
}
