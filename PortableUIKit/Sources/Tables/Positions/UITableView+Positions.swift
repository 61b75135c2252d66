public import Foundation

extension UITableView {
  /// The number of sections in the table, as last reported by the data source
  /// (`developer.apple.com/documentation/uikit/uitableview/numberofsections`).
  ///
  /// Without a data source, the table has one empty section.
  public var numberOfSections: Int {
    loadIfNeeded()
    return layout.sectionCount
  }

  /// Returns the number of rows in a section
  /// (`developer.apple.com/documentation/uikit/uitableview/numberofrows(insection:)`).
  ///
  /// The result is the number that the data source last reported, or 0 if the section doesn't exist.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return hasSection(section) ? layout[section].rows.count : 0
  }

  // MARK: Places

  /// Returns the rectangle of a section, including its header and footer
  /// (`developer.apple.com/documentation/uikit/uitableview/rect(forsection:)`).
  ///
  /// If the section doesn't exist, the rectangle is zero.
  public func rect(forSection section: Int) -> CGRect {
    rect(of: section) { $0.span(ofSection: section) }
  }

  /// Returns the rectangle of a section's header, in the table's coordinates
  /// (`developer.apple.com/documentation/uikit/uitableview/rectforheader(insection:)`).
  ///
  /// If the header floats in a plain table, the result is the rectangle that the header has without floating. If the
  /// section doesn't exist, the rectangle is zero.
  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: section) { $0.span(of: .header(section)) }
  }

  /// Returns the rectangle of a section's footer, in the table's coordinates
  /// (`developer.apple.com/documentation/uikit/uitableview/rectforfooter(insection:)`).
  ///
  /// If the footer floats in a plain table, the result is the rectangle that the footer has without floating. If the
  /// section doesn't exist, the rectangle is zero.
  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: section) { $0.span(of: .footer(section)) }
  }

  /// Returns the rectangle of a row, or a zero rectangle if the row doesn't exist
  /// (`developer.apple.com/documentation/uikit/uitableview/rectforrow(at:)`).
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    rect(of: indexPath.section) { $0.contains(indexPath) ? $0.span(of: indexPath) : nil }
  }

  /// Returns the index path of the row at a point, or `nil` if there is no row at the point
  /// (`developer.apple.com/documentation/uikit/uitableview/indexpathforrow(at:)`).
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return layout.rows(in: Span(start: point.y, height: 1)).first { rectForRow(at: $0).contains(point) }
  }

  /// Returns the index paths of the rows that intersect a rectangle, or `nil` if the rectangle is null
  /// (`developer.apple.com/documentation/uikit/uitableview/indexpathsforrows(in:)`).
  ///
  /// In PortableUIKit, only the vertical extent of the rectangle matters.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard !rect.isNull else { return nil }
    return layout.rows(in: Span(start: rect.minY, height: rect.height))
  }

  // MARK: Cells

  /// Returns the index path of a visible cell, or `nil` if the cell isn't visible
  /// (`developer.apple.com/documentation/uikit/uitableview/indexpath(for:)`).
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Returns the cell of a row, or `nil` if the row isn't visible or doesn't exist
  /// (`developer.apple.com/documentation/uikit/uitableview/cellforrow(at:)`).
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// The visible cells, from top to bottom (`developer.apple.com/documentation/uikit/uitableview/visiblecells`).
  public var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }

  /// Returns the visible header of a section, or `nil` if the section has no visible header
  /// (`developer.apple.com/documentation/uikit/uitableview/headerview(forsection:)`).
  ///
  /// The result is also `nil` if the header isn't a ``UITableViewHeaderFooterView``.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edges[.header(section)] as? UITableViewHeaderFooterView
  }

  /// Returns the visible footer of a section, or `nil` if the section has no visible footer
  /// (`developer.apple.com/documentation/uikit/uitableview/footerview(forsection:)`).
  ///
  /// The result is also `nil` if the footer isn't a ``UITableViewHeaderFooterView``.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edges[.footer(section)] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls the table so that a row is at a position in the visible area
  /// (`developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:)`).
  ///
  /// Unlike in UIKit, the animation takes no time. The table measures the rows that become visible on the way, so that
  /// the row reaches the requested position. If the row doesn't exist, the app terminates with UIKit's error message,
  /// which contains "beyond bounds".
  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    loadIfNeeded()
    guard hasSection(indexPath.section) else {
      Rejection.scrollToMissingSection(indexPath.section, count: layout.sectionCount).raise()
    }
    scroll(animated: animated) { scrollStepwise(to: indexPath, at: scrollPosition, animated: animated) }
  }

  private func scrollStepwise(
    to indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    // Each pass lays out the rows that become visible. Their measured heights may move the target.
    for _ in 0..<8 {
      guard layout.contains(indexPath) else {
        let count = numberOfRows(inSection: indexPath.section)
        Rejection.scrollToMissingRow(indexPath, count: count).raise()
      }
      let offset = offset(showing: layout.span(of: indexPath), at: scrollPosition)
      guard contentOffset.y != offset else { break }
      setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: animated)
      layoutIfNeeded()
    }
  }

  private func offset(showing row: Span, at position: UITableView.ScrollPosition) -> CGFloat {
    let inset = adjustedContentInset
    let top = row.start - inset.top
    let bottom = row.end - bounds.height + inset.bottom
    let offset =
      switch position {
      case .none: min(max(contentOffset.y, min(bottom, top)), max(bottom, top))
      case .top: top
      case .middle: (top + bottom) / 2
      case .bottom: bottom
      }
    return offsetWithinContent(offset)
  }

  func hasSection(_ section: Int) -> Bool { (0..<layout.sectionCount).contains(section) }

  private func rect(of section: Int, _ span: (TableLayout) -> Span?) -> CGRect {
    loadIfNeeded()
    guard hasSection(section), let span = span(layout) else { return .zero }
    return CGRect(x: sideInset, y: span.start, width: contentWidth, height: span.height)
  }
}
