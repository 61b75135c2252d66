internal import KitSupport

/// A change to the rows of a ``PagedList``.
public enum PagedListChange: Sendable, Equatable {
  /// The rows of a first page replaced all previous rows.
  case replaced

  /// Rows were appended at these indices. The rows before them are unchanged.
  case appended(Range<Int>)

  /// Rows were inserted at these indices, which begin at 0. The rows after them are unchanged.
  case prepended(Range<Int>)

  /// ``PagedList/beforeNextPage`` or an edit changed the rows, rows were released, or a page arrived while an edit was
  /// pending. Any row may differ.
  case edited
}

/// The state of a ``PagedList``, and the change since the reader's previous update.
public struct PagedListUpdate<Item: Sendable>: Sendable {
  /// The change to the rows since the previous update, or nil if the rows are unchanged. A reader's first update has
  /// ``PagedListChange/replaced``.
  public fileprivate(set) var change: PagedListChange?

  /// The rows at the time of the update.
  public let items: [Item]

  /// The status at the time of the update.
  public let status: PageStatus

  /// Whether there may be another page after the loaded pages.
  public let hasMore: Bool

  /// Whether there may be another page before the loaded pages.
  public let hasPrevious: Bool

  /// The first error that made the service return cached rows, or nil if the rows of all loaded pages were current.
  public let staleReason: (any Error)?

  fileprivate let history: RowHistory

  /// The rows that are new since the previous update.
  ///
  /// After a replacement or an edit, every row counts as new.
  public var newItems: ArraySlice<Item> {
    switch change {
    case .appended(let range), .prepended(let range): items[range]
    case .replaced, .edited: items[...]
    case nil: []
    }
  }
}

/// An asynchronous sequence of the updates of a ``PagedList``, for one reader.
///
/// The sequence starts with the current state. It buffers at most one update, so a slow reader receives several changes
/// as one. For example, two appended pages become one range of rows. The sequence does not retain the list, and it ends
/// when the list is deallocated.
public struct PagedListUpdates<Item: Sendable>: AsyncSequence, Sendable {
  /// The element type of the sequence.
  public typealias Element = PagedListUpdate<Item>

  fileprivate let states: AsyncStream<Element>

  /// Creates an iterator over the updates.
  public func makeAsyncIterator() -> Iterator { Iterator(states: states.makeAsyncIterator()) }

  /// An iterator over the updates of a ``PagedList``.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var states: AsyncStream<Element>.Iterator
    fileprivate var seen: RowHistory?

    /// Waits for the next update and returns it, or returns nil after the list is deallocated or the task is canceled.
    public mutating func next() async -> PagedListUpdate<Item>? {
      guard var update = await states.next() else { return nil }
      update.change = seen.map(update.history.change) ?? .replaced
      seen = update.history
      return update
    }
  }
}

extension PagedList {
  /// A new sequence of the list's updates, starting with the current state. Each reader needs its own sequence.
  public var updates: PagedListUpdates<Item> {
    let (states, reader) = AsyncStream<PagedListUpdate<Item>>.makeStream(bufferingPolicy: .bufferingNewest(1))
    reader.yield(update)
    readers.append(reader)
    return PagedListUpdates(states: states)
  }

  func publish() {
    let update = update
    let reading = readers.filter { if case .terminated = $0.yield(update) { false } else { true } }
    _ = exchange(&readers, with: reading)
  }

  private var update: PagedListUpdate<Item> {
    PagedListUpdate(
      items: items,
      status: status,
      hasMore: hasMore,
      hasPrevious: hasPrevious,
      staleReason: staleReason,
      history: storage.history
    )
  }
}

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
/// load starts after the last event. Loads at the two ends of a list may overlap, but their last events never mix.
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

  /// The number of rows that arrived behind the last loaded page changed to this value. See ``PagedList/newerCount``.
  case newer(Int)

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

  /// The service did not confirm an edit. It is removed unless its end is unknown. See ``PagedList/edit(_:_:confirming:)``.
  case edit(PageEditFailure)
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
    let all = observers.map { $0.observer }
    for case let observer? in all where isObserved(observer) { observer.receive(event) }
  }

  private func isObserved(_ observer: any PagedListObserver) -> Bool {
    observers.contains { $0.observer === observer }
  }
}
