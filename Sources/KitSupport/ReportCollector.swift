/// Gathers the reports of one task and its children, which may run on any thread.
final class ReportCollector: Sendable {
  private let collected = Lock<[Report]>([])

  var reports: [Report] {
    collected.withLock { $0 }
  }

  func append(_ report: Report) {
    collected.withLock { $0.append(report) }
  }
}
