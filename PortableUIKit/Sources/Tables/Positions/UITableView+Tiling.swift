import Foundation

extension UITableView {
  /// The visible vertical extent of the content.
  var visibleSpan: Span { Span(start: bounds.minY, height: bounds.height) }

  /// Positions a view at a vertical extent, and gives the view the width of a row.
  func place(_ view: UIView, at span: Span) {
    view.frame = CGRect(x: sideInset, y: span.start, width: contentWidth, height: span.height)
  }

  /// Adds the missing cells, headers and footers in the visible area, and removes those outside it.
  ///
  /// If a callback reloads the table or ends a batch update, the method starts again, at most three times. After that,
  /// it leaves the remaining views to the next layout pass.
  func tile() {
    guard batch == nil, !isTiling, !isLoading else { return }
    isTiling = true
    let textSize = UIView.textSizeOutsideWindows
    UIView.textSizeOutsideWindows = preferredTextSize
    defer { (isTiling, UIView.textSizeOutsideWindows) = (false, textSize) }
    for _ in 0..<4 {
      loadIfNeeded()
      guard need < .counts else { continue }
      let revision = revision
      tile(at: revision)
      if revision == self.revision {
        let removed = leaving
        leaving = []
        removed.forEach(end)
      }
      guard revision != self.revision || need > .nothing else {
        _ = takeLayout()
        return
      }
    }
    setNeedsLayout()
  }

  private func tile(at revision: Int) {
    removeOutOfView()
    var anchor = anchor()
    while showMissing(at: revision, &anchor) {}
    guard revision == self.revision else { return }
    removeOutOfView()
    placeShown()
  }

  /// Adds the missing cells, headers and footers in the visible area, from top to bottom.
  ///
  /// The method stops if a callback changes the table's revision.
  ///
  /// - Returns: `true` if a row, header or footer was missing, or `false` if none was missing or the method stopped
  ///   early. If the result is `true`, another pass is needed, because measured heights can make other rows visible.
  private func showMissing(at revision: Int, _ anchor: inout Anchor?) -> Bool {
    var hasShown = false
    var section = layout.sections(in: visibleSpan).lowerBound
    while hasSection(section), layout.span(ofSection: section).start < visibleSpan.end {
      hasShown = showMissing(.header(section), &anchor) || hasShown
      guard revision == self.revision else { return false }
      var row = layout.firstRow(in: visibleSpan, ofSection: section)
      while layout.contains(row), layout.span(of: row).start < visibleSpan.end {
        if cells[row] == nil, layout[row] > 0 {
          showRow(row)
          guard revision == self.revision else { return false }
          settle(&anchor)
          hasShown = true
        }
        row.row += 1
      }
      hasShown = showMissing(.footer(section), &anchor) || hasShown
      guard revision == self.revision else { return false }
      section += 1
    }
    return hasShown
  }

  /// Adds a header or footer if it belongs in the visible area and is missing.
  ///
  /// - Returns: Whether the header or footer was missing.
  private func showMissing(_ edge: SectionEdge, _ anchor: inout Anchor?) -> Bool {
    guard edges[edge] == nil, isInView(edge) else { return false }
    let revision = revision
    show(edge)
    if revision == self.revision { settle(&anchor) }
    return true
  }

  private func showRow(_ row: IndexPath) {
    let revision = revision
    guard let dataSource else { Rejection.noDataSource.raise() }
    let cell = dataSource.tableView(self, cellForRowAt: row)
    guard revision == self.revision else { return keep(cell) }
    updateEditing(of: cell, at: row)
    cell.frame.size.width = contentWidth
    let height = height(ofRow: row, for: cell)
    guard revision == self.revision else { return keep(cell) }
    layout[row] = height
    guard height > 0 else { return keep(cell) }
    cells[row] = cell
    place(cell, at: layout.span(of: row))
    let isSelected = selection.contains(row)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    insertSubview(cell, at: refreshControl == nil ? 0 : 1)
    delegate?.tableView(self, willDisplay: cell, forRowAt: row)
  }

  private func removeOutOfView() {
    let rows = Set(layout.rows(in: visibleSpan))
    let sections = layout.sections(in: visibleSpan)
    end(removeViews(rows: { !rows.contains($0) }, edges: { !sections.contains($0.section) || !isInView($0) }))
  }

  private func placeShown() {
    for (row, cell) in cells { place(cell, at: layout.span(of: row)) }
    for case (let edge, let view?) in edges { place(view, at: placeOfEdge(edge)) }
    for (view, start) in [(tableHeaderView, 0), (tableFooterView, layout.height - layout.footer)] {
      view?.frame.origin = CGPoint(x: 0, y: start)
      view?.frame.size.width = bounds.width
    }
  }

  /// Measures the visible cells, headers and footers again, without replacing them.
  ///
  /// If a callback requests a reload, the method stops.
  func remeasureShown() {
    for (row, cell) in cells where need < .counts {
      cell.frame.size.width = contentWidth
      layout[row] = height(ofRow: row, for: cell)
    }
    for (edge, view) in edges where need < .counts {
      view?.frame.size.width = contentWidth
      setHeight(height(of: edge, showing: view), of: edge)
    }
  }

  /// Returns an anchor for the first visible row that satisfies `isHeld`, or `nil` if there is no such row.
  ///
  /// If the table is scrolled to the top, the result is also `nil`, so that the table stays at the top.
  func anchor(where isHeld: (IndexPath) -> Bool = { _ in true }) -> Anchor? {
    guard contentOffset.y > highestOffset else { return nil }
    let rows = cells.keys.filter { layout.span(of: $0).overlaps(visibleSpan) && isHeld($0) }
    return rows.min().map { Anchor(row: $0, start: layout.span(of: $0).start) }
  }

  /// Updates the content size from the layout, and corrects the content offset.
  ///
  /// If heights above the anchor's row changed, the method changes the offset so that the row keeps its visible
  /// position. It also updates the anchor. If the offset was within its maximum, it stays within the new maximum.
  func settle(_ anchor: inout Anchor?) {
    let wasWithinContent = contentOffset.y <= lowestOffset
    contentSize = CGSize(width: bounds.width, height: layout.height)
    if let held = anchor, layout.contains(held.row) {
      let start = layout.span(of: held.row).start
      anchor?.start = start
      if start != held.start { contentOffset.y = max(highestOffset, contentOffset.y + start - held.start) }
    }
    if wasWithinContent { correctOffset() }
  }
}
