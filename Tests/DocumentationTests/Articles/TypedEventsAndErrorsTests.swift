import Foundation
import ListSource
import PlatformUIKit
import StrategyTable
import TestSupport
import Testing

struct BasketItem: Identifiable, Equatable {
  let id: Int
  var name: String
  var quantity = 1
}

extension EventName {
  fileprivate static let paymentConfirmed: EventName = "checkout.paymentConfirmed"
}

extension UserInfoKeys {
  fileprivate static let basketItem = UserInfoKey<Int>("basketItem")
  fileprivate static let quantity = UserInfoKey<Int>("quantity")
}

extension RowEvents {
  fileprivate static let basketItemRemoved = RowEvent<BasketItem>("checkout.itemRemoved")
}

private struct SoldOut: LocalizedError {
  var errorDescription: String? { "Only 3 are left." }
}

private struct Shop: Sendable {
  func order(_ items: [BasketItem]) async throws {
    if items.contains(where: { $0.name == "Sand" }) { throw SoldOut() }
  }
}

// snippet of TypedEventsAndErrors.md
struct QuantityChosen: EventMessage {
  static let name: EventName = "checkout.quantityChosen"
  var item: BasketItem.ID
  var quantity: Int
}

struct OrderTotal: EventRequest {
  typealias Response = Int
  static let name: EventName = "checkout.orderTotal"
}

struct ConfirmPayment: EventRequest {
  typealias Response = Bool
  static let name: EventName = "checkout.confirmPayment"
  var total: Int
}
// end of snippet

// snippet of TypedEventsAndErrors.md
extension QuantityChosen {
  init?(userInfo: UserInfo) {
    guard let item = userInfo[.basketItem], let quantity = userInfo[.quantity] else { return nil }
    self.init(item: item, quantity: quantity)
  }

  var userInfo: UserInfo { [.basketItem: item, .quantity: quantity] }
}
// end of snippet

final class BasketController: ListTableController, EventHandling {
  // snippet of TypedEventsAndErrors.md
  static let table = StrategyTable<BasketController> {
    On(row: \.basketItemRemoved) { basket, item, _ in basket.items.removeAll { $0.id == item.id } }
    On(message: QuantityChosen.self) { basket, choice, _ in
      try basket.setQuantity(choice.quantity, of: choice.item)
    }
    Answer(OrderTotal.self) { basket, _, _ in basket.items.isEmpty ? nil : basket.total }
    Answer(ConfirmPayment.self, whileRunning: .drop) { owner, request, _ in
      guard let confirm = owner()?.confirm else { return nil }
      return await confirm("Pay \(request.total)?")
    }
    On(.paymentConfirmed, whileRunning: .drop) { owner, _ in
      guard let shop = owner()?.shop, let items = owner()?.items else { return }
      try await shop.order(items)
      owner()?.items = []
    }
  }
  // end of snippet

  fileprivate let shop = Shop()
  fileprivate(set) var items: [BasketItem] { didSet { setNeedsList() } }
  let confirm: @MainActor (String) async -> Bool

  var total: Int { items.reduce(0) { $0 + $1.quantity * 5 } }

  init(_ items: [BasketItem], confirm: @escaping @MainActor (String) async -> Bool = { _ in true }) {
    (self.items, self.confirm) = (items, confirm)
    super.init(.plain)
  }

  override var list: ListSource {
    ListSource {
      Rows(items, cell: BasketCell.self).swipe(.trailing) { _ in
        RowAction("Remove", style: .destructive, row: .basketItemRemoved)
      }
    }
  }

  func setQuantity(_ quantity: Int, of id: BasketItem.ID) throws {
    guard quantity <= 3 else { throw SoldOut() }
    for index in items.indices where items[index].id == id { items[index].quantity = quantity }
  }
}

// snippet of TypedEventsAndErrors.md
extension BasketController: EventDetour {
  var eventDetour: (any EventResponder)? { viewIfLoaded?.window == nil ? navigationController : nil }
}
// end of snippet

// snippet of TypedEventsAndErrors.md
final class PaymentBar: UIView {
  func payButtonTapped() {
    Task { [events = EventEmitter(from: self)] in
      guard let total = await events.ask(OrderTotal()) else { return }
      guard await events.ask(ConfirmPayment(total: total)) == true else { return }
      events(.paymentConfirmed)
    }
  }
}
// end of snippet

final class BasketCell: UITableViewCell, ViewConfigurable {
  func configure(with item: BasketItem) {
    textLabel?.text = "\(item.quantity) × \(item.name)"
  }

  // snippet of TypedEventsAndErrors.md
  func choose(_ quantity: Int, of item: BasketItem) {
    let outcome = routerEvent(QuantityChosen(item: item.id, quantity: quantity))
    if let error = outcome.errors.first { textLabel?.text = error.localizedDescription }
  }
  // end of snippet
}

@MainActor
@Suite(.watchdog)
struct TypedEventsAndErrorsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let tea = BasketItem(id: 1, name: "Tea")
  private let sand = BasketItem(id: 2, name: "Sand")

  private func show(_ controller: BasketController) -> PaymentBar {
    let bar = PaymentBar()
    controller.bottomBar = bar
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return bar
  }

  private func cell(in controller: BasketController) throws -> BasketCell {
    try #require(controller.tableView.visibleCells.first as? BasketCell)
  }

  // snippet of TypedEventsAndErrors.md
  func showErrors(in banner: UILabel) -> EventObservation {
    EventRouter.onError { [weak banner] failure in
      guard let error = failure.error as? any LocalizedError else { return }
      banner?.text = error.errorDescription
    }
  }
  // end of snippet

  @Test
  func rowEventCarriesTheModel() {
    let basket = BasketController([tea, sand])
    _ = show(basket)

    ListPerformer(basket.listAdapter).swipe(.id(1), choosing: "Remove")
    basket.routerEvent(row: .basketItemRemoved, of: sand)

    #expect(basket.items.isEmpty)
  }

  @Test
  func typedEventCarriesItsValues() throws {
    let basket = BasketController([tea])
    _ = show(basket)

    try cell(in: basket).choose(2, of: tea)

    #expect(basket.items.map(\.quantity) == [2])
  }

  @Test
  func typedEventIsCreatedFromTheValuesOfAName() {
    let basket = BasketController([tea])

    basket.routerEvent(name: QuantityChosen.name, userInfo: [.basketItem: 1, .quantity: 3])
    var outcome: EventOutcome?
    let reports = withReports {
      outcome = basket.routerEvent(name: QuantityChosen.name, userInfo: [.basketItem: 1])
    }

    #expect(basket.items.map(\.quantity) == [3])
    #expect(outcome?.isHandled == false)
    #expect(!reports.isEmpty)
    #expect(QuantityChosen(item: 1, quantity: 3).userInfo[.quantity] == 3)
  }

  @Test
  func cellShowsTheErrorOfTheController() throws {
    let basket = BasketController([tea])
    _ = show(basket)

    let cell = try cell(in: basket)
    cell.choose(4, of: tea)

    #expect(cell.textLabel?.text == "Only 3 are left.")
    #expect(basket.items.map(\.quantity) == [1])
  }

  @Test
  func eventOfACoveredScreenReachesTheNavigationController() {
    let basket = BasketController([tea])
    let navigation = UINavigationController(rootViewController: basket)
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    var count = 0
    let observation = navigation.onRouterEvent("order.placed") { _ in count += 1 }
    basket.routerEvent(name: "order.placed")

    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    basket.routerEvent(name: "order.placed")
    observation.cancel()

    #expect(basket.view.window == nil)
    #expect(count == 2)
  }

  @Test
  func confirmedPaymentOrdersTheItems() async {
    let recorder: EventRecorder
    let questions = AsyncStream<String>.makeStream()
    let basket = BasketController([tea]) { question in
      questions.continuation.yield(question)
      return true
    }
    let bar = show(basket)
    recorder = EventRecorder(above: bar)
    recorder.disposition = .forwarded

    bar.payButtonTapped()

    await recorder.next(.paymentConfirmed)
    questions.continuation.finish()
    for await question in questions.stream { #expect(question == "Pay 5?") }
    while !basket.items.isEmpty { await Task.yield() }
    #expect(await basket.ask(OrderTotal()) == nil)
  }

  @Test
  func errorOfAnAsynchronousStrategyIsObserved() async {
    let basket = BasketController([sand])
    let banner = UILabel()
    let observation = showErrors(in: banner)

    let outcome = basket.routerEvent(name: .paymentConfirmed)

    #expect(outcome.isHandled && outcome.errors.isEmpty)
    // Errors of other tests are shown, too.
    while banner.text != "Only 3 are left." { await Task.yield() }
    observation.cancel()
  }
}
