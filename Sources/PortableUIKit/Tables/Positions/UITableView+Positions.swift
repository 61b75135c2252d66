public import Foundation

extension UITableView {
  /// How many sections there are, as the data source last said
  /// (`developer.apple.com/documentation/uikit/uitableview/numberofsections`).
  public var numberOfSections: Int {
    loadIfNeeded()
    return layout.sectionCount
  }

  /// How many rows a section has, as the data source last said; none if there is no such section
  /// (`developer.apple.com/documentation/uikit/uitableview/numberofrows(insection:)`).
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return hasSection(section) ? layout[section].rows.count : 0
  }

  // MARK: Places

  /// Where a section is, with its header and footer
  /// (`developer.apple.com/documentation/uikit/uitableview/rect(forsection:)`).
  public func rect(forSection section: Int) -> CGRect {
    rect(of: section) { $0.span(ofSection: section) }
  }

  /// Where a section's header is when it does not float
  /// (`developer.apple.com/documentation/uikit/uitableview/rectforheader(insection:)`).
  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: section) { $0.span(of: .header(section)) }
  }

  /// Where a section's footer is when it does not float
  /// (`developer.apple.com/documentation/uikit/uitableview/rectforfooter(insection:)`).
  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(of: section) { $0.span(of: .footer(section)) }
  }

  /// Where a row is; empty if there is no such row
  /// (`developer.apple.com/documentation/uikit/uitableview/rectforrow(at:)`).
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    rect(of: indexPath.section) { $0.contains(indexPath) ? $0.span(of: indexPath) : nil }
  }

  /// The row at a place, in points of the table's content, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uitableview/indexpathforrow(at:)`).
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return layout.rows(in: Span(start: point.y, height: 1)).first { rectForRow(at: $0).contains(point) }
  }

  /// The rows that reach into a rectangle, or `nil` if that is none
  /// (`developer.apple.com/documentation/uikit/uitableview/indexpathsforrows(in:)`).
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard !rect.isNull else { return nil }
    return layout.rows(in: Span(start: rect.minY, height: rect.height))
  }

  // MARK: Cells

  /// The row that a cell shows, or `nil` if it is not in view
  /// (`developer.apple.com/documentation/uikit/uitableview/indexpath(for:)`).
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The cell that shows a row, or `nil` if the row is not in view or not there
  /// (`developer.apple.com/documentation/uikit/uitableview/cellforrow(at:)`).
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// The cells in view, from the first row to the last
  /// (`developer.apple.com/documentation/uikit/uitableview/visiblecells`).
  public var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }

  /// The rows in view, or `nil` if there are none
  /// (`developer.apple.com/documentation/uikit/uitableview/indexpathsforvisiblerows`).
  public var indexPathsForVisibleRows: [IndexPath]? { cells.isEmpty ? nil : cells.keys.sorted() }

  /// The header of a section if it is in view and of the class for headers
  /// (`developer.apple.com/documentation/uikit/uitableview/headerview(forsection:)`).
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edges[.header(section)] as? UITableViewHeaderFooterView
  }

  /// The footer of a section if it is in view and of the class for footers
  /// (`developer.apple.com/documentation/uikit/uitableview/footerview(forsection:)`).
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edges[.footer(section)] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls until a row is at a place of the view, at once here
  /// (`developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:)`).
  ///
  /// A row that is not there ends the process with the words of UIKit's exception ("beyond bounds"). Rows whose
  /// heights are assumed are laid out on the way, so that the row arrives where it is to be.
  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    loadIfNeeded()
    guard hasSection(indexPath.section) else {
      Rejection.scrollToMissingSection(indexPath.section, count: layout.sectionCount).raise()
    }
    // Each round lays out what comes into view, whose heights may move the row; a screenful settles it.
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

  /// Whether there is such a section.
  func hasSection(_ section: Int) -> Bool { (0..<layout.sectionCount).contains(section) }

  private func rect(of section: Int, _ span: (TableLayout) -> Span?) -> CGRect {
    loadIfNeeded()
    guard hasSection(section), let span = span(layout) else { return .zero }
    return CGRect(x: sideInset, y: span.start, width: contentWidth, height: span.height)
  }
}
