import Foundation

extension UITableView {
  /// The part of the table's data that is outdated and that the table must load again.
  enum Need: Comparable {
    case nothing
    /// The heights of the rows, headers and footers, which may have changed.
    case heights
    /// The row counts and all heights, because the data source changed or a reload was requested.
    case counts
  }

  /// Marks the row counts and heights as outdated. The table loads them again before it next uses them.
  func unload() {
    revision += 1
    need = .counts
    setNeedsLayout()
  }

  /// Marks the heights as outdated. The table loads them again before it next uses them.
  func heightsChanged() {
    need = max(need, .heights)
    setNeedsLayout()
  }

  /// Replaces the subview that is the table's own header or footer view, and marks the heights as outdated.
  func replace(_ old: UIView?, by new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if let new { addSubview(new) }
    heightsChanged()
  }

  /// Loads outdated row counts and heights, unless a batch update is open or the table is already loading.
  ///
  /// Loading the row counts also clears the selection and removes all cells, headers and footers.
  func loadIfNeeded() {
    guard need > .nothing, !isLoading, batch == nil else { return }
    let isReload = need == .counts
    need = .nothing
    var anchor = isReload ? nil : anchor()
    load {
      if isReload {
        selection.removeAll()
        prefetching.removeAll()
        _ = endHighlight()
        end(removeViews())
        layout = TableLayout(
          askCounts().map { TableLayout.Section(rows: StackedHeights(repeatElement(0, count: $0))) }
        )
      }
      rebuild()
      remeasureShown()
    }
    settle(&anchor)
    if isReload { reloadSectionIndexTitles() }
  }

  /// Runs a closure that calls the data source or the delegate.
  ///
  /// If a callback requests a reload or ends a batch update, the table reloads its data only after the closure returns,
  /// at the next layout or when the data is next used.
  func load(_ work: () -> Void) {
    isLoading = true
    work()
    isLoading = false
    setNeedsLayout()
  }

  /// Returns the number of rows in each section, as the data source reports it.
  ///
  /// If there is no data source, the result is `[0]`, which represents one empty section.
  func askCounts() -> [Int] {
    guard let dataSource else { return [0] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  /// Recreates the layout from the current row counts, with exact or estimated heights.
  func rebuild() {
    let counts = layout.counts
    estimatesRows = asksForEstimates(counts)
    layout = TableLayout(
      counts.enumerated().map { makeSection($0, rows: StackedHeights(assumedHeights(of: 0..<$1, in: $0))) },
      header: tableHeaderView?.frame.height.points ?? 0,
      footer: tableFooterView?.frame.height.points ?? 0
    )
  }

  /// Reduces the content offset to its maximum if the table is scrolled past the end of its content.
  func correctOffset() {
    if contentOffset.y > lowestOffset { contentOffset.y = lowestOffset }
  }
}
