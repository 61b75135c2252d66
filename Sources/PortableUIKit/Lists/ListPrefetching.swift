import Foundation

/// The rows or items for which a list last requested prefetching, and the content offset at that time.
struct ListPrefetching {
  private var places: Set<IndexPath> = []
  /// The revision of the list when prefetching was last requested.
  private var revision = 0
  private(set) var offset = CGPoint.zero

  /// Replaces the prefetched rows or items with the upcoming ones.
  ///
  /// - Parameters:
  ///   - ahead: The index paths of the rows or items that will become visible next, from the nearest to the farthest.
  ///   - shown: The index paths of the visible rows or items.
  ///   - offset: The current content offset.
  ///   - revision: The current revision of the list. The method discards requests from earlier revisions without
  ///     canceling them.
  /// - Returns: The upcoming index paths that aren't requested yet, and the requested index paths to cancel, which are
  ///   neither upcoming nor visible.
  mutating func turn(
    to ahead: [IndexPath],
    shown: some Sequence<IndexPath>,
    offset: CGPoint,
    revision: Int
  ) -> (new: [IndexPath], cancelled: [IndexPath]) {
    let known = self.revision == revision ? places.subtracting(shown) : []
    places = Set(ahead)
    (self.offset, self.revision) = (offset, revision)
    return (ahead.filter { !known.contains($0) }, known.subtracting(ahead).sorted())
  }
}
