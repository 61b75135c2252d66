extension Reports {
  /// The subjects that were reported, so that each is reported once to each scope.
  ///
  /// A test that collects reports is a scope of its own: what it sees does not depend on the tests before it. Beyond a
  /// thousand subjects those of other scopes are forgotten, and where that leaves no room, all: names made at run time
  /// would pile up for ever.
  package struct Once<Subject: Hashable & Sendable>: Sendable {
    private var reported: Set<ScopedSubject> = []

    private struct ScopedSubject: Hashable, Sendable {
      let subject: Subject
      let scope: Scope?
    }

    private static var limit: Int { 1_000 }

    package init() {}

    /// Whether the subject is new to the scope of the current task; it is not new a second time.
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
