import PortableUIKit
import StrategyTable

// A responder without a next responder. No event could climb further.
enum ResponderWithoutNext {
  final class Link: EventResponder {  // expected-error {{does not conform to protocol 'EventResponder'}}
    #if MISTAKES
      var parent: (any EventResponder)?
    #else
      var nextEventResponder: (any EventResponder)?
    #endif
  }
}

// A structure as a responder. A route finds repeated responders by identity, and a structure has none.
enum StructAsResponder {
  #if MISTAKES
    struct Link: EventResponder {  // expected-error {{cannot conform to class protocol 'EventResponder'}}
      var nextEventResponder: (any EventResponder)? { nil }
    }
  #else
    final class Link: EventResponder {
      var nextEventResponder: (any EventResponder)? { nil }
    }
  #endif
}

// A handler that does not call its table `strategies`. No strategy would ever run.
enum HandlerWithoutStrategies {
  // expected-error@+1 {{does not conform to protocol 'StrategyHandler'}}
  final class ListController: UIViewController, StrategyHandler {
    #if MISTAKES
      var table: StrategyTable<ListController> { [:] }
    #else
      var strategies: StrategyTable<ListController> { [:] }
    #endif
  }
}

// A handler without the state of its strategies. Only a `UIResponder` has a default.
enum HandlerWithoutStrategyState {
  // expected-error@+1 {{does not conform to protocol 'StrategyHandler'}}
  final class ViewModel: StrategyHandler {
    #if !MISTAKES
      let strategyState = StrategyState()
    #endif
    var nextEventResponder: (any EventResponder)?
    var strategies: StrategyTable<ViewModel> { [:] }
  }
}

// A typed event without a name. Strategies are found by name.
enum MessageWithoutName {
  struct ShareTapped: EventMessage {  // expected-error {{does not conform to protocol 'EventMessage'}}
    #if !MISTAKES
      static let name: EventName = "product.shareTapped"
    #endif
    var url: String
  }
}
