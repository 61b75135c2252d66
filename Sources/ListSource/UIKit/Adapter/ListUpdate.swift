/// What became, or will become, of a list that was applied.
@MainActor
public final class ListUpdate {
  /// How it ended.
  public enum Result: Sendable {
    /// The list view shows the list.
    case applied

    /// A later list was applied before this one had its turn, or the list view or its adapter is gone.
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

  fileprivate func finish(_ result: Result) {
    guard self.result == nil else { return }
    self.result = result
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume(returning: result) }
  }
}

/// The end of an update, which is told once. Whoever lets go of it untold supersedes the update.
@MainActor
final class UpdateEnd {
  let update = ListUpdate()

  func finish(_ result: ListUpdate.Result) {
    update.finish(result)
  }

  deinit {
    Task { @MainActor [update] in update.finish(.superseded) }
  }
}
