import RouterEvents

/// A log for the closures of several nodes.
@MainActor
final class Log {
  var entries: [String] = []

  func callAsFunction(_ entry: String) {
    entries.append(entry)
  }
}

extension Sequence where Element == any ScriptedNode {
  /// Makes each node log its name and forward the event.
  @MainActor
  func writeNames(to log: Log) {
    for script in map(\.script) {
      script.handle = { [name = script.name] _ in
        log(name)
        return .forwarded
      }
    }
  }
}
