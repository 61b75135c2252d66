/// Hears what happens to a ``PagedList``, in order and at once.
///
/// It is for what must keep that order, such as a view. Others follow ``PagedList/updates``.
@MainActor
public protocol PagedListObserver: AnyObject {
  /// Hears what happened. The list's properties have their new values already.
  func hear(_ event: PagedListEvent)
}

/// What those who observe a ``PagedList`` hear.
///
/// After a result it is always in this order: ``changed(_:)``, where rows changed; ``ended(_:)``; ``tip(_:)``, where
/// there is something to say; ``completed(_:_:)``. Whatever an observer asks of the list meanwhile begins after that.
public enum PagedListEvent: Sendable, Equatable {
  /// A load began: an indicator may show.
  case began(PageLoad)

  /// The rows changed.
  case changed(PagedListChange)

  /// A load ended, in whatever way: its indicator goes. It comes exactly once for each ``began(_:)``.
  case ended(PageLoad)

  /// There is something that the user should be told.
  case tip(PageTip)

  /// A load is over, with what came of it: a success, no data, a failure, or a cancellation.
  case completed(PageLoad, PageStatus)

  /// The list was paused. What was under way is not over.
  case paused

  /// The list goes on.
  case resumed
}

/// What a user should be told.
public enum PageTip: Sendable, Equatable {
  /// A page did not come.
  case failure(PageFailure)

  /// A page came without any row.
  case noData(PageLoad)

  /// The rows that show are earlier ones, which stand in for those that did not come.
  case stale(PageFailure)
}

extension PagedList {
  struct WeakObserver {
    weak var observer: (any PagedListObserver)?
  }

  /// Has an observer hear what happens from now on, once each, after those that were added before. It is held weakly.
  public func addObserver(_ observer: any PagedListObserver) {
    observers.removeAll { $0.observer == nil }
    if !isHearing(observer) { observers.append(WeakObserver(observer: observer)) }
  }

  /// Has an observer hear nothing any more, of what happens just now neither.
  public func removeObserver(_ observer: any PagedListObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func tell(_ event: PagedListEvent) {
    for case let observer? in observers.map(\.observer) where isHearing(observer) { observer.hear(event) }
  }

  private func isHearing(_ observer: any PagedListObserver) -> Bool {
    observers.contains { $0.observer === observer }
  }
}
