import RouterEvents

/// What observers see while `body` runs.
@MainActor
func observing(_ body: () -> Void) -> [EventTrace] {
  var traces: [EventTrace] = []
  let observation = EventRouter.observe { traces.append($0) }
  body()
  observation.cancel()
  return traces
}
