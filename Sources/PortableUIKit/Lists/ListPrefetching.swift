import Foundation

/// The rows or items that a view asked to prepare for, and where it was scrolled to when it did.
struct ListPrefetching {
  private var places: Set<IndexPath> = []
  /// Which places those are, of all that a view came to have.
  private var revision = 0
  private(set) var offset = CGPoint.zero

  /// Takes note of what is ahead, the nearest first.
  ///
  /// - Parameters:
  ///   - ahead: the places that scrolling on would show, and that do not show yet.
  ///   - shown: the places that show.
  ///   - offset: where the view is scrolled to.
  ///   - revision: counts the changes that give places another content.
  /// - Returns: the places to prepare for, and those that are not ahead any more.
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
