internal import KitSupport

/// An update to show an applied list in a list view.
@MainActor
public final class ListUpdate {
  /// The outcome of an update.
  public enum Result: Sendable {
    /// The list view shows the list.
    case applied

    /// The update did not complete, because a later list replaced this list, or because the list view was deallocated
    /// or got another adapter or data source.
    case superseded
  }

  fileprivate let result = OneTimeResult<Result>()

  /// The outcome of the update. Reading it suspends the caller until the update has finished.
  public var finished: Result {
    get async { await result.value }
  }
}

/// An object that finishes an update. If the object is deallocated without finishing the update, the result is
/// ``ListUpdate/Result/superseded``.
@MainActor
final class UpdateEnd {
  let update = ListUpdate()

  func finish(_ result: ListUpdate.Result) {
    update.result.finish(result)
  }

  deinit {
    Task { @MainActor [update] in update.result.finish(.superseded) }
  }
}
