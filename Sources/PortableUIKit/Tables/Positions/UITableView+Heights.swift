import Foundation

extension UITableView {
  /// The default height of a row (observed, not documented).
  static let standardRowHeight: CGFloat = 44

  /// The distance of rows from the left and right edges (observed, not documented).
  var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }

  /// The width of rows, headers and footers.
  var contentWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

  /// Returns whether row heights are estimated until the rows come into view: if the property or the delegate gives an
  /// estimate.
  func asksForEstimates(_ counts: [Int]) -> Bool {
    if estimatedRowHeight != 0 { return true }
    guard let delegate, let section = counts.firstIndex(where: { $0 > 0 }) else { return false }
    let row = IndexPath(row: 0, section: section)
    return delegate.tableView(self, estimatedHeightForRowAt: row) != .unanswered
  }

  /// Returns the heights of rows before they come into view. The delegate is asked for every row, unless it doesn't
  /// answer for the first. If its estimate is 0, its height is used instead (assumed: the property's page says that 0
  /// disables estimates, the method's page doesn't).
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

  /// Returns the height of a row in view: from the delegate, from the table, or from the cell.
  func height(ofRow row: IndexPath, for cell: UITableViewCell) -> CGFloat {
    guard estimatesRows else { return layout[row] }
    let answer = delegate?.tableView(self, heightForRowAt: row) ?? .unanswered
    let height = answer == .unanswered ? rowHeight : answer
    return height.points ?? fittingHeight(of: cell) ?? UITableView.standardRowHeight
  }

  /// Returns the height that a view prefers in the table's width, or `nil` if it has none.
  func fittingHeight(of view: UIView) -> CGFloat? {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: contentWidth, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return size.height > 0 ? size.height.points : nil
  }
}
