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

// Where all rows are declared to be as high, the table view is told once and need not ask for each.
extension TableAdapter {
  /// Whether the table view's row height says how high each row is.
  var usesRowHeight: Bool { ownRowHeight != nil }

  /// Has the table view ask for each row, unless a list has them as high as they are.
  func leaveRowHeight(ifOtherThanIn source: ListSource) {
    guard let tableView, let own = ownRowHeight, source.rowHeight != tableView.rowHeight else { return }
    ownRowHeight = nil
    tableView.rowHeight = own
    askAgain()
  }

  /// Tells the table view the height that all rows of a list have, if they do.
  func useRowHeight(of source: ListSource) {
    guard let tableView, ownRowHeight == nil, let height = source.rowHeight else { return }
    ownRowHeight = tableView.rowHeight
    tableView.rowHeight = height
    askAgain()
  }
}

extension ListSource {
  /// The height in points that is declared for every row; nil where it is not the same for all.
  fileprivate var rowHeight: CGFloat? {
    var found: Double?
    for section in sections {
      for group in section.groups where group.count > 0 {
        guard case .fixed(let points) = commonHeight(of: group, in: section), points == found ?? points else {
          return nil
        }
        found = points
      }
    }
    return found.map { CGFloat($0) }
  }

  private func commonHeight(of group: RowGroup, in section: ListSection) -> CellHeight? {
    if let declared = group.height ?? section.height { return declared }
    let first = group.modelHeight(at: 0) ?? height
    return first != nil && group.modelsAgreeOnHeight ? first : nil
  }
}
