import RouterEvents

/// The traces that an observer sees while `body` runs.
@MainActor
func observing(_ values: ValueVisibility = .shownInDebugBuilds, _ body: () -> Void) -> [EventTrace] {
  var traces: [EventTrace] = []
  let observation = EventRouter.observe(values: values) { traces.append($0) }
  body()
  observation.cancel()
  return traces
}

extension EventTrace {
  /// What decorators changed, each with the index of its hop.
  var changesByHop: [String] {
    hops.indices.flatMap { index in hops[index].decorations.map { "\(index): \(text(of: $0))" } }
  }
}
