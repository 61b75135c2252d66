internal import KitSupport

/// The failure of a run that no step caught. It goes with the run's result, and reports itself when it goes away
/// without anybody having awaited it.
final class UnheardFailure: Error {
  private let error: any Error
  private let position: String
  /// Where the run was started, whoever lets go of it last.
  private let reports = Reports.address
  private let isHeard = Lock(false)

  init(_ error: any Error, position: String) {
    self.error = error
    self.position = position
  }

  /// What whoever awaits the run gets.
  func heard() -> any Error {
    isHeard.withLock { $0 = true }
    return error
  }

  deinit {
    if isHeard.withLock({ $0 }) { return }
    Reports.report(
      """
      A chain failed, nobody caught it and nobody awaited it: \(error, limit: 500). End the chain with catchError or recover, or \
      await the value of what start() returns.
      """,
      position: position,
      to: reports
    )
  }
}
