internal import Foundation
internal import KitSupport
internal import PlatformUIKit

extension TableAdapter {
  /// Returns the declared height of a row, in points or as `automaticDimension`. If none is declared, returns the table
  /// view's row height.
  func height(at indexPath: IndexPath, in tableView: UITableView) -> CGFloat {
    switch shown.row(at: RowIndex(indexPath))?.height {
    case .fixed(let points): CGFloat(points)
    case .automatic: UITableView.automaticDimension
    case nil: tableView.rowHeight
    }
  }

  /// Returns the estimated height of a row in points, or `automaticDimension` if there is no estimate.
  ///
  /// The result is the fixed height of the row, or else its last measured height, or else the table view's estimate. If
  /// the row is self-sizing and `estimatedRowHeight` is 0, the result is 0.
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

  /// Stores the heights of all visible self-sizing rows after an update, because their content may have changed.
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
      notices.noteNoHeight(of: cell)
    }
  #endif
}
