import RouterEvents

@MainActor
func observe() -> Observation {
  EventRouter.observe { print($0) }
}
