/// A result that is set once, and that any number of tasks can await.
@MainActor
package final class OneTimeResult<Value: Sendable> {
  private var known: Value?
  private var waiting: [CheckedContinuation<Value, Never>] = []

  package init() {}

  package var isFinished: Bool { known != nil }

  /// The result. Reading it suspends the caller until there is one.
  package var value: Value {
    get async {
      if let known { return known }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Sets the result and resumes the tasks that await it. Does nothing if there is a result.
  package func finish(_ value: Value) {
    guard known == nil else { return }
    known = value
    for continuation in exchange(&waiting, with: []) { continuation.resume(returning: value) }
  }
}
