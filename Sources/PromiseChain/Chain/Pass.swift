internal import KitSupport

/// A callback through which a step returns its result. Call it exactly once, from any thread.
///
/// If the callback is released without being called, the step fails with ``ChainError/neverPassed(position:)``.
public final class Pass<Value: Sendable>: Sendable {
  private let settlement: Settlement<Value>
  private let position: String
  private let reports = Reports.address

  init(_ settlement: Settlement<Value>, position: String) {
    (self.settlement, self.position) = (settlement, position)
  }

  deinit {
    settlement.settle(.failure(ChainError.neverPassed(position: position)))
  }

  /// Ends the step with a result.
  ///
  /// If the step already has a result, the new result is ignored, and the extra call is reported. A result after a
  /// cancellation is ignored without a report.
  public func callAsFunction(_ result: Result<Value, any Error>) {
    if settlement.settle(result) { return }
    report("A callback step called 'pass' more than once. Only the first result counts. Call it once.")
  }

  /// Ends the step with an error that its closure threw. If the step already has a result, reports the error instead.
  func fail(_ error: any Error) {
    if settlement.settle(.failure(error)) { return }
    report(
      """
      A callback step threw \(error, limit: 500) after it had called 'pass'. Only the first result counts. Either call \
      'pass' or throw.
      """
    )
  }

  private func report(_ text: @autoclosure () -> ReportText) {
    Reports.report(text(), position: position, to: reports)
  }

  /// Adds a closure to call if the run is canceled before the step has a result.
  ///
  /// Use the closure to stop the work of the step. If the run is already canceled, the closure is called immediately.
  public func onCancel(_ body: @escaping @Sendable () -> Void) {
    settlement.onEnd { isCancelled in if isCancelled { body() } }
  }
}

extension Chain {
  /// Creates a chain with one step that returns its result through a callback.
  ///
  /// The step calls `pass` with its result, immediately or later, or throws an error. For example, this chain wraps a
  /// function with a completion handler: `Chain<Reply>.first { pass in legacy { pass(.success($0)) } }`.
  public static func first(
    @_inheritActorContext _ step: @escaping @Sendable (Pass<Value>) async throws -> Void,
    fileID: String = #fileID,
    line: Int = #line
  ) -> Chain {
    settling { settlement in
      let pass = Pass(settlement, position: "\(fileID):\(line)")
      do {
        try await step(pass)
      } catch {
        pass.fail(error)
      }
    }
  }

  static func settling(_ begin: @escaping @Sendable (Settlement<Value>) async throws -> Void) -> Chain {
    first { try await Settlement<Value>().value(of: begin) }
  }
}
