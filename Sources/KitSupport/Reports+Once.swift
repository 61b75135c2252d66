extension Reports {
  /// The subjects that were reported, so that each is reported once in each scope.
  ///
  /// Each collection of reports is a scope, so a test does not depend on the tests before it.
  ///
  /// At 1,000 subjects, those of other scopes are discarded. If that leaves no room, all are. This limits memory use by
  /// names made at run time.
  package struct Once<Subject: Hashable & Sendable>: Sendable {
    private var reported: Set<ScopedSubject> = []

    private struct ScopedSubject: Hashable, Sendable {
      let subject: Subject
      let scope: Scope?
    }

    private static var limit: Int { 1_000 }

    package init() {}

    /// Returns whether the subject is new in the scope of the current task, and records it.
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
