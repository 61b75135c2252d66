import Foundation

/// Where the parts of a table are, in points from the content's upper edge.
///
/// Finding what is at an offset, and giving a part another height, takes logarithmic time.
struct TableLayout {
  /// The heights in a section.
  struct Section {
    /// The room above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var rows = StackedHeights([])
    var footer: CGFloat = 0

    /// How high the section is.
    var height: CGFloat { padding + header + rows.total + footer }
  }

  private var sections: [Section]
  private var stack: StackedHeights

  /// The height of the table's own header.
  var header: CGFloat

  /// The height of the table's own footer.
  var footer: CGFloat

  /// Stacks sections between a table's own header and footer.
  init(_ sections: [Section] = [], header: CGFloat = 0, footer: CGFloat = 0) {
    self.sections = sections
    self.header = header
    self.footer = footer
    stack = StackedHeights(sections.map(\.height))
  }

  /// How high the table's content is.
  var height: CGFloat { header + stack.total + footer }

  /// How many rows each section has.
  var counts: [Int] { sections.map(\.rows.count) }

  /// How many sections there are.
  var sectionCount: Int { sections.count }

  /// Whether there is such a row.
  func contains(_ row: IndexPath) -> Bool {
    sections.indices.contains(row.section) && (0..<sections[row.section].rows.count).contains(row.row)
  }

  /// A section's heights; changing them moves what is further down.
  subscript(section: Int) -> Section {
    get { sections[section] }
    set {
      sections[section] = newValue
      stack[section] = newValue.height
    }
  }

  /// The height of a row; changing it moves what is further down.
  subscript(row: IndexPath) -> CGFloat {
    get { sections[row.section].rows[row.row] }
    set {
      sections[row.section].rows[row.row] = newValue
      stack[row.section] = sections[row.section].height
    }
  }

  /// The extent of a section, its padding, header and footer included.
  func span(ofSection section: Int) -> Span {
    Span(start: header + stack.offset(of: section), height: sections[section].height)
  }

  /// The extent of a section's header or footer, where it is if it does not float.
  func span(of edge: SectionEdge) -> Span {
    let span = span(ofSection: edge.section)
    let section = sections[edge.section]
    return switch edge {
    case .header: Span(start: span.start + section.padding, height: section.header)
    case .footer: Span(start: span.end - section.footer, height: section.footer)
    }
  }

  /// The extent of a row.
  func span(of row: IndexPath) -> Span {
    let section = sections[row.section]
    let start = span(of: .header(row.section)).end + section.rows.offset(of: row.row)
    return Span(start: start, height: section.rows[row.row])
  }

  /// The sections that reach into an extent, and those in between or at its edges that have no height.
  func sections(in span: Span) -> Range<Int> {
    var first = stack.index(at: span.start - header)
    while first > 0, stack[first - 1] == 0, header + stack.offset(of: first - 1) >= span.start { first -= 1 }
    var end = first
    while end < sections.count, header + stack.offset(of: end) < span.end { end += 1 }
    return first..<end
  }

  /// The first of a section's rows that reaches into an extent or is below it, if there is one.
  func firstRow(in span: Span, ofSection section: Int) -> IndexPath {
    let start = self.span(of: .header(section)).end
    return IndexPath(row: sections[section].rows.index(at: max(0, span.start - start)), section: section)
  }

  /// The rows that reach into an extent, from the first to the last.
  func rows(in span: Span) -> [IndexPath] {
    sections(in: span).flatMap { section in
      let first = firstRow(in: span, ofSection: section).row
      let rows = (first..<sections[section].rows.count).lazy.map { IndexPath(row: $0, section: section) }
      return rows.prefix { self.span(of: $0).start < span.end }.filter { self[$0] > 0 }
    }
  }
}

/// An extent from top to bottom, in points.
struct Span {
  var start: CGFloat
  var height: CGFloat

  /// Where it ends.
  var end: CGFloat { start + height }

  /// Whether the two have more than an edge in common.
  func overlaps(_ other: Span) -> Bool { start < other.end && other.start < end }

  /// Whether an offset is in the extent.
  func contains(_ offset: CGFloat) -> Bool { start <= offset && offset < end }
}
