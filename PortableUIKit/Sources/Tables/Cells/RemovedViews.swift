import Foundation

/// The cells, headers and footers that a table removed, with their index paths or sections before the removal.
struct RemovedViews {
  var cells: [(row: IndexPath, view: UITableViewCell)] = []
  var edges: [(edge: SectionEdge, view: UIView)] = []
}

extension UITableView {
  /// Removes and returns the cells of the rows that satisfy `isRemoved`, and the headers and footers that satisfy
  /// `isRemovedEdge`.
  func removeViews(
    rows isRemoved: (IndexPath) -> Bool = { _ in true },
    edges isRemovedEdge: (SectionEdge) -> Bool = { _ in true }
  ) -> RemovedViews {
    var removed = RemovedViews()
    for row in cells.keys.filter(isRemoved).sorted() {
      if let cell = cells.removeValue(forKey: row) { removed.cells.append((row, cell)) }
    }
    for edge in edges.keys.filter(isRemovedEdge).sorted() {
      if case .some(.some(let view)) = edges.removeValue(forKey: edge) { removed.edges.append((edge, view)) }
    }
    for view in removed.cells.map(\.view) + removed.edges.map(\.view) where view.superview === self {
      view.removeFromSuperview()
    }
    return removed
  }

  /// Notifies the delegate that the views are no longer displayed, and keeps those with a reuse identifier for reuse.
  func end(_ removed: RemovedViews) {
    for (row, cell) in removed.cells {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row)
      keep(cell)
    }
    for (edge, view) in removed.edges {
      switch edge {
      case .header(let section):
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      case .footer(let section):
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
      keep(view)
    }
  }

  /// Keeps a cell, header or footer for reuse if it has a reuse identifier and no superview.
  func keep(_ view: UIView?) {
    guard let view, view.superview == nil else { return }
    switch view {
    case let cell as UITableViewCell: cellPool.keep(cell, for: cell.reuseIdentifier)
    case let edge as UITableViewHeaderFooterView: edgePool.keep(edge, for: edge.reuseIdentifier)
    default: break
    }
  }
}
