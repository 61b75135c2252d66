// expect: main actor-isolated property 'name' can not be referenced from a nonisolated context
import RouterEvents

func describe(_ event: RouterEvent) -> String {
  event.name.rawValue
}
