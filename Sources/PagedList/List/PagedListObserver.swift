/// Receives the events of a ``PagedList`` synchronously and in order.
///
/// Adopt it where the order matters, as in a view. Otherwise iterate over ``PagedList/updates``.
@MainActor
public protocol PagedListObserver: AnyObject {
  /// Receives an event. The list's properties already have their new values.
  func receive(_ event: PagedListEvent)
}

/// An event of a ``PagedList``.
///
/// After a result the order is always: ``changed(_:)`` if rows changed, ``ended(_:)``, ``tip(_:)`` if there is one,
/// ``completed(_:_:)``. A load that an observer requests while receiving an event starts after that.
public enum PagedListEvent: Sendable, Equatable {
  /// A load began. An indicator may appear.
  case began(PageLoad)

  /// The rows changed.
  case changed(PagedListChange)

  /// A load ended, with any outcome. Sent exactly once for each ``began(_:)``; an indicator should disappear.
  case ended(PageLoad)

  /// There is a message for the user.
  case tip(PageTip)

  /// A load completed with success, no data, a failure, or a cancellation.
  case completed(PageLoad, PageStatus)

  /// The list was paused. A running load has not ended.
  case paused

  /// The list was resumed.
  case resumed
}

/// A message for the user.
public enum PageTip: Sendable, Equatable {
  /// A page failed to load.
  case failure(PageFailure)

  /// A page arrived without rows.
  case noData(PageLoad)

  /// The service answered with cached rows because of an error.
  case stale(PageFailure)
}

extension PagedList {
  struct WeakObserver {
    weak var observer: (any PagedListObserver)?
  }

  /// Adds an observer, held weakly. Observers receive events in the order they were added. Adding one twice has no
  /// effect.
  public func addObserver(_ observer: any PagedListObserver) {
    observers.removeAll { $0.observer == nil }
    if !isObserved(observer) { observers.append(WeakObserver(observer: observer)) }
  }

  /// Removes an observer. It receives no further events, not even the one being delivered.
  public func removeObserver(_ observer: any PagedListObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func notify(_ event: PagedListEvent) {
    for case let observer? in observers.map(\.observer) where isObserved(observer) { observer.receive(event) }
  }

  private func isObserved(_ observer: any PagedListObserver) -> Bool {
    observers.contains { $0.observer === observer }
  }
}
