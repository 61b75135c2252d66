import Foundation

/// The vertical positions of a table's headers, rows and footers, in points from the top of the content.
///
/// Finding a row or section at an offset takes logarithmic time. Changing the height of a row takes O(log² *n*) time,
/// where *n* is the number of rows and sections.
struct TableLayout {
  /// The heights of the padding, header, rows and footer of a section, in points.
  struct Section {
    /// The space above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var rows = StackedHeights([])
    var footer: CGFloat = 0

    var height: CGFloat { padding + header + rows.total + footer }
  }

  private var sections: [Section]
  private var stack: StackedHeights

  /// The height of the table's own header view.
  var header: CGFloat

  /// The height of the table's own footer view.
  var footer: CGFloat

  init(_ sections: [Section] = [], header: CGFloat = 0, footer: CGFloat = 0) {
    self.sections = sections
    self.header = header
    self.footer = footer
    stack = StackedHeights(sections.map(\.height))
  }

  /// The height of the table's content.
  var height: CGFloat { header + stack.total + footer }

  /// The number of rows in each section.
  var counts: [Int] { sections.map(\.rows.count) }

  var sectionCount: Int { sections.count }

  func contains(_ row: IndexPath) -> Bool {
    sections.indices.contains(row.section) && (0..<sections[row.section].rows.count).contains(row.row)
  }

  /// Accesses the heights of a section. Setting the heights moves all content below the section.
  subscript(section: Int) -> Section {
    get { sections[section] }
    set {
      sections[section] = newValue
      stack[section] = newValue.height
    }
  }

  /// Accesses the height of a row. Setting the height moves all content below the row.
  subscript(row: IndexPath) -> CGFloat {
    get { sections[row.section].rows[row.row] }
    set {
      sections[row.section].rows[row.row] = newValue
      stack[row.section] = sections[row.section].height
    }
  }

  /// Returns the vertical extent of a section, including its padding, header and footer.
  func span(ofSection section: Int) -> Span {
    Span(start: header + stack.offset(of: section), height: sections[section].height)
  }

  /// Returns the vertical extent that a header or footer has without floating.
  func span(of edge: SectionEdge) -> Span {
    let span = span(ofSection: edge.section)
    let section = sections[edge.section]
    return switch edge {
    case .header: Span(start: span.start + section.padding, height: section.header)
    case .footer: Span(start: span.end - section.footer, height: section.footer)
    }
  }

  func span(of row: IndexPath) -> Span {
    let section = sections[row.section]
    let start = span(of: .header(row.section)).end + section.rows.offset(of: row.row)
    return Span(start: start, height: section.rows[row.row])
  }

  /// Returns the indexes of the sections that intersect a vertical extent.
  ///
  /// The result includes sections of zero height inside the extent or at its start.
  func sections(in span: Span) -> Range<Int> {
    var first = stack.index(at: span.start - header)
    while first > 0, stack[first - 1] == 0, header + stack.offset(of: first - 1) >= span.start { first -= 1 }
    var end = first
    while end < sections.count, header + stack.offset(of: end) < span.end { end += 1 }
    return first..<end
  }

  /// Returns the index path of a section's first row that ends below the start of a vertical extent.
  ///
  /// If there is no such row, the result is the index path after the section's last row.
  func firstRow(in span: Span, ofSection section: Int) -> IndexPath {
    let start = self.span(of: .header(section)).end
    return IndexPath(row: sections[section].rows.index(at: max(0, span.start - start)), section: section)
  }

  /// Returns the index paths of the rows that intersect a vertical extent, in order.
  ///
  /// The result excludes rows of zero height.
  func rows(in span: Span) -> [IndexPath] {
    sections(in: span).flatMap { section in
      let first = firstRow(in: span, ofSection: section).row
      let rows = (first..<sections[section].rows.count).lazy.map { IndexPath(row: $0, section: section) }
      return rows.prefix { self.span(of: $0).start < span.end }.filter { self[$0] > 0 }
    }
  }
}

/// A range of positions along one axis of the content of a table or collection view, in points.
struct Span {
  var start: CGFloat
  var height: CGFloat

  var end: CGFloat { start + height }

  /// Returns whether the extent intersects another extent. Extents that only touch don't intersect.
  func overlaps(_ other: Span) -> Bool { start < other.end && other.start < end }

  /// Returns whether the extent contains an offset. The extent includes its start but not its end.
  func contains(_ offset: CGFloat) -> Bool { start <= offset && offset < end }
}
