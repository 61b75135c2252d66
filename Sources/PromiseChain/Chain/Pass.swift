internal import KitSupport

/// What a callback step calls with its result, once and from any thread.
///
/// A step that lets go of it without having called it fails with ``ChainError/neverPassed(position:)``.
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

  /// Hands the result to the chain. A second one is ignored and reported; one that comes after a cancellation is too
  /// late, which is nobody's mistake.
  public func callAsFunction(_ result: Result<Value, any Error>) {
    if settlement.settle(result) { return }
    report("A callback step called 'pass' again, which is ignored: the first result counts. Call it once.")
  }

  /// Takes what the step throws in place of calling.
  func fail(_ error: any Error) {
    if settlement.settle(.failure(error)) { return }
    report(
      """
      A callback step threw \(error, limit: 500) after it had called 'pass', which is ignored: the first result counts. Do one of \
      both.
      """
    )
  }

  private func report(_ message: @autoclosure () -> ReportText) {
    Reports.report(message(), position: position, to: reports)
  }

  /// Runs `body` when the run is cancelled before the step has passed: stop there what was begun for it.
  public func onCancel(_ body: @escaping @Sendable () -> Void) {
    settlement.onEnd { isCancelled in if isCancelled { body() } }
  }
}

extension Chain {
  /// Makes a chain of one step in callback style, which calls `pass` with its result, at once or later:
  /// `Chain<Reply>.first { pass in legacy { pass(.success($0)) } }`. It may throw instead.
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

  /// A chain of one step that is over when its settlement is.
  static func settling(_ begin: @escaping @Sendable (Settlement<Value>) async throws -> Void) -> Chain {
    first { try await Settlement<Value>().value(of: begin) }
  }
}
