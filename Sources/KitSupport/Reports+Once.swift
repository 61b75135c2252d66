extension Reports {
  /// The subjects that have been reported, stored to report each subject only once.
  ///
  /// Each call that collects or forwards reports has its own scope, so a test does not depend on earlier tests. Outside
  /// such a call, all tasks share one scope.
  ///
  /// The set holds at most 1,000 subjects. When it is full, the set discards the subjects of other scopes. If the
  /// current scope alone has 1,000 subjects, the set discards them all. This limits the memory used for event names
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
