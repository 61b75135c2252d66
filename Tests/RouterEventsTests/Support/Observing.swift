import RouterEvents
import RouterEventsInspector

/// Returns the traces that an observer receives while `body` runs.
@MainActor
func observing(_ values: ValueVisibility = .shownInDebugBuilds, _ body: () -> Void) -> [EventTrace] {
  var traces: [EventTrace] = []
  let observation = EventRouter.observe(values: values) { traces.append($0) }
  body()
  observation.cancel()
  return traces
}

extension EventTrace {
  /// The changes of decorators, each with the index of its hop.
  var changesByHop: [String] {
    hops.indices.flatMap { index in hops[index].decorations.map { "\(index): \(text(of: $0))" } }
  }
}
