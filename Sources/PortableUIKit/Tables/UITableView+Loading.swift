import Foundation

extension UITableView {
  /// How much of the data source's and the delegate's answers the table has.
  enum State {
    /// Nothing: the data source is new, or a reload was asked for.
    case unloaded
    /// Counts are being asked for.
    case loading
    /// Counts, but heights that may be others now.
    case counted
    /// Counts and heights.
    case loaded
  }

  /// Forgets what was loaded, so that it is asked for again when it is needed.
  func unload() {
    revision += 1
    if state != .loading { state = .unloaded }
    setNeedsLayout()
  }

  /// Has heights asked for again when they are needed.
  func heightsChanged() {
    if state == .loaded { state = .counted }
    setNeedsLayout()
  }

  /// Has a table's own header or footer take the place of another.
  func replace(_ old: UIView?, by new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if let new { addSubview(new) }
    heightsChanged()
  }

  /// Asks for counts and heights, where they are not known and no batch is open; where a callback asks for a
  /// reload meanwhile, they are asked for again later.
  func loadIfNeeded() {
    let revision = revision
    var anchor = state == .counted ? anchor() : nil
    switch state {
    case .unloaded where batch == nil:
      state = .loading
      selection = []
      _ = endHighlight()
      removeShown()
      let counts = askCounts()
      layout = TableLayout(
        counts.map { TableLayout.Section(rows: StackedHeights(repeatElement(0, count: $0))) }
      )
      rebuild()
    case .counted where batch == nil:
      state = .loading
      rebuild()
      remeasureShown()
    case .unloaded, .loading, .counted, .loaded: return
    }
    state = revision == self.revision ? .loaded : .unloaded
    settle(&anchor)
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
      header: tableHeaderView?.frame.height ?? 0,
      footer: tableFooterView?.frame.height ?? 0
    )
  }

  /// Brings the content offset back within the content, if the content ends above the table's lower edge.
  func correctOffset() {
    if contentOffset.y > lowestOffset { contentOffset.y = lowestOffset }
  }
}
