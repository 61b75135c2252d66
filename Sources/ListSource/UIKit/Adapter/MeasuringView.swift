internal import Foundation
internal import KitSupport
internal import PlatformUIKit

/// A view of no height in a list view. It measures the rows whose height is ``CellHeight/measured``.
///
/// It contains the cells that measure, so they have the traits of the list view. It is laid out after the list view has
/// shown its rows, and before anything is drawn: a view lays out its subviews after itself.
final class MeasuringView: UIView {
  private weak var adapter: ListAdapter?
  private var cells: [String: any ListCell] = [:]

  /// The measured heights that the list view does not use yet, and the widths of their columns.
  private var unused: [RowIdentity: (height: Double, column: Double)] = [:]

  /// The next row to measure if its height is unknown, or nil after the last row.
  private var nextRow: RowIndex? = RowIndex(section: 0, row: 0)

  private var slices: Task<Void, Never>?
  private var isResizing = false
  private var generation = 0

  /// The bounds of the list view when its rows were last shown.
  private var seen = CGRect.zero

  init(in listView: any ListView, of adapter: ListAdapter) {
    self.adapter = adapter
    super.init(frame: CGRect(x: 0, y: 0, width: listView.bounds.width, height: 0))
    // Laid out again when the list view gets another width.
    autoresizingMask = .flexibleWidth
    isUserInteractionEnabled = false
    listView.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  /// Starts again at the first row, because the heights of some rows may be unknown.
  func restart() {
    nextRow = RowIndex(section: 0, row: 0)
    setNeedsLayout()
  }

  func forget(_ id: RowIdentity) { unused[id] = nil }

  func forgetAll() {
    unused = [:]
    restart()
  }

  func didScroll() {
    adapter?.enterSurroundings()
    if isDone { noteSeen() } else { setNeedsLayout() }
  }

  /// Notes that the user sees the rows at this offset.
  func noteSeen() { seen = adapter?.listView?.bounds ?? .zero }

  private var isDone: Bool { nextRow == nil && unused.isEmpty }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { restart() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let adapter, window != nil else { return }
    defer { noteSeen() }
    adapter.enterSurroundings()
    if generation != adapter.heights.generation {
      generation = adapter.heights.generation
      (unused, nextRow) = ([:], RowIndex(section: 0, row: 0))
    }
    if isDone { return }
    measureNearby()
    if nextRow == nil, !isHeld { return useHeights() }
    if slices != nil { return }
    slices = Task { [weak self] in
      while self?.measureSlice() == true { await Task.yield() }
      let wasHeld = self?.isHeld == true
      while self?.isHeld == true { await self?.adapter?.pause() }
      self?.slices = nil
      if wasHeld { self?.setNeedsLayout() } else { self?.useHeights() }
    }
  }

  /// Whether a finger or an animation holds the list view that may end without a call of UIKit: a finger that does not
  /// drag, or a scroll to the top by the status bar.
  private var isHeld: Bool {
    adapter?.listView.map { $0.isTracking && !$0.isDragging || $0.isAnimated } ?? false
  }

  private var resizableList: (any ListView)? {
    guard let adapter, let listView = adapter.listView, window != nil, !isResizing, adapter.progress.isIdle
    else { return nil }
    return listView
  }

  /// Measures the visible rows and those within one screen if a row within half a screen has no height.
  private func measureNearby() {
    guard let adapter, let listView = resizableList else { return }
    // Rows that are smaller than their estimates bring others near.
    for _ in 0..<10 {
      let screen = listView.bounds
      let isUnknown = { [unowned self] in self.unknownRow(at: RowIndex($0)) != nil }
      guard listView.rows(in: screen.insetBy(dx: 0, dy: -screen.height / 2)).contains(where: isUnknown)
      else { return }
      let place = place(in: listView)
      // Rows above would move the visible ones, which would end the animation.
      let first = listView.isAnimated ? place.row?.first : nil
      let rows = listView.rows(in: screen.insetBy(dx: 0, dy: -screen.height)).filter { indexPath in
        guard first.map({ RowIndex(indexPath) >= $0 }) ?? true,
          let (id, row, column) = unknownRow(at: RowIndex(indexPath)),
          let height = ready(id, column) ?? measure(row, at: indexPath)
        else { return false }
        unused[id] = nil
        adapter.heights.record(height, for: id, column: column)
        return true
      }
      if rows.isEmpty { return }
      resize(rows, keeping: place)
    }
  }

  /// Measures rows for at most 4 milliseconds, but at least one. Returns whether any are left to measure now.
  private func measureSlice() -> Bool {
    guard let adapter, let listView = resizableList else { return false }
    // The columns may have other widths by now.
    listView.layoutIfNeeded()
    guard resizableList != nil else { return false }
    let start = adapter.now()
    var (end, longest, skipped) = (start, Duration.zero, 0)
    repeat {
      guard let place = nextRow else { return false }
      nextRow = adapter.shown.place(after: place)
      skipped += 1
      if let (id, row, column) = unknownRow(at: place), ready(id, column) == nil {
        unused[id] = measure(row, at: IndexPath(place)).map { ($0, column) }
        skipped = 0
      } else if skipped % 64 != 0 {
        continue
      }
      let now = adapter.now()
      (longest, end) = (max(longest, now - end), now)
      // The next row may take as long as the slowest one.
    } while end + longest - start <= .milliseconds(4)
    return true
  }

  /// Gives the list view all measured heights if neither a finger nor an animation moves it.
  private func useHeights() {
    guard nextRow == nil, !unused.isEmpty, let adapter, let listView = resizableList,
      !listView.isTracking, !listView.isDragging, !listView.isDecelerating, !listView.isAnimated
    else { return }
    adapter.enterSurroundings()
    guard generation == adapter.heights.generation else { return setNeedsLayout() }
    let place = place(in: listView)
    for (id, ready) in exchange(&unused, with: [:]) {
      adapter.heights.record(ready.height, for: id, column: ready.column)
    }
    resize(nil, keeping: place)
  }

  /// Returns what stays in place when rows are resized: the top, the end, or the first visible row, preferably one that
  /// was visible before the last scroll.
  private func place(in listView: any ListView) -> (isEnd: Bool, row: KeptPosition?) {
    guard let adapter else { return (false, nil) }
    if adapter.followsEnd, adapter.isAtEnd { return (true, nil) }
    let isScrolled = listView.contentOffset.y + listView.adjustedContentInset.top > 0
    var kept = isScrolled ? KeptPosition(of: adapter.shown, in: listView) : nil
    kept?.prefer { listView.frame(ofRow: IndexPath($0)).intersects(seen) }
    return (false, kept)
  }

  /// Applies the heights of the given rows, or of all rows if `rows` is nil, and keeps a row or the end in place.
  private func resize(_ rows: [IndexPath]?, keeping place: (isEnd: Bool, row: KeptPosition?)) {
    guard let adapter, let listView = adapter.listView else { return }
    isResizing = true
    defer { isResizing = false }
    UIView.performWithoutAnimation { listView.resizeRows(at: rows) }
    if place.isEnd {
      adapter.scrollToEnd()
    } else if let row = place.row {
      row.restore(in: listView, showing: adapter.shown)
      adapter.noteOffset(of: listView)
    }
    listView.layoutIfNeeded()
    noteSeen()
  }

  private func unknownRow(at place: RowIndex) -> (id: RowIdentity, row: Row, column: Double)? {
    guard let adapter, let row = adapter.shown.row(at: place), row.height == .measured,
      case let column = adapter.columns[place.section] ?? 0, let id = adapter.shown.id(of: place),
      adapter.heights[id, column: column] == nil
    else { return nil }
    return (id, row, column)
  }

  private func ready(_ id: RowIdentity, _ column: Double) -> Double? {
    unused[id].flatMap { $0.column == column ? $0.height : nil }
  }

  /// Returns the height that a cell with the given width needs for a row, both in points, or nil if there is no cell
  /// for it. The default width is the row's in the list view.
  fileprivate func measure(_ row: Row, at indexPath: IndexPath, width: CGFloat? = nil) -> Double? {
    guard let adapter, let listView = adapter.listView,
      case let width = width ?? listView.frame(ofRow: indexPath).width, width > 0
    else { return nil }
    return adapter.duringCallback {
      guard let kind = adapter.cells.kind(for: row).flatMap(listView.ownKind),
        let cell = cell(of: kind, in: listView, for: adapter)
      else { return nil }
      cell.frame = CGRect(x: 0, y: 0, width: width, height: cell.frame.height)
      kind.configure(cell, row.model, row.place)
      adapter.disclose(row, in: cell)
      cell.layoutIfNeeded()
      let attributes = (listView as? UICollectionView)?.layoutAttributesForItem(at: indexPath)
      let preferred = attributes.flatMap { (cell as? UICollectionViewCell)?.height(by: $0) }
      let height = preferred ?? cell.fittingHeight
      return height > 0 ? Double(height) : nil
    }
  }

  private func cell(
    of kind: CellKind,
    in listView: any ListView,
    for adapter: ListAdapter
  ) -> (any ListCell)? {
    if let used = cells[kind.identifier] {
      listView.prepareForReuse(used)
      return used
    }
    adapter.registerIfNeeded(kind)
    if adapter.nibs.contains(kind.identifier) {
      adapter.reportUnmeasurableNib()
      return nil
    }
    guard let new = listView.makeCell(kind), kind.includes(new), listView.indexPath(ofCell: new) == nil
    else { return nil }
    (new as? any ContentShowing)?.adapter = adapter
    new.isHidden = true
    cells[kind.identifier] = new
    addSubview(new)
    return new
  }
}

extension ListAdapter {
  /// Returns the height in points of a row that declares ``CellHeight/measured``: the known one, the one before the
  /// content, the width or the text size changed, or nil.
  ///
  /// If `measuringWidth` is not nil, the cell of a row with an unknown height is measured now, with this width in points.
  func measuredHeight(of place: RowIndex, measuringWidth width: CGFloat? = nil) -> Double? {
    guard let listView else { return nil }
    let view = measuringView ?? MeasuringView(in: listView, of: self)
    measuringView = view
    // Ids are not hashed in vain when a long list is first shown.
    if heights.isEmpty, width == nil { return nil }
    enterSurroundings()
    guard let id = shown.id(of: place) else { return nil }
    let column = columns[place.section] ?? 0
    if let known = heights[id, column: column] { return known }
    guard let width, let row = shown.row(at: place),
      let height = view.measure(row, at: IndexPath(place), width: width)
    else { return heights.earlier(id) }
    heights.record(height, for: id, column: column)
    return height
  }

  /// Makes all heights unknown if the width of the rows or the text size has changed.
  func enterSurroundings() {
    guard let listView else { return }
    let textSize = listView.traitCollection.preferredContentSizeCategory.rawValue
    let earlier = heights.generation
    heights.enter(.init(width: Double(listView.bounds.width - sideInsets), textSize: textSize))
    if heights.generation != earlier { measuringView?.setNeedsLayout() }
  }

  /// Discards the stored heights of deleted and updated rows. The heights of updated rows remain estimates.
  ///
  /// - Complexity: Linear in the number of updated rows, plus the number of old rows that the comparison of the lists
  ///   does not skip.
  func forgetHeights(of batches: ListBatches) {
    guard !heights.isEmpty || measuringView != nil else { return }
    batches.forEachStaleRow { id, isDeleted in
      if isDeleted { heights.forget(id) } else { heights.expire(id) }
      measuringView?.forget(id)
    }
  }

  /// Measures the cells of rows again, although the models of the rows have not changed.
  func expireHeights(at places: [RowIndex]) {
    guard let measuringView else { return }
    for id in places.compactMap(shown.id) {
      heights.expire(id)
      measuringView.forget(id)
    }
    measuringView.restart()
  }
}

extension UIScrollView {
  /// Whether an animation scrolls the view. Before iOS 17.4, UIKit does not report this.
  fileprivate var isAnimated: Bool {
    guard #available(iOS 17.4, tvOS 17.4, visionOS 1.1, *) else { return false }
    return isScrollAnimating
  }
}

extension ListCell {
  /// The height in points that the cell needs for its width.
  var fittingHeight: CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

extension UICollectionViewCell {
  /// Returns the height in points that the cell prefers for its width in a layout.
  fileprivate func height(by layoutAttributes: UICollectionViewLayoutAttributes) -> CGFloat? {
    guard let attributes = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return nil }
    attributes.size = CGSize(width: bounds.width, height: fittingHeight)
    let (own, preferred) = (attributes.size, preferredLayoutAttributesFitting(attributes).size)
    // A cell that wants another width would have another height at its own.
    return abs(preferred.width - own.width) < 1 ? preferred.height : own.height
  }
}

extension ListAdapter {
  fileprivate func reportUnmeasurableNib() {
    reports.report(
      .unknownHeight,
      """
      A row of a collection view declares the height .measured, but its cell is from a nib, so it is 44 points high. \
      Declare another height, or make the cell without a nib.
      """
    )
  }
}

extension ShownList {
  /// Returns the place after another, or nil after the last section. A section without rows has a place, too.
  fileprivate func place(after place: RowIndex) -> RowIndex? {
    if place.row + 1 < numberOfRows(inSection: place.section) {
      return RowIndex(section: place.section, row: place.row + 1)
    }
    return place.section + 1 < numberOfSections ? RowIndex(section: place.section + 1, row: 0) : nil
  }
}
