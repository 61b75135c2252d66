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

  /// The height to assume of a row until it shows: the declared one, else the one that it had when it showed last.
  func estimatedHeight(at indexPath: IndexPath, in tableView: UITableView) -> CGFloat {
    let height = height(at: indexPath, in: tableView)
    guard height < 0 else { return height }
    enterSurroundings(of: tableView)
    if let id = shown.id(of: RowIndex(indexPath)), let known = heights[id] { return CGFloat(known) }
    let common = tableView.estimatedRowHeight
    return common > 0 ? common : UITableView.automaticDimension
  }

  /// Remembers how high a row was found to be that is about to show.
  ///
  /// Debug builds report a cell that asked for no height.
  func remember(heightOf cell: UITableViewCell, at indexPath: IndexPath, in tableView: UITableView) {
    guard height(at: indexPath, in: tableView) < 0, let id = shown.id(of: RowIndex(indexPath)) else { return }
    enterSurroundings(of: tableView)
    heights.record(Double(cell.bounds.height), for: id)
    #if DEBUG
      reportIfItAskedForNone(cell)
    #endif
  }

  /// Remembers how high the rows in view were found to be, some of which may show something else than when they came.
  func rememberHeights(in tableView: UITableView) {
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      guard let cell = tableView.cellForRow(at: indexPath) else { continue }
      remember(heightOf: cell, at: indexPath, in: tableView)
    }
  }

  /// Forgets the heights of rows that a list does not have, or not with the content that is shown now.
  ///
  /// - Complexity: linear in the number of heights; constant where the list is the one that is shown with rows appended.
  func forgetHeights(notIn source: ListSource) {
    let before = shown.source
    if source.snapshot.continues(before.snapshot) { return }
    heights.keep { id in
      guard let now = source.row(withID: id), let before = before.row(withID: id) else { return false }
      return now.showsTheSame(as: before)
    }
  }

  private func enterSurroundings(of tableView: UITableView) {
    let textSize = tableView.traitCollection.preferredContentSizeCategory.rawValue
    heights.enter(.init(width: Double(tableView.bounds.width), textSize: textSize))
  }

  #if DEBUG
    /// Reports a class of cells, once, of which one asked for no height, so that the table view gave it the standard one.
    /// The cell is asked once more for that.
    private func reportIfItAskedForNone(_ cell: UITableViewCell) {
      let standardHeight: CGFloat = 44
      guard cell.bounds.height == standardHeight, cell.bounds.width > 0 else { return }
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: cell.bounds.width, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      if size.height <= 0 { notices.noteNoHeight(of: cell) }
    }
  #endif
}
