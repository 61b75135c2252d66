import ListSource
import Observation
import PagedList
import PromiseChain
import RouterEvents
import StrategyTable
import Testing

/// An `@Observable` model in a file that imports the whole kit. If the kit had a type named `Observation`, it would
/// hide Apple's module and the macro's code would not compile.
@available(iOS 17, macOS 14, *)
@Observable
@MainActor
private final class Basket {
  var count = 0
}

@MainActor
struct ObservableModelTests {
  @Test @available(iOS 17, macOS 14, *)
  func observesAModelThatAnEventChanges() {
    let basket = Basket()
    let shop = Shelf()
    let token: EventObservation = shop.onRouterEvent("basket.filled") { _ in basket.count += 1 }
    var changes = 0
    withObservationTracking {
      _ = basket.count
    } onChange: {
      MainActor.assumeIsolated { changes += 1 }
    }

    shop.routerEvent(name: "basket.filled")

    #expect(basket.count == 1)
    #expect(changes == 1)
    token.cancel()
  }
}

private final class Shelf: EventResponder {
  var nextEventResponder: (any EventResponder)? { nil }
}
