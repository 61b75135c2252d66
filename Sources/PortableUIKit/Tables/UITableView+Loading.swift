import Foundation

extension UITableView {
  /// What the table lacks of the data source's and the delegate's answers.
  enum Need: Comparable {
    case nothing
    /// Heights, which may be others now.
    case heights
    /// Everything: the data source is new, or a reload was asked for.
    case counts
  }

  /// Forgets what was loaded, so that it is asked for again when it is needed.
  func unload() {
    revision += 1
    need = .counts
    setNeedsLayout()
  }

  /// Has heights asked for again when they are needed.
  func heightsChanged() {
    need = max(need, .heights)
    setNeedsLayout()
  }

  /// Has a table's own header or footer take the place of another.
  func replace(_ old: UIView?, by new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if let new { addSubview(new) }
    heightsChanged()
  }

  /// Asks for counts and heights, where they are not known and no batch is open.
  func loadIfNeeded() {
    guard need > .nothing, !isLoading, batch == nil else { return }
    let isReload = need == .counts
    need = .nothing
    var anchor = isReload ? nil : anchor()
    load {
      if isReload {
        selection.removeAll()
        _ = endHighlight()
        end(take())
        layout = TableLayout(
          askCounts().map { TableLayout.Section(rows: StackedHeights(repeatElement(0, count: $0))) }
        )
      }
      rebuild()
      remeasureShown()
    }
    settle(&anchor)
  }

  /// Does what asks for counts or heights. What a callback reloads or updates meanwhile is loaded afterwards, so
  /// that nobody meets a table that is half changed.
  func load(_ work: () -> Void) {
    isLoading = true
    work()
    isLoading = false
    setNeedsLayout()
  }

  /// How many rows the data source has in each section.
  func askCounts() -> [Int] {
    guard let dataSource else { return [0] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  /// Stacks the heights of rows and sections, known or assumed.
  func rebuild() {
    let counts = layout.counts
    estimatesRows = asksForEstimates(counts)
    layout = TableLayout(
      counts.enumerated().map { makeSection($0, rows: StackedHeights(assumedHeights(of: 0..<$1, in: $0))) },
      header: tableHeaderView?.frame.height.points ?? 0,
      footer: tableFooterView?.frame.height.points ?? 0
    )
  }

  /// Brings the content offset back within the content, if the content ends above the table's lower edge.
  func correctOffset() {
    if contentOffset.y > lowestOffset { contentOffset.y = lowestOffset }
  }
}
