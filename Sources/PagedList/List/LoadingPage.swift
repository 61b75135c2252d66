internal import KitSupport

/// A page that a ``PagedList`` was asked for.
///
/// ```swift
/// if case .failure(let failure) = await list.loadFirstPage().finished { show(failure.message) }
/// ```
///
/// It keeps the list alive, and may be ignored.
public struct LoadingPage: Sendable {
  /// How a load ended.
  public enum Outcome: Sendable, Equatable {
    /// The page came, with rows.
    case success(PageLoad)

    /// The page came without any row.
    case noData(PageLoad)

    /// The page did not come.
    case failure(PageFailure)

    /// The load was cancelled, or nothing holds the list any more.
    case cancelled(PageLoad)

    /// The first page was asked for again, in place of this load.
    case superseded(PageLoad)

    /// Nothing was loaded: there is no next page or nothing to retry, or another load was under way.
    case ignored
  }

  let end: PageEnd
  let list: any AnyObject & Sendable

  /// How the load ended, once observers have been told.
  ///
  /// If the same page was under way already, this is the outcome of that load. While the list is paused a load does not
  /// end. Cancelling the task that waits does not cancel the load; see ``PagedList/PagedList/cancel()``.
  public var finished: Outcome {
    get async {
      let outcome = await end.outcome
      withExtendedLifetime(list) {}
      return outcome
    }
  }
}

/// The end of one load, for those who wait for it.
@MainActor
final class PageEnd {
  private var known: LoadingPage.Outcome?
  private var waiting: [CheckedContinuation<LoadingPage.Outcome, Never>] = []

  var outcome: LoadingPage.Outcome {
    get async {
      if let known { return known }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  func finish(_ outcome: LoadingPage.Outcome) {
    guard known == nil else { return }
    known = outcome
    for continuation in exchange(&waiting, with: []) { continuation.resume(returning: outcome) }
  }

  /// Ends with the load's status, unless the load goes on.
  func finish(_ status: PageStatus, isSuperseded: Bool) {
    switch status {
    case .success(let load): finish(.success(load))
    case .noData(let load): finish(.noData(load))
    case .failure(let failure): finish(.failure(failure))
    case .cancelled(let load): finish(isSuperseded ? .superseded(load) : .cancelled(load))
    case .notExecuted, .ongoing, .paused: break
    }
  }
}
