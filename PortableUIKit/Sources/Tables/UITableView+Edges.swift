import Foundation

extension UITableView {
  /// Creates the layout of a section. For a header or footer of automatic height, the layout contains an estimate.
  func makeSection(_ section: Int, rows: StackedHeights) -> TableLayout.Section {
    var result = TableLayout.Section(rows: rows)
    result.header = assumedHeight(of: .header(section))
    result.footer = assumedHeight(of: .footer(section))
    result.padding = padding(above: result.header)
    return result
  }

  /// Sets the height of a header or footer in the layout. For a header, the method also updates the padding above it.
  func setHeight(_ height: CGFloat, of edge: SectionEdge) {
    switch edge {
    case .header(let section):
      layout[section].padding = padding(above: height)
      layout[section].header = height
    case .footer(let section): layout[section].footer = height
    }
  }

  private func padding(above header: CGFloat) -> CGFloat {
    guard header > 0 else { return 0 }
    return sectionHeaderTopPadding.points ?? (style == .plain ? 22 : 0)
  }

  /// Returns the height that the delegate specifies for a header or footer, or `nil` if the height is automatic.
  ///
  /// If the delegate specifies none, the method uses ``sectionHeaderHeight`` or ``sectionFooterHeight``.
  private func givenHeight(of edge: SectionEdge) -> CGFloat? {
    let answer =
      switch edge {
      case .header(let section): delegate?.tableView(self, heightForHeaderInSection: section)
      case .footer(let section): delegate?.tableView(self, heightForFooterInSection: section)
      }
    let common = edge.isHeader ? sectionHeaderHeight : sectionFooterHeight
    return (answer.flatMap { $0 == .unanswered ? nil : $0 } ?? common).points
  }

  private func assumedHeight(of edge: SectionEdge) -> CGFloat {
    if let height = givenHeight(of: edge) { return height }
    let answer =
      switch edge {
      case .header(let section): delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      case .footer(let section): delegate?.tableView(self, estimatedHeightForFooterInSection: section)
      }
    if let height = answer?.points { return height }
    let common = edge.isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    if common > 0, let height = common.points { return height }
    return title(of: edge) == nil ? emptyHeight(of: edge) : UITableViewHeaderFooterView.standardHeight
  }

  /// Returns the space of automatic height that an inset grouped table leaves in place of a header or footer.
  ///
  /// The space above the first section is larger, unless the table has a header view. Apple documents neither the space
  /// nor its height. Apps report 35 points above the first section.
  private func emptyHeight(of edge: SectionEdge) -> CGFloat {
    guard style == .insetGrouped else { return 0 }
    return edge == .header(0) && tableHeaderView == nil ? 35 : 17.5
  }

  /// Returns the height of a visible header or footer.
  ///
  /// If the height is automatic, the method measures `view`. If there is no view, the result is 0, or the space of an
  /// inset grouped table. If the measured height is 0, the result is 28 points.
  func height(of edge: SectionEdge, showing view: UIView?) -> CGFloat {
    if let height = givenHeight(of: edge) { return height }
    guard let view else { return emptyHeight(of: edge) }
    let height = fittingHeight(of: view) ?? UITableViewHeaderFooterView.standardHeight
    guard edge.isHeader, (view as? UITableViewHeaderFooterView)?.isInsetTitle == true else { return height }
    // A title of one line is 38 points high, and 55.5 points above the first section.
    return height + emptyHeight(of: edge) - 7.5
  }

  private func title(of edge: SectionEdge) -> String? {
    switch edge {
    case .header(let section): dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer(let section): dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  /// Returns the delegate's view for a header or footer.
  ///
  /// If the delegate provides no view, the result is a view that displays the data source's title for the header or
  /// footer. If there is no title either, the result is `nil`.
  private func makeView(of edge: SectionEdge) -> UIView? {
    let view =
      switch edge {
      case .header(let section): delegate?.tableView(self, viewForHeaderInSection: section)
      case .footer(let section): delegate?.tableView(self, viewForFooterInSection: section)
      }
    if let view { return view }
    return title(of: edge).map { UITableViewHeaderFooterView(title: $0, style: style) }
  }

  /// Adds a header or footer that became visible.
  ///
  /// If a callback changes the table before the method adds the view, the method keeps the view for reuse instead.
  func show(_ edge: SectionEdge) {
    let revision = revision
    let view = makeView(of: edge)
    view?.frame.size.width = contentWidth
    let height = revision == self.revision ? height(of: edge, showing: view) : 0
    guard revision == self.revision else { return keep(view) }
    edges[edge] = .some(view)
    setHeight(height, of: edge)
    guard let view else { return }
    place(view, at: placeOfEdge(edge))
    addSubview(view)
    switch edge {
    case .header(let section): delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer(let section): delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Returns whether a header or footer of a visible section is visible.
  ///
  /// In a plain table, the result is always `true`, because headers and footers float.
  func isInView(_ edge: SectionEdge) -> Bool {
    let span = layout.span(of: edge)
    return style == .plain || span.overlaps(visibleSpan)
      || span.height == 0 && visibleSpan.contains(span.start)
  }

  /// Returns the vertical extent of a header or footer.
  ///
  /// In a plain table, headers and footers float within their sections to stay visible.
  func placeOfEdge(_ edge: SectionEdge) -> Span {
    var span = layout.span(of: edge)
    guard style == .plain else { return span }
    let section = layout.span(ofSection: edge.section)
    switch edge {
    case .header:
      let top = contentOffset.y + adjustedContentInset.top
      let lowest = section.end - layout[edge.section].footer - span.height
      span.start = max(span.start, min(top, lowest))
    case .footer:
      let bottom = contentOffset.y + bounds.height - adjustedContentInset.bottom - span.height
      let highest = layout.span(of: .header(edge.section)).end
      span.start = min(span.start, max(bottom, highest))
    }
    return span
  }
}
