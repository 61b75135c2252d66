import Foundation

extension UITableView {
  /// Applies a batch update to the layout, the selection and the visible views.
  ///
  /// If a callback requests a reload, the reload replaces the batch update. If the operations contradict each other or
  /// the data source's row counts, the app terminates with an error message.
  func apply(_ updates: BatchUpdates) {
    let map = BatchUpdateMap(updates.operations)
    var anchor: Anchor?
    revision += 1
    load {
      let counts = askCounts()
      guard need < .counts else { return }
      if let violation = updates.violation(before: layout.counts, after: counts) {
        Rejection.tableUpdate(self, violation).raise()
      }
      anchor = self.anchor { map.kept($0) != nil }
      updateLayout(counts, map: map)
      if updates.operations.isEmpty { estimateAgain() }
      if let row = anchor?.row, let kept = map.kept(row) { anchor?.row = kept }
      move(by: map)
      reconfigure(updates, map: map)
      remeasureShown()
    }
    settle(&anchor)
    layoutIfNeeded()
  }

  /// Updates the layout after a batch update.
  ///
  /// Rows keep their heights when they move. Inserted and reloaded rows get estimated heights, as do reconfigured rows
  /// that aren't visible. If the table doesn't use estimates, it requests all heights again.
  ///
  /// The array `counts` contains the number of rows in each section after the batch update.
  func updateLayout(_ counts: [Int], map: BatchUpdateMap) {
    layout = keptLayout(counts: counts, map: map)
    for row in map.renewed where cells[row] == nil || map.reloads(.row(row)) {
      guard let row = map.destination(of: row) else { continue }
      for height in assumedHeights(of: [row.row], in: row.section) { layout[row] = height }
    }
  }

  /// Asks for the estimated heights of all rows again, which an empty batch update may change.
  ///
  /// Apple documents that such an update changes the heights of rows, but not for which rows the table asks.
  private func estimateAgain() {
    guard estimatesRows else { return }
    for (section, count) in layout.counts.enumerated() {
      let heights = assumedHeights(of: 0..<count, in: section)
      guard need < .counts else { return }
      layout[section].rows = StackedHeights(heights)
    }
  }

  private func keptLayout(counts: [Int], map: BatchUpdateMap) -> TableLayout {
    var added: [Int: [CGFloat]] = [:]
    var sections = counts.indices.map { section -> TableLayout.Section in
      let all = 0..<counts[section]
      guard estimatesRows, let old = map.origin(ofSection: section), !map.reloads(.section(old)) else {
        return makeSection(section, rows: StackedHeights(assumedHeights(of: all, in: section)))
      }
      var result = layout[old]
      let count = result.rows.count
      if map.onlyAppends(toSection: section, of: count) {
        added[section] = assumedHeights(of: count..<counts[section], in: section)
        return result
      }
      var known = all.map { row in map.origin(of: IndexPath(row: row, section: section)).map { layout[$0] } }
      let unknown = all.filter { known[$0] == nil }
      for (row, height) in zip(unknown, assumedHeights(of: unknown, in: section)) { known[row] = height }
      result.rows = StackedHeights(known.compactMap { $0 })
      return result
    }
    let (header, footer) = (layout.header, layout.footer)
    // The old layout shares its heights with the new sections. Clearing it lets the sections append heights without
    // copying.
    layout = TableLayout()
    for (section, heights) in added {
      for height in heights { sections[section].rows.append(height) }
    }
    return TableLayout(sections, header: header, footer: footer)
  }

  /// Updates the index paths of the visible views, the selection and the highlight after a batch update.
  ///
  /// The method deselects deleted and reloaded rows, and removes the views of deleted and reloaded rows and sections.
  func move(by map: BatchUpdateMap) {
    selection.move(by: map.kept)
    prefetching.move(by: map.kept)
    highlightedRow = highlightedRow.flatMap(map.kept)
    leaving.append(removeViews(rows: { map.kept($0) == nil }, edges: { map.kept($0) == nil }))
    cells = cells.moved(by: map.kept)
    edges = edges.moved(by: map.kept)
  }

  private func reconfigure(_ updates: BatchUpdates, map: BatchUpdateMap) {
    defer { reconfigured = nil }
    for case .reconfigureRow(let row) in updates.operations where need < .counts {
      guard let row = map.kept(row), let cell = cells[row], let dataSource else { continue }
      reconfigured = (row, cell)
      let answer = dataSource.tableView(self, cellForRowAt: row)
      guard answer === cell else { Rejection.otherCellForReconfiguredRow(row).raise() }
    }
  }
}

extension BatchUpdateMap {
  /// Returns a header or footer with the index of its section after the batch update.
  ///
  /// If the section was deleted or reloaded, the result is `nil`.
  fileprivate func kept(_ edge: SectionEdge) -> SectionEdge? {
    reloads(.section(edge.section)) ? nil : destination(ofSection: edge.section).map(edge.moved)
  }
}
