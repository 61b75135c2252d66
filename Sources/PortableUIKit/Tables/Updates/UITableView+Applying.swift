import Foundation

extension UITableView {
  /// Takes on what a batch changed: the data source's counts are checked, what shows follows its row, and the
  /// rest is laid out anew.
  func apply(_ updates: TableUpdates) {
    let counts = askCounts()
    if let violation = updates.violation(before: layout.counts, after: counts) {
      Rejection.tableUpdate(self, violation).raise()
    }
    let map = TableUpdateMap(updates.operations)
    var anchor = anchor { map.kept($0) != nil }
    setNeedsLayout()
    revision += 1
    let revision = revision
    let changed = layout(counts: counts, map: map)
    guard revision == self.revision else { return }
    layout = changed
    selection = selection.compactMap(map.kept)
    highlightedRow = highlightedRow.flatMap(map.kept)
    if let row = anchor?.row, let kept = map.kept(row) { anchor?.row = kept }
    moveShown(by: map)
    guard revision == self.revision else { return }
    reconfigure(updates, map: map)
    if state == .loaded { remeasureShown() }
    settle(&anchor)
    layoutIfNeeded()
  }

  /// The heights after the batch: known ones follow their rows, others are assumed. So are those of rows that are made
  /// anew, and of rows out of view that are configured anew: what they were says nothing any more.
  private func layout(counts: [Int], map: TableUpdateMap) -> TableLayout {
    var result = keptLayout(counts: counts, map: map)
    for row in map.renewed where cells[row] == nil || map.reloads(.row(row)) {
      guard let row = map.destination(of: row) else { continue }
      for height in assumedHeights(of: [row.row], in: row.section) { result[row] = height }
    }
    return result
  }

  private func keptLayout(counts: [Int], map: TableUpdateMap) -> TableLayout {
    let sections = counts.indices.map { section -> TableLayout.Section in
      let all = 0..<counts[section]
      guard estimatesRows, let old = map.origin(ofSection: section), !map.reloads(.section(old)) else {
        return makeSection(section, rows: StackedHeights(assumedHeights(of: all, in: section)))
      }
      let count = layout[old].rows.count
      if map.onlyAppends(toSection: section, of: count) {
        var result = layout[old]
        for height in assumedHeights(of: count..<counts[section], in: section) { result.rows.append(height) }
        return result
      }
      var known = all.map { row in map.origin(of: IndexPath(row: row, section: section)).map { layout[$0] } }
      let unknown = all.filter { known[$0] == nil }
      for (row, height) in zip(unknown, assumedHeights(of: unknown, in: section)) { known[row] = height }
      var result = layout[old]
      result.rows = StackedHeights(known.compactMap { $0 })
      return result
    }
    return TableLayout(sections, header: layout.header, footer: layout.footer)
  }

  /// Gives what shows its new row or section, and takes away what has none.
  private func moveShown(by map: TableUpdateMap) {
    let oldCells = cells
    let oldEdges = edges
    cells = [:]
    edges = [:]
    for (row, cell) in oldCells { map.kept(row).map { cells[$0] = cell } }
    for (edge, view) in oldEdges { map.kept(edge).map { edges[$0] = .some(view) } }
    for (row, cell) in oldCells.sorted(by: { $0.key < $1.key }) where map.kept(row) == nil {
      end(cell, of: row)
    }
    for (edge, view) in oldEdges.sorted(by: { $0.key < $1.key }) where map.kept(edge) == nil {
      if let view { end(view, of: edge) }
    }
  }

  private func reconfigure(_ updates: TableUpdates, map: TableUpdateMap) {
    for case .reconfigureRow(let row) in updates.operations {
      guard let row = map.kept(row), let cell = cells[row], let dataSource else { continue }
      reconfigured = (row, cell)
      let answer = dataSource.tableView(self, cellForRowAt: row)
      reconfigured = nil
      guard answer === cell else { Rejection.otherCellForReconfiguredRow(row).raise() }
    }
  }
}

extension TableUpdateMap {
  /// Where a row is after the batch, or `nil` if it is gone or made anew.
  fileprivate func kept(_ row: IndexPath) -> IndexPath? {
    reloads(.row(row)) ? nil : destination(of: row)
  }

  /// Where a header or footer is after the batch, or `nil` if it is gone or made anew.
  fileprivate func kept(_ edge: SectionEdge) -> SectionEdge? {
    reloads(.section(edge.section)) ? nil : destination(ofSection: edge.section).map(edge.moved)
  }
}
