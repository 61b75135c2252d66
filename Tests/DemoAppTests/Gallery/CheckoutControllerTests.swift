import PlatformUIKit
import RouterEventsTesting
import Testing

@testable import DemoApp

@MainActor
@Suite
struct CheckoutControllerTests {
  private let screen = ShownScreen(CheckoutController())
  private let app: EventRecorder

  init() throws {
    app = EventRecorder(above: try #require(screen.controller.navigationController))
    app.answer(VoucherDiscount.self) { $0.code == "TEATIME" ? 10 : nil }
  }

  @Test func takesAVoucherAndPays() async {
    app.answer(Payment.self) { .success($0.euros) }
    screen.user.type("TEATIME", in: .id(\Order.voucher))
    screen.user.tap("Pay €24")

    await app.next(message: PaymentEnded.self) { (try? $0.result.get()) == 24 }
    screen.user.scroll(to: "10% off")
    screen.user.scroll(to: "Receipt 24")
  }

  @Test func saysWhyAPaymentIsRefused() async {
    app.answer(Payment.self) { _ in .failure(.limit(euros: 50)) }
    screen.user.step(by: 3, of: "Cups", in: "Cups")
    screen.user.tap("Pay €60")

    await app.next(message: PaymentEnded.self)
    screen.user.scroll(to: "Not paid: your card allows at most €50.")
  }
}
