import PortableUIKit
import RouterEvents

extension UserInfoKeys {
  static let sku = UserInfoKey<String>("sku")
}

// Creates an event. Only an emission creates events.
@MainActor
func eventFromAnInitializer(_ event: RouterEvent) -> RouterEvent {
  #if MISTAKES
    // expected-error@+2 {{'RouterEvent' initializer is inaccessible}}
    // expected-error@+1 {{cannot convert value of type 'RouterEvent'}}
    RouterEvent(event, event.userInfo, nil)
  #else
    event
  #endif
}

// Creates an outcome. Only an emission has one.
@MainActor
func outcomeFromAnInitializer(of view: UIView) -> EventOutcome {
  #if MISTAKES
    // expected-error@+2 {{'EventOutcome' initializer is inaccessible}}
    // expected-error@+1 {{cannot convert value of type 'UIView'}}
    EventOutcome(emission: view)
  #else
    view.routerEvent(name: "product.buyTapped")
  #endif
}

// Creates an observation. Without a handler it has no meaning.
@MainActor
func observationFromAnInitializer(of view: UIView) -> EventObservation {
  #if MISTAKES
    EventObservation(view)  // expected-error {{'EventObservation' initializer is inaccessible}}
  #else
    view.onRouterEvent("product.buyTapped") { _ in }
  #endif
}

// Ignores an observation. Releasing it removes the handler at once.
@MainActor
func unusedObservation(_ view: UIView) -> EventObservation? {
  #if MISTAKES
    let observation: EventObservation? = nil
    // expected-warning@+1 {{result of call to 'onRouterEvent(_:then:_:)' is unused}}
    view.onRouterEvent("product.buyTapped") { _ in }
  #else
    let observation = view.onRouterEvent("product.buyTapped") { _ in }
  #endif
  return observation
}

// Changes an event. A decorator changes only the user info that it receives.
enum ChangedEvent {
  final class Link: EventDecorator {
    var nextEventResponder: (any EventResponder)?

    func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
      #if MISTAKES
        event.userInfo[.sku] = "A-1"  // expected-error {{'userInfo' setter is inaccessible}}
      #else
        userInfo[.sku] = "A-1"
      #endif
    }
  }
}

// Adds a subclass of the keys. It could store a value that is not `Sendable`.
enum SubclassOfTheKeys {
  class BaseKeys: ExpressibleByStringLiteral {
    required init(stringLiteral name: String) {}
  }

  #if MISTAKES
    // expected-error@+1 {{cannot inherit from non-open class 'UserInfoKeys'}}
    class MyKeys: UserInfoKeys, @unchecked Sendable {}
  #else
    class MyKeys: BaseKeys, @unchecked Sendable {}
  #endif
}
