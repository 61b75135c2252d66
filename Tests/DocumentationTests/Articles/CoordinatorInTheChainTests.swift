import Foundation
import PlatformUIKit
import StrategyTable
import Testing

extension EventName {
  static let orderTapped: EventName = "checkout.orderTapped"
  static let helpTapped: EventName = "app.helpTapped"
}

// snippet of CoordinatorInTheChain.md
final class OrderCoordinator: EventHandling {
  static let table = StrategyTable<OrderCoordinator> {
    Call(.orderTapped, OrderCoordinator.showReceipt)
    Call(.helpTapped, OrderCoordinator.showHelp)
  }

  let strategyState = StrategyState()

  weak var parent: (any EventResponder)?
  var nextEventResponder: (any EventResponder)? { parent }

  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    navigation?.pushViewController(CheckoutController(), animated: false)
  }

  func showReceipt() {
    navigation?.pushViewController(ReceiptController(), animated: false)
  }

  func showHelp() {
    navigation?.pushViewController(HelpController(), animated: false)
  }
}
// end of snippet

// snippet of CoordinatorInTheChain.md
final class OrderNavigationController: UINavigationController, EventDetour {
  private(set) lazy var coordinator = OrderCoordinator(self)

  var eventDetour: (any EventResponder)? { coordinator }
}
// end of snippet

final class CheckoutController: UIViewController {}
final class ReceiptController: UIViewController {}
final class HelpController: UIViewController {}

@MainActor
@Suite
struct CoordinatorInTheChainTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let navigation = OrderNavigationController(rootViewController: UIViewController())

  init() {
    window.rootViewController = navigation
    window.isHidden = false
    navigation.coordinator.start()
    window.layoutIfNeeded()
  }

  @Test
  func coordinatorShowsTheNextScreen() throws {
    let checkout = try #require(navigation.topViewController as? CheckoutController)

    let outcome = checkout.view.routerEvent(name: .orderTapped)

    #expect(navigation.topViewController is ReceiptController)
    #expect(outcome.handlers.map { $0.isResponder(navigation.coordinator) } == [true])
  }

  @Test
  func coordinatorServesScreenThatIsPushedLater() throws {
    navigation.topViewController?.view.routerEvent(name: .orderTapped)
    window.layoutIfNeeded()
    let receipt = try #require(navigation.topViewController as? ReceiptController)

    let outcome = receipt.view.routerEvent(name: .helpTapped)

    #expect(navigation.topViewController is HelpController)
    #expect(outcome.handlers.map { $0.isResponder(navigation.coordinator) } == [true])
  }

  @Test
  func coordinatorServesPresentedScreen() throws {
    let receipt = ReceiptController()
    navigation.topViewController?.present(receipt, animated: false)
    window.layoutIfNeeded()

    let outcome = receipt.view.routerEvent(name: .helpTapped)

    #expect(outcome.handlers.map { $0.isResponder(navigation.coordinator) } == [true])
  }

  @Test
  func screenComesBeforeTheCoordinator() {
    let checkout = navigation.topViewController
    let observation = checkout?.onRouterEvent(.orderTapped) { _ in }

    let outcome = checkout?.view.routerEvent(name: .orderTapped)

    #expect(outcome?.handlers.map { $0.isResponder(checkout ?? window) } == [true])
    #expect(navigation.topViewController === checkout)
    observation?.cancel()
  }

  @Test
  func navigationControllerReleasesItsCoordinator() {
    weak var coordinator: OrderCoordinator?
    do {
      let navigation = OrderNavigationController(rootViewController: UIViewController())
      navigation.coordinator.start()
      coordinator = navigation.coordinator
    }

    #expect(coordinator == nil)
  }
}
