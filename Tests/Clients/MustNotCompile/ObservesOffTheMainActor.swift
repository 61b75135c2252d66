// expect: call to main actor-isolated static method 'observe' in a synchronous nonisolated context
import RouterEvents

func observe() -> Observation {
  EventRouter.observe { print($0) }
}
