// expect: call to main actor-isolated static method 'observe(values:_:)' in a synchronous nonisolated context
import RouterEvents

func observe() -> EventObservation {
  EventRouter.observe { print($0) }
}
