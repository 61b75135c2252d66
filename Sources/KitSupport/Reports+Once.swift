extension Reports {
  /// A set of reported subjects. Use it to report each subject only once in each scope.
  ///
  /// Each call of `Reports.collecting` or `Reports.forwarding` has its own scope, so a test does not depend on earlier
  /// tests. Outside such a call, all tasks share one scope.
  ///
  /// The set holds at most 1,000 subjects of a scope, and then discards them. It also discards those of calls that have
  /// ended. This limits the memory used for event names created at run time.
  package struct Once<Subject: Hashable & Sendable>: Sendable {
    private var reported: [Scope?: Set<Subject>] = [:]

    private static var limit: Int { 1_000 }

    package init() {}

    /// Records a subject, and returns whether it is new in the scope of the current task.
    package mutating func isFirst(_ subject: Subject) -> Bool {
      let scope = scope
      guard reported[scope]?.contains(subject) != true else { return false }
      if reported[scope]?.count == Self.limit { reported[scope] = nil }
      // A parallel test may use another scope, so only the scopes of ended calls are discarded.
      reported = reported.filter { $0.key.map(ReportCollector.isRunning) ?? true }
      reported[scope, default: []].insert(subject)
      return true
    }
  }
}
