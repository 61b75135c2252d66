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

  /// Returns the header or footer of another section.
  func moved(to section: Int) -> SectionEdge { isHeader ? .header(section) : .footer(section) }
}
