/// The header or the footer of a section.
enum SectionEdge: Hashable, Comparable {
  case header(Int)
  case footer(Int)

  /// The section.
  var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    }
  }

  /// Whether it is the header.
  var isHeader: Bool { self == .header(section) }

  /// Returns the same edge of another section.
  func moved(to section: Int) -> SectionEdge { isHeader ? .header(section) : .footer(section) }
}
