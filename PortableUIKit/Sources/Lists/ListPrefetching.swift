import Foundation

/// The rows or items for which a list last requested prefetching, and the content offset at that time.
struct ListPrefetching {
  private var places: Set<IndexPath> = []
  private(set) var offset = CGPoint.zero

  /// Replaces the prefetched rows or items with the upcoming ones.
  ///
  /// - Parameters:
  ///   - ahead: The index paths of the rows or items that will become visible next, from the nearest to the farthest.
  ///   - shown: The index paths of the visible rows or items.
  ///   - offset: The current content offset.
  /// - Returns: The upcoming index paths that aren't requested yet, and the requested index paths to cancel, which are
  ///   neither upcoming nor visible.
  mutating func turn(
    to ahead: [IndexPath],
    shown: some Sequence<IndexPath>,
    offset: CGPoint
  ) -> (new: [IndexPath], cancelled: [IndexPath]) {
    let known = places.subtracting(shown)
    places = Set(ahead)
    self.offset = offset
    return (ahead.filter { !known.contains($0) }, known.subtracting(ahead).sorted())
  }

  /// Replaces the requested index paths with their destinations after a batch update.
  ///
  /// The requests for deleted and reloaded rows or items end without being canceled. Apple doesn't document what
  /// happens to requests in a batch update.
  mutating func move(by destination: (IndexPath) -> IndexPath?) {
    places = Set(places.compactMap(destination))
  }

  /// Ends all requests without canceling them, as after a reload. Apple doesn't document this behavior.
  mutating func removeAll() { places = [] }
}
