import Foundation
import StrategyTable
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import PortableUIKit
#endif

/// The documented use of strategy tables in an app with these settings.
@MainActor
@Suite("Uses: strategies")
struct StrategyUseTests {
  let view = UIView(frame: .zero)
  let controller = ListController(nibName: nil, bundle: nil)

  init() {
    controller.view.addSubview(view)
  }

  @Test func runsMethodsAndClosures() {
    view.routerEvent(name: .buyTapped, userInfo: [.sku: "A-1"])
    view.routerEvent(name: .detailTapped, userInfo: [.sku: "B-2"])
    view.routerEvent(ShareTapped(url: "here"))
    view.routerEvent(name: ShareTapped.name, userInfo: ["url": "there"])

    #expect(controller.log == ["buy A-1", "detail B-2", "share here", "share there"])
    #expect(ListController.table.names.count == 9)
  }

  @Test func forwardsAnswersAndThrows() {
    let window = UIWindow(frame: .zero)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    var failures: [any Error] = []
    var passed = 0
    let above = window.onRouterEvent(.analyticsTapped) { _ in passed += 1 }
    let token = EventRouter.onError { failure in failures.append(failure.error) }

    view.routerEvent(name: .analyticsTapped)
    let outcome = view.routerEvent(name: .payTapped)
    let theme = view.ask(CurrentTheme())

    above.cancel()
    token.cancel()
    #expect(passed == 1 && controller.log == ["analytics"])
    #expect(outcome.isHandled && outcome.errors.first is PaymentError && failures.first is PaymentError)
    #expect(theme == .light)
  }

  @Test func runsAnAsynchronousStrategy() async {
    await withCheckedContinuation { continuation in
      controller.finished = { continuation.resume() }
      view.routerEvent(name: .refreshTapped)
      view.routerEvent(name: .refreshTapped)
    }

    #expect(controller.log == ["news"])
    controller.cancelStrategies()
  }

  @Test func runsOnceAndThrottled() {
    for _ in 1...3 {
      view.routerEvent(name: .rateTapped)
      view.routerEvent(name: .scrollMoved)
    }

    #expect(controller.log == ["rate", "scroll"])
  }

  @Test func takesAPlainTable() {
    let small = SmallController(nibName: nil, bundle: nil)
    var extra = 0
    small.strategies[.extraTapped] = { _ in extra += 1 }

    small.routerEvent(name: .buyTapped, userInfo: [.sku: "A-1"])
    small.routerEvent(name: .extraTapped)
    small.strategies[.extraTapped] = nil
    small.routerEvent(name: .extraTapped)

    #expect(small.bought == ["A-1"] && extra == 1)
  }

  @Test func takesADictionary() {
    let small = SmallController(nibName: nil, bundle: nil)
    var skus: [String?] = []
    let dictionary: [EventName: (UserInfo) -> Void] = [.buyTapped: { skus.append($0[.sku]) }]
    small.strategies = StrategyTable<SmallController>(dictionary)

    small.routerEvent(name: .buyTapped, userInfo: [.sku: "A-1"])

    #expect(skus == ["A-1"])
  }

  @Test func extendsAParentsTable() {
    let special = SpecialController(nibName: nil, bundle: nil)

    special.routerEvent(name: .buyTapped)
    special.routerEvent(name: .detailTapped)

    #expect(special.log == ["special product.buyTapped", "base detail"])
  }

  @Test func mergesAndFallsBack() {
    let small = SmallController(nibName: nil, bundle: nil)
    var caught: [EventName] = []
    let other = StrategyTable<SmallController> {
      On(.extraTapped) { owner, _ in owner.bought.append("extra") }
    }
    small.strategies = small.strategies.merging(other).fallback { _, event in caught.append(event.name) }

    small.routerEvent(name: .extraTapped)
    small.routerEvent(name: .rateTapped)

    #expect(small.bought == ["extra"] && caught == [.rateTapped])
  }

  @Test func servesALinkThatIsNoResponder() {
    let model = ShopViewModel()

    model.routerEvent(name: .rateTapped)
    model.routerEvent(name: .rateTapped)

    #expect(model.rated == 1)
  }

  @Test func choosesAStrategyByAnyKey() {
    let discounts = Strategies<Membership, Decimal, Decimal> {
      When(.gold) { $0 * 0.8 }
      When(.none) { $0 }
    }

    #expect(discounts(.gold, 100) == 80)
    #expect(discounts(.unknown, 100) == nil)
  }
}
