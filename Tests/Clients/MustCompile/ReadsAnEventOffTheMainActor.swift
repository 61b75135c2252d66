import RouterEvents

@MainActor
func describe(_ event: RouterEvent) -> String {
  event.name.rawValue
}
