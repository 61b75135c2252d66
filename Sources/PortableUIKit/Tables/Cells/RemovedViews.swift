import Foundation

/// Cells, headers and footers that were removed from their table, and their places.
struct TakenViews {
  var cells: [(row: IndexPath, view: UITableViewCell)] = []
  var edges: [(edge: SectionEdge, view: UIView)] = []
}

extension UITableView {
  /// Removes the cells, headers and footers that satisfy the conditions, and returns them.
  func take(
    rows isTaken: (IndexPath) -> Bool = { _ in true },
    edges isTakenEdge: (SectionEdge) -> Bool = { _ in true }
  ) -> TakenViews {
    var taken = TakenViews()
    for row in cells.keys.filter(isTaken).sorted() {
      if let cell = cells.removeValue(forKey: row) { taken.cells.append((row, cell)) }
    }
    for edge in edges.keys.filter(isTakenEdge).sorted() {
      if case .some(.some(let view)) = edges.removeValue(forKey: edge) { taken.edges.append((edge, view)) }
    }
    for view in taken.cells.map(\.view) + taken.edges.map(\.view) where view.superview === self {
      view.removeFromSuperview()
    }
    return taken
  }

  /// Reports removed views to the delegate and keeps them for reuse.
  func end(_ taken: TakenViews) {
    for (row, cell) in taken.cells {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row)
      keep(cell)
    }
    for (edge, view) in taken.edges {
      switch edge {
      case .header(let section):
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      case .footer(let section):
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
      keep(view)
    }
  }

  /// Keeps a view for reuse unless it is in a superview.
  func keep(_ view: UIView?) {
    guard let view, view.superview == nil else { return }
    switch view {
    case let cell as UITableViewCell: cellPool.keep(cell, for: cell.reuseIdentifier)
    case let edge as UITableViewHeaderFooterView: edgePool.keep(edge, for: edge.reuseIdentifier)
    default: break
    }
  }
}
