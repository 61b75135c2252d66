internal import KitSupport

/// The callback of a step, called once with the step's result, from any thread.
///
/// If it is released without being called, the step fails with ``ChainError/neverPassed(position:)``.
public final class Pass<Value: Sendable>: Sendable {
  private let settlement: Settlement<Value>
  private let position: String
  private let reports = Reports.address

  init(_ settlement: Settlement<Value>, position: String) {
    self.settlement = settlement
    self.position = position
  }

  deinit {
    settlement.settle(.failure(ChainError.neverPassed(position: position)))
  }

  /// Passes the result to the chain. A second result is ignored and reported. A result after a cancellation is ignored
  /// silently.
  public func callAsFunction(_ result: Result<Value, any Error>) {
    if settlement.settle(result) { return }
    report("A callback step called 'pass' more than once. Only the first result counts. Call it once.")
  }

  /// Fails with an error that the step threw instead of calling.
  func fail(_ error: any Error) {
    if settlement.settle(.failure(error)) { return }
    report(
      """
      A callback step threw \(error, limit: 500) after it had called 'pass'. Only the first result counts. Either call \
      'pass' or throw.
      """
    )
  }

  private func report(_ message: @autoclosure () -> ReportText) {
    Reports.report(message(), position: position, to: reports)
  }

  /// Calls `body` if the run is cancelled before the step has passed a result. Use it to stop the work of the step.
  public func onCancel(_ body: @escaping @Sendable () -> Void) {
    settlement.onEnd { isCancelled in if isCancelled { body() } }
  }
}

extension Chain {
  /// Creates a chain of one step in callback style: `Chain<Reply>.first { pass in legacy { pass(.success($0)) } }`.
  ///
  /// The step calls `pass` with its result, immediately or later, or throws.
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

  /// A chain of one step that ends when its settlement has a result.
  static func settling(_ begin: @escaping @Sendable (Settlement<Value>) async throws -> Void) -> Chain {
    first { try await Settlement<Value>().value(of: begin) }
  }
}
