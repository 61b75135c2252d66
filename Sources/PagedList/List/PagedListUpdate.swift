/// How the rows of a ``PagedList`` changed.
public enum PagedListChange: Sendable, Equatable {
  /// They are those of a first page.
  case replaced

  /// The rows at these places came after the ones that were there, which are the same as before.
  case appended(Range<Int>)

  /// Any of them may be another one, because a hook or ``PagedList/edit(_:)`` changed what was there.
  case edited

  /// What this and then another change are together.
  func followed(by other: PagedListChange) -> PagedListChange {
    switch (self, other) {
    case (.appended(let one), .appended(let other)): .appended(one.lowerBound..<other.upperBound)
    case (.replaced, _), (_, .replaced): .replaced
    default: .edited
    }
  }
}

/// A ``PagedList`` at one moment, and what became different since the update before.
public struct PagedListUpdate<Item: Sendable>: Sendable {
  /// What changed in the rows; nil where nothing did.
  public internal(set) var change: PagedListChange?

  /// The rows at that moment.
  public let items: PagedItems<Item>

  /// What the list was doing.
  public let status: PageStatus

  /// Whether there may be another page.
  public let hasMore: Bool

  /// Why rows among them were earlier ones; nil where all were the service's.
  public let staleBecause: (any Error)?

  /// The rows that are new since the update before: those of an appended page, or all where any may be another one.
  public var newItems: Slice<PagedItems<Item>> {
    switch change {
    case .appended(let range): items[range]
    case .replaced, .edited: items[...]
    case nil: items[items.endIndex...]
    }
  }
}
