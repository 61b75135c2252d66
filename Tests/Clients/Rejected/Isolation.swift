import PortableUIKit
import RouterEvents

// Emits from a function that may run off the main actor. Views belong to the main actor.
#if !MISTAKES
  @MainActor
#endif
func emissionOffTheMainActor(from view: UIView) {
  // expected-error@+1 {{'routerEvent(name:userInfo:)' in a synchronous nonisolated context}}
  view.routerEvent(name: "product.buyTapped")
}

// Emits from another kind of responder. There can be views above it.
#if !MISTAKES
  @MainActor
#endif
func emissionFromAResponderOffTheMainActor(from responder: some EventResponder) {
  // expected-error@+1 {{'routerEvent(name:userInfo:)' in a synchronous nonisolated context}}
  responder.routerEvent(name: "product.buyTapped")
}

// Emits from a detached task without `await`. The task must switch to the main actor first.
@MainActor
func emissionFromADetachedTask(from view: UIView) {
  #if MISTAKES
    // expected-error@+1 {{cannot be called from outside of the actor}}
    Task.detached { view.routerEvent(name: "product.buyTapped") }
  #else
    Task.detached { await view.routerEvent(name: "product.buyTapped") }
  #endif
}

// Observes events from a function that may run off the main actor. Observers are called on the main actor.
#if !MISTAKES
  @MainActor
#endif
func observationOffTheMainActor() -> EventObservation {
  // expected-error@+1 {{static method 'observe(values:_:)' in a synchronous nonisolated context}}
  EventRouter.observe { print($0) }
}

// Reads an event in a function that may run off the main actor. Events belong to the main actor.
#if !MISTAKES
  @MainActor
#endif
func eventOffTheMainActor(_ event: RouterEvent) -> String {
  // expected-error@+1 {{property 'name' can not be referenced from a nonisolated context}}
  event.name.rawValue
}
