internal import KitSupport

/// A change to the rows of a ``PagedList``.
public enum PagedListChange: Sendable, Equatable {
  /// The rows of a first page replaced all previous rows.
  case replaced

  /// Rows were appended at these indices. The rows before them are unchanged.
  case appended(Range<Int>)

  /// ``PagedList/beforeNextPage`` or ``PagedList/edit(_:)`` changed the rows. Any row may differ.
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

  /// The first error that made the service return cached rows, or nil if the rows of all loaded pages were current.
  public let staleReason: (any Error)?

  fileprivate let history: RowHistory

  /// The rows that are new since the previous update.
  ///
  /// After a replacement or an edit, every row counts as new.
  public var newItems: ArraySlice<Item> {
    switch change {
    case .appended(let range): items[range]
    case .replaced, .edited: items[...]
    case nil: []
    }
  }
}

/// Counters that identify a version of the rows. Comparing the counters of two versions shows what changed.
struct RowHistory {
  var replacements = 0
  var edits = 0
  var count = 0

  /// Returns the combined change since an earlier version, or nil if nothing changed.
  func change(since earlier: RowHistory) -> PagedListChange? {
    if replacements != earlier.replacements { return .replaced }
    if edits != earlier.edits { return .edited }
    return count == earlier.count ? nil : .appended(earlier.count..<count)
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
    private var seen: RowHistory?

    fileprivate init(states: AsyncStream<Element>.Iterator) {
      self.states = states
    }

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
    let (states, reader) = AsyncStream.makeStream(
      of: PagedListUpdate<Item>.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    reader.yield(update)
    readers.append(reader)
    return PagedListUpdates(states: states)
  }

  /// Sends the current state to all readers and removes terminated readers.
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
      staleReason: staleReason,
      history: storage.history
    )
  }
}
