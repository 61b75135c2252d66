import Foundation
import ListSource
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension EventName {
  /// The user tapped the button that pays.
  static let payTapped: EventName = "checkout.payTapped"
}

/// Asks how many percent a voucher takes off. For an unknown code, nobody answers.
struct VoucherDiscount: EventRequest {
  typealias Response = Int
  static let name: EventName = "checkout.voucherDiscount"
  var code: String
}

/// Asks for a payment, and waits for the number of its receipt.
struct Payment: EventRequest {
  typealias Response = Result<Int, PaymentError>
  static let name: EventName = "checkout.payment"
  var euros: Int
}

/// A payment has succeeded or failed.
struct PaymentEnded: EventMessage {
  static let name: EventName = "checkout.paymentEnded"
  var result: Result<Int, PaymentError>
}

/// A checkout that knows neither vouchers nor a bank: it asks the responder chain.
final class CheckoutController: ListTableController, EventHandling {
  static let table = StrategyTable<CheckoutController> {
    On(message: Edit<Order>.self) { controller, edit, _ in
      edit.apply(to: &controller.order)
      controller.discount = controller.ask(VoucherDiscount(code: controller.order.voucher))
    }
    On(.payTapped, whileRunning: .drop) { owner, _ in
      guard let total = owner()?.total, let result = await owner()?.ask(Payment(euros: total)) else { return }
      owner()?.payment = result
      owner()?.routerEvent(PaymentEnded(result: result))
    }
  }

  private var order = Order() { didSet { payment = nil } }
  private var discount: Int?
  private var payment: Result<Int, PaymentError>? { didSet { setNeedsList() } }

  init() {
    super.init(.insetGrouped)
    title = "Checkout"
  }

  override var list: ListSource {
    let form = FormRows(order)
    return ListSource {
      ListSection("basket", title: "Basket") {
        form.stepper("Tea", \.tins, in: 0...9, text: { "\($0) × €\(Order.prices.tin)" })
        form.stepper("Cups", \.cups, in: 0...9, text: { "\($0) × €\(Order.prices.cup)" })
      }
      ListSection("voucher", title: "Voucher") {
        form.textField("Code", \.voucher, placeholder: "TEATIME")
        if let discount { Rows(text: "\(discount)% off") }
      }
      ListSection("pay", title: "Payment") {
        form.button("Pay €\(total)", emits: .payTapped)
        if let outcome { Rows(text: outcome, id: "outcome") }
      }
    }
  }

  private var total: Int { order.price * (100 - (discount ?? 0)) / 100 }
  private var outcome: String? {
    do { return try payment.map { "Receipt \(try $0.get())" } } catch { return error.localizedDescription }
  }
}

/// What the user buys, and a voucher.
struct Order {
  static let prices = (tin: 8, cup: 11)
  var tins = 2
  var cups = 1
  var voucher = ""
  var price: Int { tins * Self.prices.tin + cups * Self.prices.cup }
}
