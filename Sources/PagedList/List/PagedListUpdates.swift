internal import KitSupport

/// How the rows of a ``PagedList`` changed.
public enum PagedListChange: Sendable, Equatable {
  /// The rows of a first page replaced all rows.
  case replaced

  /// Rows were appended at these indices. The rows before them are unchanged.
  case appended(Range<Int>)

  /// A hook or ``PagedList/edit(_:)`` changed the rows. Any of them may differ.
  case edited
}

/// The state of a ``PagedList``, and what changed since the reader's previous update.
public struct PagedListUpdate<Item: Sendable>: Sendable {
  /// How the rows changed, or nil if they did not.
  public fileprivate(set) var change: PagedListChange?

  /// The rows at the time of the update.
  public let items: [Item]

  /// The status at the time of the update.
  public let status: PageStatus

  /// Whether there may be another page.
  public let hasMore: Bool

  /// The error that made the service answer with cached rows, or nil if all rows were current.
  public let staleReason: (any Error)?

  fileprivate let history: RowHistory

  /// The rows that are new since the previous update: the appended rows, or all rows after a replacement or an edit.
  public var newItems: ArraySlice<Item> {
    switch change {
    case .appended(let range): items[range]
    case .replaced, .edited: items[...]
    case nil: []
    }
  }
}

/// Counts of replacements, edits and rows. Comparing them shows what changed between two states.
struct RowHistory {
  var replacements = 0
  var edits = 0
  var count = 0

  /// The combined change since an earlier state.
  func change(since earlier: RowHistory) -> PagedListChange? {
    if replacements != earlier.replacements { return .replaced }
    if edits != earlier.edits { return .edited }
    return count == earlier.count ? nil : .appended(earlier.count..<count)
  }
}

/// A sequence of the updates of a ``PagedList``, for one reader. It starts with the current state.
///
/// A slow reader misses no change but may receive several as one; for example, two appended pages become one range. At
/// most one update is buffered. The sequence does not retain the list and ends when the list is deallocated.
public struct PagedListUpdates<Item: Sendable>: AsyncSequence, Sendable {
  /// The type of the elements.
  public typealias Element = PagedListUpdate<Item>

  fileprivate let states: AsyncStream<Element>

  /// Creates an iterator.
  public func makeAsyncIterator() -> Iterator { Iterator(states: states.makeAsyncIterator()) }

  /// The iterator of the sequence.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var states: AsyncStream<Element>.Iterator
    private var seen: RowHistory?

    fileprivate init(states: AsyncStream<Element>.Iterator) {
      self.states = states
    }

    /// Returns the next update, or nil once the list is deallocated or the task is cancelled.
    public mutating func next() async -> PagedListUpdate<Item>? {
      guard var update = await states.next() else { return nil }
      update.change = seen.map(update.history.change) ?? .replaced
      seen = update.history
      return update
    }
  }
}

extension PagedList {
  /// The updates of the list, starting with its current state. Each reader needs its own sequence.
  public var updates: PagedListUpdates<Item> {
    let (states, reader) = AsyncStream.makeStream(
      of: PagedListUpdate<Item>.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    reader.yield(update)
    readers.append(reader)
    return PagedListUpdates(states: states)
  }

  /// Yields the current state to all readers and removes terminated ones.
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
