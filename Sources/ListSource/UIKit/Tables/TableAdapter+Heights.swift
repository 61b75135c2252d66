internal import Foundation
internal import KitSupport
internal import PlatformUIKit

extension TableAdapter {
  func height(at indexPath: IndexPath, in tableView: UITableView) -> CGFloat {
    let (place, width) = (RowIndex(indexPath), tableView.bounds.width - sideInsets)
    return switch shown.row(at: place)?.height {
    case .fixed(let points): CGFloat(points)
    case .aspectRatio(let ratio): max(0, width / CGFloat(ratio))
    case .measured:
      measuredHeight(of: place, measuringWidth: width).map { CGFloat($0) } ?? UITableView.automaticDimension
    case .automatic: UITableView.automaticDimension
    case nil: tableView.rowHeight
    }
  }

  func estimatedHeight(at indexPath: IndexPath, in tableView: UITableView) -> CGFloat {
    let common = tableView.estimatedRowHeight
    if shown.row(at: RowIndex(indexPath))?.height == .measured {
      return measuredHeight(of: RowIndex(indexPath)).map { CGFloat($0) } ?? (common > 0 ? common : 44)
    }
    let height = self.tableView(tableView, heightForRowAt: indexPath)
    if height >= 0 || common == 0 { return max(0, height) }
    enterSurroundings()
    if let id = shown.id(of: RowIndex(indexPath)), let known = heights[id] { return CGFloat(known) }
    return common > 0 ? common : UITableView.automaticDimension
  }

  /// Does nothing during batch updates, because the cell may still show its old content.
  func remember(heightOf cell: UITableViewCell, at indexPath: IndexPath, in tableView: UITableView) {
    guard !progress.isUpdating, height(at: indexPath, in: tableView) < 0 else { return }
    guard let id = shown.id(of: RowIndex(indexPath)) else { return }
    enterSurroundings()
    heights.record(Double(cell.bounds.height), for: id)
    #if DEBUG
      reportMissingHeight(of: cell, at: indexPath, in: tableView)
    #endif
  }

  func rememberHeights(in tableView: UITableView) {
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      guard let cell = tableView.cellForRow(at: indexPath) else { continue }
      remember(heightOf: cell, at: indexPath, in: tableView)
    }
  }

  #if DEBUG
    /// Reports a cell that determines no height. Only cells of the standard height, UIKit's fallback, are measured.
    private func reportMissingHeight(
      of cell: UITableViewCell,
      at indexPath: IndexPath,
      in tableView: UITableView
    ) {
      let standardHeight: CGFloat = 44
      // A subclass may have returned the standard height.
      guard cell.bounds.height == standardHeight, cell.bounds.width > 0, cell.fittingHeight <= 0,
        self.tableView(tableView, heightForRowAt: indexPath) < 0
      else { return }
      reportNoHeight(of: cell)
    }
  #endif
}

extension TableAdapter {
  func height(of supplement: Supplement?, ofSection index: Int, in tableView: UITableView) -> CGFloat {
    switch supplement {
    case .view(let view): (view as? UIView)?.bounds.height ?? 0
    case .title, .value: UITableView.automaticDimension
    case nil where tableView.style == .insetGrouped && shown.numberOfRows(inSection: index) > 0:
      UITableView.automaticDimension
    // In another grouped one, 0 means the default height, too. The least nonzero height is invisible.
    case nil: tableView.style == .plain ? 0 : CGFloat.leastNonzeroMagnitude
    }
  }

  /// Returns the first value that is not negative: `height`, `common`, or a default estimate of 28 points.
  func estimate(_ height: CGFloat, or common: CGFloat) -> CGFloat {
    height >= 0 ? height : common >= 0 ? common : 28
  }
}
