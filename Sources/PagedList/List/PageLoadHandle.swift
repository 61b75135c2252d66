internal import KitSupport

/// A handle to a requested load. Ignore it, or await its outcome.
///
/// ```swift
/// if case .failure(let failure) = await list.loadFirstPage().finished { show(failure.message) }
/// ```
///
/// The handle retains the list.
public struct PageLoadHandle: Sendable {
  /// The outcome of a load.
  public enum Outcome: Sendable, Equatable {
    /// The page arrived with rows.
    case success(PageLoad)

    /// The page arrived without rows.
    case noData(PageLoad)

    /// The service threw an error.
    case failure(PageFailure)

    /// The load was cancelled.
    case cancelled(PageLoad)

    /// A later request for the first page replaced this load.
    case superseded(PageLoad)

    /// Nothing was loaded: there was no next page, nothing to retry, or another load was running.
    case ignored
  }

  let completion: LoadCompletion
  let list: any AnyObject & Sendable

  /// The outcome of the load, available once observers have been notified.
  ///
  /// If the same page was already loading, this is the outcome of that load. While the list is paused, a load does not
  /// end. Cancelling the waiting task does not cancel the load; call ``PagedList/PagedList/cancel()``.
  public var finished: Outcome {
    get async {
      let outcome = await completion.outcome
      withExtendedLifetime(list) {}
      return outcome
    }
  }
}

/// Resumes the tasks that await the outcome of one load.
@MainActor
final class LoadCompletion {
  private var known: PageLoadHandle.Outcome?
  private var waiting: [CheckedContinuation<PageLoadHandle.Outcome, Never>] = []

  var outcome: PageLoadHandle.Outcome {
    get async {
      if let known { return known }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  func finish(_ outcome: PageLoadHandle.Outcome) {
    guard known == nil else { return }
    known = outcome
    for continuation in exchange(&waiting, with: []) { continuation.resume(returning: outcome) }
  }

  /// Finishes with the load's status, unless the load is still running.
  func finish(_ status: PageStatus, isSuperseded: Bool) {
    switch status {
    case .success(let load): finish(.success(load))
    case .noData(let load): finish(.noData(load))
    case .failure(let failure): finish(.failure(failure))
    case .cancelled(let load): finish(isSuperseded ? .superseded(load) : .cancelled(load))
    case .idle, .ongoing, .paused: break
    }
  }
}
