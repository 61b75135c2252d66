import PortableUIKit
import StrategyTable

// A view cannot replace the methods that emit. The dispatch does not call them while an event climbs, so a method
// that replaces one would miss the events from below. Views conform to `EventHandler` or `EventDecorator` instead.

// Overrides the method that emits by name.
enum OverrideOfRouterEvent {
  final class ProductView: UIView {
    #if MISTAKES
      // expected-error@+2 {{overriding non-open instance method outside of its defining module}}
      // expected-error@+1 {{'routerEvent(name:userInfo:)' is declared in extension of 'UIResponder'}}
      override func routerEvent(name: EventName, userInfo: UserInfo = [:]) -> EventOutcome {
        super.routerEvent(name: name, userInfo: userInfo)
      }
    #endif
  }
}

// Overrides the method that emits a typed event.
enum OverrideOfTypedRouterEvent {
  final class ProductView: UIView {
    #if MISTAKES
      // expected-error@+2 {{overriding non-open instance method outside of its defining module}}
      // expected-error@+1 {{instance method 'routerEvent' is declared in extension of 'UIResponder'}}
      override func routerEvent<Message: EventMessage>(_ message: Message) -> EventOutcome {
        super.routerEvent(message)
      }
    #endif
  }
}

// Overrides the method that sends a request.
enum OverrideOfAsk {
  final class ProductView: UIView {
    #if MISTAKES
      // expected-error@+2 {{overriding non-open instance method outside of its defining module}}
      // expected-error@+1 {{instance method 'ask' is declared in extension of 'UIResponder'}}
      override func ask<Request: EventRequest>(_ request: Request) -> Request.Response? {
        super.ask(request)
      }
    #endif
  }
}

// Declares the method that emits by name again. It would hide the kit's.
enum RedeclaredRouterEvent {
  final class ProductView: UIView {
    #if MISTAKES
      // expected-error@+2 {{overriding non-open instance method outside of its defining module}}
      // expected-error@+1 {{'routerEvent(name:userInfo:)' is declared in extension of 'UIResponder'}}
      func routerEvent(name: EventName, userInfo: UserInfo) -> EventOutcome {
        fatalError("\(name) \(userInfo)")
      }
    #endif
  }
}

// Declares it in an extension.
enum RedeclaredRouterEventInAnExtension {
  final class ProductView: UIView {}
}

extension RedeclaredRouterEventInAnExtension.ProductView {
  #if MISTAKES
    // expected-error@+2 {{overriding non-open instance method outside of its defining module}}
    // expected-error@+1 {{'routerEvent(name:userInfo:)' is declared in extension of 'UIResponder'}}
    func routerEvent(name: EventName, userInfo: UserInfo) -> EventOutcome {
      fatalError("\(name) \(userInfo)")
    }
  #endif
}

// Declares the method that emits a typed event again.
enum RedeclaredTypedRouterEvent {
  final class ProductView: UIView {
    #if MISTAKES
      // expected-error@+2 {{overriding non-open instance method outside of its defining module}}
      // expected-error@+1 {{instance method 'routerEvent' is declared in extension of 'UIResponder'}}
      func routerEvent<Message: EventMessage>(_ message: Message) -> EventOutcome {
        fatalError("\(message)")
      }
    #endif
  }
}

// Declares the method that sends a request again.
enum RedeclaredAsk {
  final class ProductView: UIView {
    #if MISTAKES
      // expected-error@+2 {{overriding non-open instance method outside of its defining module}}
      // expected-error@+1 {{instance method 'ask' is declared in extension of 'UIResponder'}}
      func ask<Request: EventRequest>(_ request: Request) -> Request.Response? {
        nil
      }
    #endif
  }
}

// Overrides the method of the classic pattern. The kit never calls it.
enum OverrideOfTheClassicRouterEvent {
  #if MISTAKES
    final class ProductView: UIView {
      // expected-error@+2 {{overriding non-open instance method outside of its defining module}}
      // expected-error@+1 {{method does not override any method from its superclass}}
      override func routerEvent(name: String, userInfo: [AnyHashable: Any]) {}
    }
  #else
    final class ProductView: UIView, EventHandler {
      func handle(_ event: RouterEvent) -> EventDisposition { .handled }
    }
  #endif
}

// Changes the next responder for events only. Overriding `next` changes it for UIKit too.
enum OverrideOfNextEventResponder {
  final class ProductView: UIView {
    #if MISTAKES
      // expected-error@+2 {{overriding non-open property outside of its defining module}}
      // expected-error@+1 {{property 'nextEventResponder' is declared in extension of 'UIResponder'}}
      override var nextEventResponder: (any EventResponder)? { nil }
    #else
      override var next: UIResponder? { nil }
    #endif
  }
}

// Overrides a table with one of another owner. The inherited conformance is for tables of the superclass.
enum OverrideOfStrategiesWithAnotherType {
  class BaseController: UIViewController, StrategyHandler {
    var strategies: StrategyTable<BaseController> { [:] }
  }

  final class SpecialController: BaseController {
    #if MISTAKES
      // expected-error@+1 {{SpecialController>' cannot override a property with type}}
      override var strategies: StrategyTable<SpecialController> { [:] }
    #else
      override var strategies: StrategyTable<BaseController> { [:] }
    #endif
  }
}
