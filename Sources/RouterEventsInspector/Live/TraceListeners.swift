internal import RouterEvents

/// The queues that a log puts what it records into.
@MainActor
final class TraceListeners {
  @exclusivity(unchecked) private var queues: [LiveQueue] = []

  nonisolated init() {}

  func add(_ queue: LiveQueue) {
    queues.append(queue)
  }

  /// Adds the trace of a dispatch to every queue, with what its event lacked when it was handled.
  func notify(_ dispatch: ObservedDispatch, breaches: [String]) {
    guard !queues.isEmpty else { return }
    var areOpen = true
    for queue in queues where !queue.append(dispatch, breaches: breaches) { areOpen = false }
    if !areOpen { queues = queues.filter(\.isOpen) }
  }

  /// Adds a line that is no trace to every queue.
  func notify(_ line: @autoclosure () -> LiveLine) {
    for queue in queues { queue.append(line()) }
  }
}
