internal import KitSupport

/// The built-in answer to errors that nobody observes: a line in debug builds each.
@MainActor
enum FailureNotices {
  /// Tells of an error that nobody observes.
  static func tell(_ failure: EventFailure) {
    Reports.report(
      "A strategy of \(failure.owner) for '\(failure.event.name)' threw \(failure.shownError).",
      position: failure.position
    )
  }
}
