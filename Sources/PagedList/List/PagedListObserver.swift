/// An object that receives the events of a ``PagedList`` synchronously and in order.
///
/// Adopt this protocol if the order of events matters, for example in a view. Otherwise, iterate over
/// ``PagedList/updates``.
@MainActor
public protocol PagedListObserver: AnyObject {
  /// Responds to an event of the list. The list's properties already have their new values.
  func receive(_ event: PagedListEvent)
}

/// An event that a ``PagedList`` sends to its observers.
///
/// When a load ends, the events arrive in this order: ``changed(_:)`` if rows changed, ``ended(_:)``, ``tip(_:)`` if
/// there is a message, and ``completed(_:_:)``. If an observer requests another load during one of these events, that
/// load starts after the last event.
public enum PagedListEvent: Sendable, Equatable {
  /// A load began. The observer can show an activity indicator.
  case began(PageLoad)

  /// The rows changed. The associated value describes the change.
  case changed(PagedListChange)

  /// A load ended, with any outcome. The observer can hide its activity indicator. The list sends this event exactly
  /// once for each ``began(_:)``.
  case ended(PageLoad)

  /// The list has a message for the user.
  case tip(PageTip)

  /// A load completed with this status: success, no data, a failure, or a cancellation.
  case completed(PageLoad, PageStatus)

  /// The list was paused. A running load is interrupted but has not ended.
  case paused

  /// The list was resumed after a pause.
  case resumed
}

/// A message for the user about a page load.
public enum PageTip: Sendable, Equatable {
  /// A page failed to load.
  case failure(PageFailure)

  /// A page arrived without rows.
  case noData(PageLoad)

  /// The service returned cached rows because of this failure.
  case stale(PageFailure)
}

extension PagedList {
  struct WeakObserver {
    weak var observer: (any PagedListObserver)?
  }

  /// Adds an observer. The list references the observer weakly.
  ///
  /// Observers receive events in the order in which they were added. Adding the same observer again has no effect.
  public func addObserver(_ observer: any PagedListObserver) {
    observers.removeAll { $0.observer == nil }
    if !isObserved(observer) { observers.append(WeakObserver(observer: observer)) }
  }

  /// Removes an observer, which then receives no further events.
  ///
  /// An observer that is removed while the list sends an event does not receive that event, unless it already has.
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
