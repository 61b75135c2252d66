/// A thread-safe object that stores or forwards the reports of a task and its child tasks.
final class ReportCollector: Sendable {
  let scope = scopes.withLock { scopes in
    scopes.last += 1
    scopes.running.insert(scopes.last)
    return scopes.last
  }

  private static let scopes = Lock<(last: Reports.Scope, running: Set<Reports.Scope>)>((0, []))
  private let collected = Lock<[Report]>([])

  /// A closure that receives each report, or nil to store the reports.
  private let receiver: (@Sendable (Report) -> Void)?

  init(_ receiver: (@Sendable (Report) -> Void)? = nil) {
    self.receiver = receiver
  }

  deinit {
    Self.scopes.withLock { _ = $0.running.remove(scope) }
  }

  /// Returns whether the collector of a scope still exists.
  static func isRunning(_ scope: Reports.Scope) -> Bool {
    scopes.withLock { $0.running.contains(scope) }
  }

  var reports: [Report] {
    collected.withLock { $0 }
  }

  func append(_ report: Report) {
    if let receiver { receiver(report) } else { collected.withLock { $0.append(report) } }
  }
}
