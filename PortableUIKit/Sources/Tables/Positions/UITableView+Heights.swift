import Foundation

extension UITableView {
  /// The default height of a row, in points. Apple doesn't document this value.
  static let standardRowHeight: CGFloat = 44

  /// The distance between the rows and the table's sides, in points. Apple doesn't document this value.
  var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }

  /// The width of rows, headers and footers, in points.
  var contentWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

  /// Returns whether the table estimates the heights of rows that aren't visible yet.
  ///
  /// The table uses estimates if ``estimatedRowHeight`` isn't 0 or the delegate provides an estimate for the table's
  /// first row.
  ///
  /// The array `counts` contains the number of rows in each section.
  func asksForEstimates(_ counts: [Int]) -> Bool {
    if estimatedRowHeight != 0 { return true }
    guard let delegate, let section = counts.firstIndex(where: { $0 > 0 }) else { return false }
    let row = IndexPath(row: 0, section: section)
    return delegate.tableView(self, estimatedHeightForRowAt: row) != .unanswered
  }

  /// Returns the estimated heights of rows, or their exact heights if the table doesn't use estimates.
  ///
  /// The table asks the delegate about each row until the delegate returns ``CGFloat/unanswered`` or a callback
  /// requests a reload. For the other rows and for automatic heights, the method uses ``estimatedRowHeight``,
  /// ``rowHeight`` or 44 points. The first of these that specifies a height wins. An estimate of 0 specifies none.
  ///
  /// If the delegate's estimate is 0, the table requests the row's height instead. Apple documents this meaning of 0
  /// for ``estimatedRowHeight`` but not for the delegate's method, so this behavior is an assumption.
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

  /// Returns the height of a visible row, in points.
  ///
  /// If the table doesn't use estimates, the result is the height that the layout already contains. Otherwise, the
  /// delegate's height takes precedence over ``rowHeight``. If the height is automatic, the table measures the cell. If
  /// the measured height is 0, the result is 44 points.
  func height(ofRow row: IndexPath, for cell: UITableViewCell) -> CGFloat {
    guard estimatesRows else { return layout[row] }
    let answer = delegate?.tableView(self, heightForRowAt: row) ?? .unanswered
    let height = answer == .unanswered ? rowHeight : answer
    return height.points ?? fittingHeight(of: cell) ?? UITableView.standardRowHeight
  }

  /// Returns the height, in points, that a view needs at the width of a row, or `nil` if that height is 0.
  func fittingHeight(of view: UIView) -> CGFloat? {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: contentWidth, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return size.height > 0 ? size.height.points : nil
  }
}
