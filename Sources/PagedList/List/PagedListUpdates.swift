internal import KitSupport

/// How the rows of a ``PagedList`` changed.
public enum PagedListChange: Sendable, Equatable {
  /// They are those of a first page.
  case replaced

  /// The rows at these places came after the ones that were there, which are the same as before.
  case appended(Range<Int>)

  /// Any of them may be another one, because a hook or ``PagedList/edit(_:)`` changed what was there.
  case edited
}

/// A ``PagedList`` at one moment, and what became different since the reader's update before.
public struct PagedListUpdate<Item: Sendable>: Sendable {
  /// What changed in the rows; nil where nothing did.
  public fileprivate(set) var change: PagedListChange?

  /// The rows at that moment.
  public let items: [Item]

  /// What the list was doing.
  public let status: PageStatus

  /// Whether there may be another page.
  public let hasMore: Bool

  /// Why rows among them were earlier ones; nil where all were the service's.
  public let staleBecause: (any Error)?

  fileprivate let history: RowHistory

  /// The rows that are new since the update before: those of an appended page, or all where any may be another one.
  public var newItems: ArraySlice<Item> {
    switch change {
    case .appended(let range): items[range]
    case .replaced, .edited: items[...]
    case nil: []
    }
  }
}

/// How often the rows of a list were replaced and edited, and how many there are.
struct RowHistory {
  var replacements = 0
  var edits = 0
  var count = 0

  /// What changed since an earlier moment, however much happened meanwhile.
  func change(since earlier: RowHistory) -> PagedListChange? {
    if replacements != earlier.replacements { return .replaced }
    if edits != earlier.edits { return .edited }
    return count == earlier.count ? nil : .appended(earlier.count..<count)
  }
}

/// The updates of a ``PagedList``, for one reader, which sees the state it finds first.
///
/// A reader that is slower than the list misses no change, but sees several as one: the pages that came meanwhile are one
/// range, and so forth. So never more than one update waits. The sequence ends with the list, which it does not hold.
public struct PagedListUpdates<Item: Sendable>: AsyncSequence, Sendable {
  /// What a reader gets.
  public typealias Element = PagedListUpdate<Item>

  fileprivate let states: AsyncStream<Element>

  /// Begins to read.
  public func makeAsyncIterator() -> Iterator { Iterator(states: states.makeAsyncIterator()) }

  /// The reader.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var states: AsyncStream<Element>.Iterator
    private var seen: RowHistory?

    fileprivate init(states: AsyncStream<Element>.Iterator) {
      self.states = states
    }

    /// The next update; nil once the list is gone or the task is cancelled.
    public mutating func next() async -> PagedListUpdate<Item>? {
      guard var update = await states.next() else { return nil }
      update.change = seen.map(update.history.change) ?? .replaced
      seen = update.history
      return update
    }
  }
}

extension PagedList {
  /// What becomes different from now on, and the list as it is first. Each reader asks for updates of its own.
  public var updates: PagedListUpdates<Item> {
    let (states, reader) = AsyncStream.makeStream(
      of: PagedListUpdate<Item>.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    reader.yield(update)
    readers.append(reader)
    return PagedListUpdates(states: states)
  }

  /// Hands the readers the list as it is now. Those that have ended are forgotten.
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
      staleBecause: staleBecause,
      history: storage.history
    )
  }
}
