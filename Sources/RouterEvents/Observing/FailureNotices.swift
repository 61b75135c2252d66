internal import KitSupport

/// The built-in answer to errors that nobody observes: a line in debug builds each.
@MainActor
enum FailureNotices {
  /// Tells of an error that nobody observes.
  static func tell(_ failure: EventFailure) {
    // In full where it is an ordinary error, and without what is private in it.
    let error = boundedDescription(of: failure.error, limit: 500)
    Reports.report(
      "A strategy of \(failure.owner) for '\(failure.event.name)' threw \(error).",
      position: failure.position
    )
  }
}
