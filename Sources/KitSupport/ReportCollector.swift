/// A thread-safe object that stores or forwards the reports of a task and its child tasks.
final class ReportCollector: Sendable {
  let scope = lastScope.withLock { last in
    last += 1
    return last
  }

  private static let lastScope = Lock<Reports.Scope>(0)
  private let collected = Lock<[Report]>([])

  /// A closure that receives each report, or nil to store the reports.
  private let receiver: (@Sendable (Report) -> Void)?

  init(_ receiver: (@Sendable (Report) -> Void)? = nil) {
    self.receiver = receiver
  }

  var reports: [Report] {
    collected.withLock { $0 }
  }

  func append(_ report: Report) {
    if let receiver { receiver(report) } else { collected.withLock { $0.append(report) } }
  }
}
