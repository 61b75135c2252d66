import PortableUIKit
import RouterEvents

// Emits from a function that may run off the main actor. Views belong to the main actor.
enum EmissionOffTheMainActor {
  #if !MISTAKES
    @MainActor
  #endif
  static func emit(from view: UIView) {
    // expected-error@+1 {{'routerEvent(name:userInfo:)' in a synchronous nonisolated context}}
    view.routerEvent(name: "product.buyTapped")
  }
}

// Emits from another kind of responder. There can be views above it.
enum EmissionFromAResponderOffTheMainActor {
  #if !MISTAKES
    @MainActor
  #endif
  static func emit(from responder: some EventResponder) {
    // expected-error@+1 {{'routerEvent(name:userInfo:)' in a synchronous nonisolated context}}
    responder.routerEvent(name: "product.buyTapped")
  }
}

// Emits from a detached task without `await`. The task must switch to the main actor first.
enum EmissionFromADetachedTask {
  @MainActor
  static func emitLater(from view: UIView) {
    #if MISTAKES
      // expected-error@+1 {{cannot be called from outside of the actor}}
      Task.detached { view.routerEvent(name: "product.buyTapped") }
    #else
      Task.detached { await view.routerEvent(name: "product.buyTapped") }
    #endif
  }
}

// Observes events from a function that may run off the main actor. Observers are called on the main actor.
enum ObservationOffTheMainActor {
  #if !MISTAKES
    @MainActor
  #endif
  static func observe() -> EventObservation {
    // expected-error@+1 {{static method 'observe(values:_:)' in a synchronous nonisolated context}}
    EventRouter.observe { print($0) }
  }
}

// Reads an event in a function that may run off the main actor. Events belong to the main actor.
enum EventOffTheMainActor {
  #if !MISTAKES
    @MainActor
  #endif
  static func describe(_ event: RouterEvent) -> String {
    // expected-error@+1 {{property 'name' can not be referenced from a nonisolated context}}
    event.name.rawValue
  }
}
