import Foundation

extension UITableView {
  /// The data that must be loaded from the data source and the delegate.
  enum Need: Comparable {
    case nothing
    /// Heights, which may have changed.
    case heights
    /// Everything, because the data source is new or a reload was requested.
    case counts
  }

  /// Discards the counts, so that they are loaded when they are next needed.
  func unload() {
    revision += 1
    need = .counts
    setNeedsLayout()
  }

  /// Requests that heights are loaded again when they are next needed.
  func heightsChanged() {
    need = max(need, .heights)
    setNeedsLayout()
  }

  /// Replaces the table's own header or footer.
  func replace(_ old: UIView?, by new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if let new { addSubview(new) }
    heightsChanged()
  }

  /// Loads counts and heights if they are not known and no batch is open.
  func loadIfNeeded() {
    guard need > .nothing, !isLoading, batch == nil else { return }
    let isReload = need == .counts
    need = .nothing
    var anchor = isReload ? nil : anchor()
    load {
      if isReload {
        selection.removeAll()
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
  }

  /// Runs work that asks the data source or the delegate. Reloads and updates requested by a callback in between run
  /// afterwards, so that they never see a half-updated table.
  func load(_ work: () -> Void) {
    isLoading = true
    work()
    isLoading = false
    setNeedsLayout()
  }

  /// Returns the data source's number of rows in each section.
  func askCounts() -> [Int] {
    guard let dataSource else { return [0] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  /// Makes the layout again, with known or estimated heights.
  func rebuild() {
    let counts = layout.counts
    estimatesRows = asksForEstimates(counts)
    layout = TableLayout(
      counts.enumerated().map { makeSection($0, rows: StackedHeights(assumedHeights(of: 0..<$1, in: $0))) },
      header: tableHeaderView?.frame.height.points ?? 0,
      footer: tableFooterView?.frame.height.points ?? 0
    )
  }

  /// Scrolls back if the content ends above the table's lower edge.
  func correctOffset() {
    if contentOffset.y > lowestOffset { contentOffset.y = lowestOffset }
  }
}
