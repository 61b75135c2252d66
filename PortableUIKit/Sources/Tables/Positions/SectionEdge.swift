/// The header or footer of a section.
enum SectionEdge: Hashable, Comparable {
  case header(Int)
  case footer(Int)

  var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    }
  }

  var isHeader: Bool { self == .header(section) }

  /// Returns the header of `section` if this is a header, and the footer of `section` otherwise.
  func moved(to section: Int) -> SectionEdge { isHeader ? .header(section) : .footer(section) }
}
