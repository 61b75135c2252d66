import ListSource
import Observation
import PagedList
import PromiseChain
import RouterEvents
import StrategyTable
import Testing

/// A model of an app that uses Apple's Observation in a file that imports the whole kit: a type of the kit's of that
/// module's name would hide it, and what `@Observable` makes would not compile.
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
