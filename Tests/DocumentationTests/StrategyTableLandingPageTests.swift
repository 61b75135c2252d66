import PlatformUIKit
import StrategyTable
import Testing

// snippet of StrategyTable.md
final class PriceController: UIViewController, StrategyHandler {
  static let table = StrategyTable<PriceController> {
    On(.addTapped, PriceController.add)
    On(.shownTapped) { controller, event in controller.shown += 1 }.forwarding()
  }

  var strategies: StrategyTable<PriceController> { Self.table }
  var added: [String] = []
  var shown = 0

  func add(_ userInfo: UserInfo) {
    added.append(userInfo[.product] ?? "")
  }
}
// end of snippet

extension EventName {
  static let shownTapped: EventName = "price.shownTapped"
}

@MainActor
@Suite
struct StrategyTableLandingPageTests {
  @Test
  func tableHandlesAndForwards() {
    let controller = PriceController()
    let window = UIWindow()
    window.addSubview(controller.view)
    var above: [EventName] = []
    let observations = [EventName.addTapped, .shownTapped].map { name in
      window.onRouterEvent(name) { event in above.append(event.name) }
    }

    controller.view.routerEvent(name: .addTapped, userInfo: [.product: "A-1"])
    controller.view.routerEvent(name: .shownTapped)

    #expect(controller.added == ["A-1"])
    #expect(controller.shown == 1)
    #expect(above == [.shownTapped])
    for observation in observations { observation.cancel() }
  }
}
