internal import RouterEvents

/// The queues that receive the new events of a log.
@MainActor
final class TraceListeners {
  @exclusivity(unchecked) private var queues: [LiveQueue] = []

  nonisolated init() {}

  func add(_ queue: LiveQueue) {
    queues.append(queue)
  }

  /// Appends the trace and the contract breaches of a dispatch to every queue, and removes closed queues.
  func notify(_ dispatch: ObservedDispatch, breaches: [String]) {
    guard !queues.isEmpty else { return }
    var areOpen = true
    for queue in queues where !queue.append(dispatch, breaches: breaches) { areOpen = false }
    if !areOpen { queues = queues.filter(\.isOpen) }
  }

  /// Appends a line that is not a trace to every queue.
  func notify(_ line: @autoclosure () -> LiveLine) {
    for queue in queues { queue.append(line()) }
  }
}
