/// What became, or will become, of a list that was applied.
@MainActor
public final class TableUpdate {
  /// How it ended.
  public enum Result: Sendable {
    /// The table shows the list.
    case applied

    /// A later list was applied before this one had its turn, or the table is gone.
    case superseded
  }

  private var result: Result?
  private var waiting: [CheckedContinuation<Result, Never>] = []

  /// How it ended, once it has.
  public var finished: Result {
    get async {
      if let result { return result }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Ends it; only the first time counts.
  func finish(_ result: Result) {
    guard self.result == nil else { return }
    self.result = result
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume(returning: result) }
  }
}
