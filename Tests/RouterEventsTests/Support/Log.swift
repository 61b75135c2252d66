import RouterEvents

/// A log that closures of several nodes write to.
@MainActor
final class Log {
  var entries: [String] = []

  func callAsFunction(_ entry: String) {
    entries.append(entry)
  }
}

extension Sequence where Element == any ScriptedNode {
  /// Has everyone write its name down and let the event pass.
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
