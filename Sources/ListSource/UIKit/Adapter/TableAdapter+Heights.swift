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

  /// Remembers how high a row was found to be that shows.
  func remember(heightOf cell: UITableViewCell, at indexPath: IndexPath, in tableView: UITableView) {
    guard height(at: indexPath, in: tableView) < 0, let id = shown.id(of: RowIndex(indexPath)) else { return }
    enterSurroundings(of: tableView)
    heights.record(Double(cell.bounds.height), for: id)
    assert(warnsIfItAskedForNone(cell))
  }

  private func enterSurroundings(of tableView: UITableView) {
    let textSize = tableView.traitCollection.preferredContentSizeCategory.rawValue
    heights.enter(.init(width: Double(tableView.bounds.width), textSize: textSize))
  }

  /// Reports a class of cells, once, of which one asked for no height, so that the table view gave it the standard one.
  ///
  /// It asks the cell once more, so only debug builds do it. It is always true.
  private func warnsIfItAskedForNone(_ cell: UITableViewCell) -> Bool {
    guard cell.bounds.height == Self.standardHeight, cell.bounds.width > 0 else { return true }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: cell.bounds.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    if size.height <= 0 { notices.noteNoHeight(of: cell) }
    return true
  }

  /// What a table view makes a row high that asks for nothing, in points.
  private static var standardHeight: CGFloat { 44 }
}
