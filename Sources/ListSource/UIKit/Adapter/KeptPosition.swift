internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// Where the rows in view are on the screen, so that the first of them that stays can be put there again.
@MainActor
struct KeptPosition {
  /// The rows in view, from top to bottom, each with its distance from the upper edge of the list view, in points.
  private var rows: [(id: RowIdentity, place: RowIndex, distance: CGFloat)]

  /// Notes where rows are; nil where none is in view.
  init?(of shown: ShownList, in listView: any ListView) {
    let top = listView.contentOffset.y + listView.adjustedContentInset.top
    rows = listView.visibleRows.sorted().compactMap { indexPath in
      let frame = listView.frame(ofRow: indexPath)
      guard frame.maxY > top, let id = shown.id(of: RowIndex(indexPath)) else { return nil }
      return (id, RowIndex(indexPath), frame.minY - listView.contentOffset.y)
    }
    if rows.isEmpty { return nil }
  }

  /// The place of the first row that is left.
  var first: RowIndex { rows[0].place }

  /// Leaves out the rows that have changed places among the others, unless all have.
  mutating func leaveOutMoved(by changes: ListChanges, in list: ShownList) {
    let staying = rows.filter { row in
      list.index(of: row.id, near: row.place).map { !changes.hasMoved(row.place, to: $0) } ?? false
    }
    if !staying.isEmpty { rows = staying }
  }

  /// Scrolls so that the first row that is still there is where it was.
  ///
  /// - Complexity: linear in the number of rows if the rows have moved.
  func restore(in listView: any ListView, showing shown: ShownList) {
    let anchors = rows.lazy.compactMap { row in
      shown.index(of: row.id, near: row.place).map { ($0, row.distance) }
    }
    guard let (place, distance) = anchors.first else { return }
    // What comes into view is measured, which may move the row.
    for _ in 0..<4 {
      let shift = listView.frame(ofRow: IndexPath(place)).minY - listView.contentOffset.y - distance
      guard abs(shift) > 0.01 else { return }
      listView.contentOffset.y = listView.offsetWithinContent(listView.contentOffset.y + shift)
      guard listView.window != nil else { return }
      listView.layoutIfNeeded()
    }
  }
}

extension UIScrollView {
  /// The nearest offset at which content shows.
  fileprivate func offsetWithinContent(_ offset: CGFloat) -> CGFloat {
    let inset = adjustedContentInset
    return max(-inset.top, min(offset, contentSize.height + inset.bottom - bounds.height))
  }
}
