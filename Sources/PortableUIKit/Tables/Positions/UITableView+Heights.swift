import Foundation

extension UITableView {
  /// The height of what nobody gives another one (observed, not documented).
  static let standardRowHeight: CGFloat = 44

  /// How far rows are from the left and right edges (observed, not documented).
  var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }

  /// The width of rows, headers and footers.
  var contentWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

  /// Whether the heights of rows are found when they show: where a number of points to assume is given, by the
  /// property or by the delegate.
  func asksForEstimates(_ counts: [Int]) -> Bool {
    if estimatedRowHeight != 0 { return true }
    guard let delegate, let section = counts.firstIndex(where: { $0 > 0 }) else { return false }
    let row = IndexPath(row: 0, section: section)
    return delegate.tableView(self, estimatedHeightForRowAt: row) != .unanswered
  }

  /// The heights to stack for rows before they show. The delegate is asked for every one of them, unless it does
  /// not answer for the first. Where its estimate is 0, its height counts (assumed: the page of the property says
  /// that 0 disables estimates, that of the method does not).
  func assumedHeights(of rows: some Sequence<Int>, in section: Int) -> [CGFloat] {
    let common = commonHeight
    var answering = delegate
    return rows.map { row in
      guard let delegate = answering else { return common }
      let path = IndexPath(row: row, section: section)
      let estimate = estimatesRows ? delegate.tableView(self, estimatedHeightForRowAt: path) : 0
      let height = estimate == 0 ? delegate.tableView(self, heightForRowAt: path) : estimate
      if height == .unanswered || need == .counts { answering = nil }
      return height.points ?? common
    }
  }

  private var commonHeight: CGFloat {
    let estimate = estimatesRows ? estimatedRowHeight.points : nil
    return estimate.flatMap { $0 > 0 ? $0 : nil } ?? rowHeight.points ?? UITableView.standardRowHeight
  }

  /// The height of a row that shows: what the delegate says, else the table, else the cell.
  func height(ofRow row: IndexPath, for cell: UITableViewCell) -> CGFloat {
    guard estimatesRows else { return layout[row] }
    let answer = delegate?.tableView(self, heightForRowAt: row) ?? .unanswered
    let height = answer == .unanswered ? rowHeight : answer
    return height.points ?? fittingHeight(of: cell) ?? UITableView.standardRowHeight
  }

  /// The height that a view asks for in the table's width, if it asks for one.
  func fittingHeight(of view: UIView) -> CGFloat? {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: contentWidth, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return size.height > 0 ? size.height.points : nil
  }
}
