internal import Foundation
internal import PlatformUIKit

/// The positions of the visible rows before an update, to which the first remaining row scrolls back after it.
@MainActor
struct KeptPosition {
  /// The visible rows from top to bottom. `distance` is the distance from the list view's top edge to the row's top
  /// edge, in points.
  private(set) var rows: [(id: RowIdentity, place: RowIndex, distance: CGFloat)]

  init?(of shown: ShownList, in listView: any ListView) {
    let top = listView.contentOffset.y + listView.adjustedContentInset.top
    let visible = listView.window == nil ? listView.rows(in: listView.bounds) : listView.visibleRows
    rows = visible.sorted().compactMap { indexPath in
      let frame = listView.frame(ofRow: indexPath)
      guard frame.maxY > top, let id = shown.id(of: RowIndex(indexPath)) else { return nil }
      return (id, RowIndex(indexPath), frame.minY - listView.contentOffset.y)
    }
    if rows.isEmpty { return nil }
  }

  /// Creates the position of a row from the distance between its top edge and the list view's.
  init?(of place: RowIndex, in shown: ShownList, distance: CGFloat) {
    guard let id = shown.id(of: place) else { return nil }
    rows = [(id, place, distance)]
  }

  var first: RowIndex { rows[0].place }

  /// Discards the rows that do not satisfy a condition, unless none does.
  mutating func prefer(_ isPreferred: (RowIndex) -> Bool) {
    let preferred = rows.filter { isPreferred($0.place) }
    if !preferred.isEmpty { rows = preferred }
  }

  /// Updates the indices of the rows. Discards the positions of deleted and moved rows, unless none would remain.
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

  /// Scrolls the first remaining row back to its position at once. Returns whether it is there now, in a window.
  ///
  /// - Complexity: Linear in the number of rows if the indices of the recorded rows have changed.
  @discardableResult
  func restore(in listView: any ListView, showing shown: ShownList) -> Bool {
    let anchors = rows.lazy.compactMap { row in
      shown.index(of: row.id, near: row.place).map { ($0, row.distance) }
    }
    guard let (place, distance) = anchors.first else { return false }
    let offset = { listView.frame(ofRow: IndexPath(place)).minY - distance }
    UIView.performWithoutAnimation { listView.scroll(to: offset) }
    // A scroll view may round its offset to pixels.
    return !listView.isUnmeasured && abs(offset() - listView.contentOffset.y) < 1
  }
}

/// A view without content that restores the positions in a list view after its first layout in a window. Outside a
/// window, new rows and headers are not measured. A view lays out its subviews after itself.
final class PositionKeeper: UIView {
  private weak var adapter: ListAdapter?
  private let kept: KeptPosition
  private let offset: CGPoint
  private var isReplaced = false

  init(_ kept: KeptPosition, in listView: any ListView, of adapter: ListAdapter) {
    (self.kept, self.adapter) = (kept, adapter)
    offset = listView.contentOffset
    super.init(frame: .zero)
    // Laid out again when the list view gets a size.
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// Removes the keeper, and returns its positions, or nil if the app has scrolled outside the window.
  func take() -> KeptPosition? {
    noteScrolling()
    removeFromSuperview()
    return isReplaced ? nil : kept
  }

  /// Notes that the app has scrolled. In a window, the list view may also change its offset by itself.
  private func noteScrolling() {
    guard window == nil, let listView = superview as? UIScrollView else { return }
    isReplaced = isReplaced || listView.contentOffset != offset
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    noteScrolling()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if window != nil, superview?.bounds.isEmpty == false, let kept = take() { adapter?.restoreInWindow(kept) }
  }
}

/// The first responder in a list view before an update. The role is given back after the update, because a list view
/// that removes the first responder makes it resign.
@MainActor
struct KeptFocus {
  private let responder: UIView

  /// The row whose cell contains the first responder, or nil if no cell contains it. `number` is its index among the
  /// views of its class in the cell.
  private let row: (id: RowIdentity, place: RowIndex, number: Int)?

  /// Records the first responder, or returns nil if the list view contains none.
  ///
  /// - Complexity: Linear in the number of views in the list view.
  init?(of shown: ShownList, in listView: any ListView) {
    guard listView.window != nil, let responder = listView.subviews.firstResponder else { return nil }
    self.responder = responder
    for view in sequence(first: responder, next: \.superview).prefix(while: { $0 !== listView }) {
      guard let index = listView.indexPath(ofCell: view).map(RowIndex.init) else { continue }
      let views = view.views(like: responder)
      guard let id = shown.id(of: index), let number = views.firstIndex(of: responder) else { return nil }
      row = (id, index, number)
      return
    }
    row = nil
  }

  /// Makes the view first responder again, or the one at the same place in a new cell of its row. Does nothing if the
  /// list view no longer shows it, or if another view has become first responder.
  func restore(in listView: any ListView, showing shown: ShownList) {
    guard !responder.isFirstResponder else { return }
    listView.layoutIfNeeded()
    guard listView.window?.subviews.firstResponder == nil else { return }
    view(in: listView, showing: shown)?.becomeFirstResponder()
  }

  private func view(in listView: any ListView, showing shown: ShownList) -> UIView? {
    guard let row else { return responder.isDescendant(of: listView) ? responder : nil }
    guard let index = shown.index(of: row.id, near: row.place),
      let views = listView.shownCell(at: IndexPath(index))?.views(like: responder)
    else { return nil }
    return views.indices.contains(row.number) ? views[row.number] : nil
  }
}

extension [UIView] {
  @MainActor
  var firstResponder: UIView? {
    for view in self {
      if let found = view.isFirstResponder ? view : view.subviews.firstResponder { return found }
    }
    return nil
  }
}

extension UIView {
  /// Returns the views inside this view with the class of another view, from back to front.
  fileprivate func views(like other: UIView) -> [UIView] {
    subviews.flatMap { (type(of: $0) == type(of: other) ? [$0] : []) + $0.views(like: other) }
  }
}
