import Foundation

extension UITableView {
  /// What shows of the content.
  var visibleSpan: Span { Span(start: bounds.minY, height: bounds.height) }

  /// Places a view that is as wide as rows are.
  func place(_ view: UIView, at span: Span) {
    view.frame = CGRect(x: sideInset, y: span.start, width: contentWidth, height: span.height)
  }

  /// Has cells, headers and footers for what is in view, and for nothing else.
  ///
  /// A callback that reloads the table or ends a batch overtakes the work, which is then begun again, a few
  /// times if need be; what is left is done at the next layout.
  func tile() {
    guard batch == nil, !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    for _ in 0..<4 {
      loadIfNeeded()
      let revision = revision
      tile(at: revision)
      guard revision != self.revision || state != .loaded else {
        _ = takeLayout()
        return
      }
    }
    setNeedsLayout()
  }

  private func tile(at revision: Int) {
    removeOutOfView()
    var anchor = anchor()
    while revision == self.revision, showNext(), revision == self.revision { settle(&anchor) }
    guard revision == self.revision else { return }
    removeOutOfView()
    placeShown()
  }

  /// Shows the first part in view that does not show yet, and says whether there was one.
  private func showNext() -> Bool {
    if let edge = edgesInView().first(where: { edges[$0] == nil }) {
      show(edge)
      return true
    }
    guard let row = layout.rows(in: visibleSpan).first(where: { cells[$0] == nil }) else { return false }
    showRow(row)
    return true
  }

  private func showRow(_ row: IndexPath) {
    let revision = revision
    guard let dataSource else { Rejection.noDataSource.raise() }
    let cell = dataSource.tableView(self, cellForRowAt: row)
    guard revision == self.revision else { return cellPool.keep(cell, for: cell.reuseIdentifier) }
    cell.frame.size.width = contentWidth
    let height = height(ofRow: row, for: cell)
    guard revision == self.revision else { return cellPool.keep(cell, for: cell.reuseIdentifier) }
    layout[row] = height
    cells[row] = cell
    place(cell, at: layout.span(of: row))
    let isSelected = selection.contains(row)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    insertSubview(cell, at: refreshControl == nil ? 0 : 1)
    delegate?.tableView(self, willDisplay: cell, forRowAt: row)
  }

  /// Takes a row's cell away, tells the delegate and keeps the cell to be used again.
  func removeRow(_ row: IndexPath) {
    guard let cell = cells.removeValue(forKey: row) else { return }
    end(cell, of: row)
  }

  /// Takes away a cell that no row has any more.
  func end(_ cell: UITableViewCell, of row: IndexPath) {
    if cell.superview === self { cell.removeFromSuperview() }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row)
    cellPool.keep(cell, for: cell.reuseIdentifier)
  }

  /// Takes away all cells, headers and footers.
  func removeShown() {
    for row in cells.keys.sorted() { removeRow(row) }
    for edge in edges.keys.sorted() { remove(edge) }
  }

  private func removeOutOfView() {
    let revision = revision
    let visible = Set(layout.rows(in: visibleSpan))
    for row in cells.keys.sorted() where revision == self.revision && !visible.contains(row) {
      removeRow(row)
    }
    let visibleEdges = Set(edgesInView())
    for edge in edges.keys.sorted() where revision == self.revision && !visibleEdges.contains(edge) {
      remove(edge)
    }
  }

  private func placeShown() {
    for (row, cell) in cells { place(cell, at: layout.span(of: row)) }
    for case (let edge, let view?) in edges { place(view, at: placeOfEdge(edge)) }
    for (view, start) in [(tableHeaderView, 0), (tableFooterView, layout.height - layout.footer)] {
      view?.frame.origin = CGPoint(x: 0, y: start)
      view?.frame.size.width = bounds.width
    }
  }

  /// Finds the heights of what shows again; cells and views stay.
  func remeasureShown() {
    for (row, cell) in cells {
      cell.frame.size.width = contentWidth
      let height = height(ofRow: row, for: cell)
      if layout.contains(row) { layout[row] = height }
    }
    for (edge, view) in edges {
      view?.frame.size.width = contentWidth
      let height = height(of: edge, showing: view)
      if hasSection(edge.section) { setHeight(height, of: edge) }
    }
  }

  /// The first row that shows and satisfies the condition, and where it is, so that it can be held there; none
  /// at the content's beginning, which is held itself.
  func anchor(where isHeld: (IndexPath) -> Bool = { _ in true }) -> Anchor? {
    guard contentOffset.y > highestOffset else { return nil }
    let rows = cells.keys.filter { layout.span(of: $0).overlaps(visibleSpan) && isHeld($0) }
    return rows.min().map { Anchor(row: $0, start: layout.span(of: $0).start) }
  }

  /// Takes on the layout's height. What is above the anchor may have changed its height, which is scrolled, so
  /// that nothing in view jumps; an offset that was within the content stays within it.
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

/// A row that is to stay where it is seen, and where it was in the content.
struct Anchor {
  var row: IndexPath
  var start: CGFloat
}
