internal import Foundation
internal import KitSupport
internal import PlatformUIKit

extension TableAdapter {
  func height(at indexPath: IndexPath, in tableView: UITableView) -> CGFloat {
    switch shown.row(at: RowIndex(indexPath))?.height {
    case .fixed(let points): CGFloat(points)
    case .automatic: UITableView.automaticDimension
    case nil: tableView.rowHeight
    }
  }

  func estimatedHeight(at indexPath: IndexPath, in tableView: UITableView) -> CGFloat {
    let height = self.tableView(tableView, heightForRowAt: indexPath)
    if height >= 0 || tableView.estimatedRowHeight == 0 { return max(0, height) }
    enterSurroundings(of: tableView)
    if let id = shown.id(of: RowIndex(indexPath)), let known = heights[id] { return CGFloat(known) }
    let common = tableView.estimatedRowHeight
    return common > 0 ? common : UITableView.automaticDimension
  }

  /// Stores the height of a cell if its row is self-sizing.
  ///
  /// Does nothing during batch updates, because the cell may still show its old content. In debug builds, the method
  /// also reports a self-sizing cell whose content does not determine a height.
  func remember(heightOf cell: UITableViewCell, at indexPath: IndexPath, in tableView: UITableView) {
    guard !progress.isUpdating, height(at: indexPath, in: tableView) < 0 else { return }
    guard let id = shown.id(of: RowIndex(indexPath)) else { return }
    enterSurroundings(of: tableView)
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

  /// Discards the stored heights of deleted and updated rows.
  ///
  /// - Complexity: Linear in the number of updated rows, plus the number of old rows that the comparison of the lists
  ///   does not skip.
  func forgetHeights(of batches: ListBatches) {
    if !heights.isEmpty { batches.forEachStaleRow { id, _ in heights.forget(id) } }
  }

  private func enterSurroundings(of tableView: UITableView) {
    let textSize = tableView.traitCollection.preferredContentSizeCategory.rawValue
    heights.enter(.init(width: Double(tableView.bounds.width), textSize: textSize))
  }

  #if DEBUG
    /// Reports a self-sizing cell if its content does not determine a height. Each cell class is reported only once.
    ///
    /// The table view gives such a cell the standard height. The method therefore measures only cells with this height.
    private func reportMissingHeight(
      of cell: UITableViewCell,
      at indexPath: IndexPath,
      in tableView: UITableView
    ) {
      let standardHeight: CGFloat = 44
      guard cell.bounds.height == standardHeight, cell.bounds.width > 0 else { return }
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: cell.bounds.width, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      // A subclass may have returned the standard height.
      guard size.height <= 0, self.tableView(tableView, heightForRowAt: indexPath) < 0 else { return }
      reportNoHeight(of: cell)
    }
  #endif
}

extension TableAdapter {
  /// Returns the height of a header or footer in points, or `automaticDimension` if it is self-sizing.
  ///
  /// If `supplement` is nil, the result is 0 or the least nonzero height.
  func height(of supplement: Supplement?, in tableView: UITableView) -> CGFloat {
    switch supplement {
    case .view(let view): (view as? UIView)?.bounds.height ?? 0
    case .title, .value: UITableView.automaticDimension
    // In a grouped table view, 0 means the default height. The least nonzero height is invisible.
    case nil: tableView.style == .plain ? 0 : CGFloat.leastNonzeroMagnitude
    }
  }

  /// Returns the first value that is not negative: `height`, `common`, or a default estimate of 28 points.
  func estimate(_ height: CGFloat, or common: CGFloat) -> CGFloat {
    height >= 0 ? height : common >= 0 ? common : 28
  }
}
