import RouterEvents

@MainActor
func again(_ event: RouterEvent) -> RouterEvent {
  event
}
