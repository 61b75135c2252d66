import Foundation

/// The rows or items for which prefetching was requested, and the offset at that time.
struct ListPrefetching {
  private var places: Set<IndexPath> = []
  /// The revision of the list to which the places belong.
  private var revision = 0
  private(set) var offset = CGPoint.zero

  /// Updates the prefetched places to those ahead.
  ///
  /// - Parameters:
  ///   - ahead: the places that scrolling will show next and that are not in view yet, ordered from the nearest.
  ///   - shown: the places in view.
  ///   - offset: the current offset.
  ///   - revision: the list's revision, which increases when places get other content.
  /// - Returns: the places to prefetch, and those to cancel.
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
