internal import KitSupport

/// A handle to a requested page load.
///
/// ```swift
/// if case .failure(let failure) = await list.loadFirstPage().finished { show(failure.message) }
/// ```
///
/// Await ``finished`` for the outcome, or ignore the handle. The handle retains the list.
public struct PageLoadHandle: Sendable {
  /// The outcome of a page load.
  public enum Outcome: Sendable, Equatable {
    /// The page arrived and contained at least one row. Rows that a transform dropped also count.
    case success(PageLoad)

    /// The page arrived but contained no rows.
    case noData(PageLoad)

    /// The page failed to load because the service threw an error.
    case failure(PageFailure)

    /// The load was canceled by a call to ``PagedList/PagedList/cancel()``.
    case cancelled(PageLoad)

    /// The load was replaced by a later request for the first page.
    case superseded(PageLoad)

    /// No load started: there was no next page, there was nothing to retry, or a different load was already running.
    case ignored
  }

  let completion: LoadCompletion
  let list: any AnyObject & Sendable

  /// The outcome of the load, available after the list has notified its observers.
  ///
  /// If the same page was already loading, this is the outcome of that load. While the list is paused, the load ends
  /// only if it is canceled or superseded. Canceling the task that awaits this property does not cancel the load.
  /// Call ``PagedList/PagedList/cancel()`` instead.
  public var finished: Outcome {
    get async {
      let outcome = await completion.outcome
      withExtendedLifetime(list) {}
      return outcome
    }
  }
}

/// An object that stores the outcome of one load and resumes the tasks that await it.
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

  /// Finishes with the outcome that corresponds to a status. Does nothing if the status is idle, ongoing, or paused.
  ///
  /// If `isSuperseded` is true, the outcome of a canceled load is `.superseded`.
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
