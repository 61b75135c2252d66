internal import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension TableAdapter {
  /// The height of a row that shows: the declared one, else the table view's.
  func height(at indexPath: IndexPath, in tableView: UITableView) -> CGFloat {
    switch shown.row(at: RowIndex(indexPath))?.height {
    case .fixed(let points): CGFloat(points)
    case .automatic: UITableView.automaticDimension
    case nil: tableView.rowHeight
    }
  }

  /// The height to assume of a row until it shows: the declared one, else the one that it had when it last showed. 0 asks
  /// for the height itself, as the app does by an `estimatedRowHeight` of 0.
  func estimatedHeight(at indexPath: IndexPath, in tableView: UITableView) -> CGFloat {
    let height = self.tableView(tableView, heightForRowAt: indexPath)
    if height >= 0 || tableView.estimatedRowHeight == 0 { return max(0, height) }
    enterSurroundings(of: tableView)
    if let id = shown.id(of: RowIndex(indexPath)), let known = heights[id] { return CGFloat(known) }
    let common = tableView.estimatedRowHeight
    return common > 0 ? common : UITableView.automaticDimension
  }

  /// Remembers how high a row was found to be that is about to show. Between two lists it may show the earlier content,
  /// whose height is not that of the list to come.
  ///
  /// Debug builds report a cell that asked for no height.
  func remember(heightOf cell: UITableViewCell, at indexPath: IndexPath, in tableView: UITableView) {
    guard !progress.isUpdating, height(at: indexPath, in: tableView) < 0 else { return }
    guard let id = shown.id(of: RowIndex(indexPath)) else { return }
    enterSurroundings(of: tableView)
    heights.record(Double(cell.bounds.height), for: id)
    #if DEBUG
      reportIfItAskedForNone(cell, at: indexPath, in: tableView)
    #endif
  }

  /// Remembers how high the rows in view were found to be, some of which may show something else than when they came.
  func rememberHeights(in tableView: UITableView) {
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      guard let cell = tableView.cellForRow(at: indexPath) else { continue }
      remember(heightOf: cell, at: indexPath, in: tableView)
    }
  }

  /// Forgets the heights of rows that go, or show something else.
  ///
  /// - Complexity: linear in the number of such rows.
  func forgetHeights(of batches: ListBatches) {
    if !heights.isEmpty { batches.forEachStaleRow { heights.forget($0) } }
  }

  private func enterSurroundings(of tableView: UITableView) {
    let textSize = tableView.traitCollection.preferredContentSizeCategory.rawValue
    heights.enter(.init(width: Double(tableView.bounds.width), textSize: textSize))
  }

  #if DEBUG
    /// Reports a class of cells, once, of which one asked for no height, so that the table view gave it the standard one.
    /// The cell is asked once more for that.
    private func reportIfItAskedForNone(
      _ cell: UITableViewCell,
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
      // A subclass may have given the height.
      guard size.height <= 0, self.tableView(tableView, heightForRowAt: indexPath) < 0 else { return }
      notices.noteNoHeight(of: cell)
    }
  #endif
}
