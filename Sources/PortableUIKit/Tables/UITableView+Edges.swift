import Foundation

extension UITableView {
  /// The heights of a section, with those of header and footer where they are known before these show.
  func makeSection(_ section: Int, rows: StackedHeights) -> TableLayout.Section {
    var result = TableLayout.Section(rows: rows)
    result.header = assumedHeight(of: .header(section))
    result.footer = assumedHeight(of: .footer(section))
    result.padding = padding(above: result.header)
    return result
  }

  /// Gives a header or footer its height, a header with the room above it.
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
    guard sectionHeaderTopPadding < 0 else { return sectionHeaderTopPadding }
    return style == .plain ? 22 : 0
  }

  /// The height that somebody gives, or `nil` if it is automatic: what the delegate says, else the table.
  private func givenHeight(of edge: SectionEdge) -> CGFloat? {
    let answer =
      switch edge {
      case .header(let section): delegate?.tableView(self, heightForHeaderInSection: section)
      case .footer(let section): delegate?.tableView(self, heightForFooterInSection: section)
      }
    let common = edge.isHeader ? sectionHeaderHeight : sectionFooterHeight
    let height = answer.flatMap { $0 == .unanswered ? nil : $0 } ?? common
    return height < 0 ? nil : height
  }

  private func assumedHeight(of edge: SectionEdge) -> CGFloat {
    if let height = givenHeight(of: edge) { return height }
    let answer =
      switch edge {
      case .header(let section): delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      case .footer(let section): delegate?.tableView(self, estimatedHeightForFooterInSection: section)
      }
    if let answer, answer >= 0 { return answer }
    let common = edge.isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    if common > 0 { return common }
    return title(of: edge) == nil ? 0 : UITableViewHeaderFooterView.standardHeight
  }

  /// The height of a header or footer that shows, whose view is the given one.
  func height(of edge: SectionEdge, showing view: UIView?) -> CGFloat {
    if let height = givenHeight(of: edge) { return height }
    guard let view else { return 0 }
    return fittingHeight(of: view) ?? UITableViewHeaderFooterView.standardHeight
  }

  private func title(of edge: SectionEdge) -> String? {
    switch edge {
    case .header(let section): dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer(let section): dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  /// The delegate's view, else one with the title.
  private func makeView(of edge: SectionEdge) -> UIView? {
    let view =
      switch edge {
      case .header(let section): delegate?.tableView(self, viewForHeaderInSection: section)
      case .footer(let section): delegate?.tableView(self, viewForFooterInSection: section)
      }
    if let view { return view }
    return title(of: edge).map { UITableViewHeaderFooterView(title: $0, style: style) }
  }

  /// Shows a header or footer that came into view, unless a callback overtakes it.
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

  /// Takes away what shows at an edge.
  func remove(_ edge: SectionEdge) {
    if case .some(.some(let view)) = edges.removeValue(forKey: edge) { end(view, of: edge) }
  }

  /// Takes away a header or footer that no section has any more, tells the delegate and keeps the view to be used
  /// again.
  func end(_ view: UIView, of edge: SectionEdge) {
    if view.superview === self { view.removeFromSuperview() }
    switch edge {
    case .header(let section):
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer(let section):
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    keep(view)
  }

  private func keep(_ view: UIView?) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    edgePool.keep(view, for: view.reuseIdentifier)
  }

  /// The headers and footers that are in view: in a plain table those of all sections in view, because they
  /// float.
  func edgesInView() -> [SectionEdge] {
    let visible = visibleSpan
    return layout.sections(in: visible).flatMap { section -> [SectionEdge] in
      let both: [SectionEdge] = [.header(section), .footer(section)]
      guard style != .plain else { return both }
      return both.filter {
        let span = layout.span(of: $0)
        return span.overlaps(visible) || span.height == 0 && visible.contains(span.start)
      }
    }
  }

  /// Where a header or footer is now: at its place or, in a plain table, as near to it as it is in view.
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
