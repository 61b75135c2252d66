import RouterEvents

@MainActor
func observe() -> EventObservation {
  EventRouter.observe { print($0) }
}
