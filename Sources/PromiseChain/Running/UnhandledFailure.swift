public import KitSupport

/// A value that contains a secret, and is always shown as its type.
///
/// Conform the type of an error to this protocol if the error contains a secret. The reports of a chain then show only
/// the type.
///
/// ```swift
/// struct WrongPIN: Error, PrivateValue {
///   var entered: String
/// }
/// ```
///
/// If a value of another type has its own `description`, that text is shown even if it contains the secret.
public typealias PrivateValue = KitSupport.PrivateValue

/// A failure that no step of a run has handled.
///
/// The run's task stores the failure as its result. If the result is released before a task awaits the value of the
/// run, the failure is reported.
final class UnhandledFailure: Error {
  private let error: any Error
  private let position: String
  /// The destination of the report. It comes from the run's task, because another task may release the result.
  private let reports = Reports.address
  private let isAwaited = Lock(false)

  init(_ error: any Error, position: String) {
    self.error = error
    self.position = position
  }

  /// Returns the error and marks the failure as awaited.
  func claim() -> any Error {
    isAwaited.withLock { $0 = true }
    return error
  }

  deinit {
    if isAwaited.withLock({ $0 }) { return }
    Reports.report(
      """
      A chain failed with an error that was neither handled nor awaited: \(error, limit: 500). End the chain with \
      catchError or recover, or await the value of the run that start() returns.
      """,
      position: position,
      to: reports
    )
  }
}
