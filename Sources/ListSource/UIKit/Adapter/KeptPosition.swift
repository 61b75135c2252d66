internal import Foundation
internal import PlatformUIKit

/// The positions of the visible rows on the screen before an update.
///
/// After the update, ``restore(in:showing:)`` scrolls the first remaining row back to its position.
@MainActor
struct KeptPosition {
  /// The visible rows from top to bottom. `distance` is the distance from the list view's top edge to the row's top
  /// edge, in points.
  private var rows: [(id: RowIdentity, place: RowIndex, distance: CGFloat)]

  /// Records the positions of the visible rows, or returns nil if there are none.
  init?(of shown: ShownList, in listView: any ListView) {
    let top = listView.contentOffset.y + listView.adjustedContentInset.top
    rows = listView.visibleRows.sorted().compactMap { indexPath in
      let frame = listView.frame(ofRow: indexPath)
      guard frame.maxY > top, let id = shown.id(of: RowIndex(indexPath)) else { return nil }
      return (id, RowIndex(indexPath), frame.minY - listView.contentOffset.y)
    }
    if rows.isEmpty { return nil }
  }

  /// The last known index of the first recorded row.
  var first: RowIndex { rows[0].place }

  /// Updates the indices of the rows after the list has changed. Discards the recorded positions of deleted and moved
  /// rows, unless no position would remain.
  mutating func follow(_ changes: ListChanges, from old: ShownList, to new: ShownList) {
    var staying = rows
    staying.removeAll()
    for (number, row) in rows.enumerated() {
      guard let place = new.index(of: row.id, near: row.place) else { continue }
      rows[number].place = place
      // A row that was not in the old list has returned.
      let hasMoved = old.id(of: row.place) == row.id && changes.hasMoved(row.place, to: place)
      if !hasMoved { staying.append(rows[number]) }
    }
    if !staying.isEmpty { rows = staying }
  }

  /// Scrolls the first remaining row back to its recorded position.
  ///
  /// - Complexity: Linear in the number of rows if the indices of the recorded rows have changed.
  func restore(in listView: any ListView, showing shown: ShownList) {
    let anchors = rows.lazy.compactMap { row in
      shown.index(of: row.id, near: row.place).map { ($0, row.distance) }
    }
    guard let (place, distance) = anchors.first else { return }
    // A layout measures rows that become visible, which may shift the row again.
    for layouts in 0..<5 {
      let shift = listView.frame(ofRow: IndexPath(place)).minY - listView.contentOffset.y - distance
      if abs(shift) > 0.01 {
        listView.contentOffset.y = listView.offsetWithinContent(listView.contentOffset.y + shift)
      } else if layouts > 0 {
        return
      }
      guard listView.window != nil else { return }
      listView.layoutIfNeeded()
    }
  }
}

extension UIScrollView {
  /// Returns a vertical content offset, limited to the range that the user can scroll to.
  fileprivate func offsetWithinContent(_ offset: CGFloat) -> CGFloat {
    let inset = adjustedContentInset
    return max(-inset.top, min(offset, contentSize.height + inset.bottom - bounds.height))
  }
}
