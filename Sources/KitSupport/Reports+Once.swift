extension Reports {
  /// A set of reported subjects. Use it to report each subject only once in each scope.
  ///
  /// Each call of `Reports.collecting` or `Reports.forwarding` has its own scope, so a test does not depend on earlier
  /// tests. Outside such a call, all tasks share one scope.
  ///
  /// The set holds at most 1,000 subjects. To make room for a new subject, it discards the subjects of other scopes. If
  /// the current scope alone has 1,000 subjects, it discards all subjects. This limits the memory used for event names
  /// created at run time.
  package struct Once<Subject: Hashable & Sendable>: Sendable {
    private var reported: Set<ScopedSubject> = []

    private struct ScopedSubject: Hashable, Sendable {
      let subject: Subject
      let scope: Scope?
    }

    private static var limit: Int { 1_000 }

    package init() {}

    /// Records a subject, and returns whether it is new in the scope of the current task.
    package mutating func isFirst(_ subject: Subject) -> Bool {
      let subject = ScopedSubject(subject: subject, scope: scope)
      guard !reported.contains(subject) else { return false }
      if reported.count >= Self.limit { reported = reported.filter { $0.scope == subject.scope } }
      if reported.count >= Self.limit { reported = [] }
      reported.insert(subject)
      return true
    }
  }
}
