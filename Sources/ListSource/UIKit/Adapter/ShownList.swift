/// What a list view shows now: a list, or what lies between two of them while one becomes the other.
struct ShownList {
  /// The list that is shown, or on its way.
  let source: ListSource

  private let old: DeclaredRows
  private let new: DeclaredRows
  private let contents: [ListChanges.Content]

  /// The places in the old list of the sections whose headers and footers are the old ones still, by their places in the
  /// new list.
  private let agedSections: [Int: Int]

  /// What is shown once a list is, wholly.
  init(_ source: ListSource) {
    self.source = source
    new = source.distinct.rows
    old = new
    contents = new.sections.indices.map { .new($0) }
    agedSections = [:]
  }

  /// What is shown between two lists, with the headers and footers of the old one above and below some sections.
  init(
    from old: ListSource,
    to new: ListSource,
    showing contents: [ListChanges.Content],
    edgesOf agedSections: [Int: Int]
  ) {
    source = new
    self.old = old.distinct.rows
    self.new = new.distinct.rows
    self.contents = contents
    self.agedSections = agedSections
  }

  var numberOfSections: Int { contents.count }

  func numberOfRows(inSection section: Int) -> Int {
    guard let origin = origin(of: section), origin.hasRows else { return 0 }
    return origin.rows.numberOfRows(inSection: origin.section)
  }

  /// How many rows come after one, in its section and in those below.
  ///
  /// - Complexity: linear in the number of sections below.
  func numberOfRows(after index: RowIndex) -> Int {
    let below = (index.section + 1..<max(index.section + 1, numberOfSections))
    return below.reduce(numberOfRows(inSection: index.section) - index.row - 1) {
      $0 + numberOfRows(inSection: $1)
    }
  }

  /// The section at a place; nil where there is none.
  func section(at index: Int) -> ListSection? {
    guard let origin = origin(of: index) else { return nil }
    let section = origin.rows.sections[origin.section]
    guard case .new(let place) = contents[index], let earlier = agedSections[place] else { return section }
    return section.withEdges(of: old.sections[earlier])
  }

  /// The row at a place; nil where there is none.
  func row(at index: RowIndex) -> Row? {
    guard let origin = origin(of: index.section), origin.hasRows else { return nil }
    return origin.rows.row(at: RowIndex(section: origin.section, row: index.row))
  }

  /// The identity of the row at a place; nil where there is none.
  func id(of index: RowIndex) -> RowIdentity? {
    guard let origin = origin(of: index.section), origin.hasRows else { return nil }
    return origin.rows.identity(of: RowIndex(section: origin.section, row: index.row))
  }

  /// Where the row is that has an identity; nil where there is none.
  ///
  /// - Complexity: linear in the number of rows, unless the row is where it is looked for first.
  func index(of id: RowIdentity, near guess: RowIndex) -> RowIndex? {
    self.id(of: guess) == id ? guess : firstIndex { $0 == id }
  }

  /// The place of the first row that is known by an id; nil where there is none.
  ///
  /// - Complexity: linear in the number of rows.
  func index(of id: AnyHashable) -> RowIndex? { firstIndex { $0.has(id) } }

  /// The place of the first row whose identity fulfils a condition; nil where there is none.
  func firstIndex(where isWanted: (RowIdentity) -> Bool) -> RowIndex? {
    for section in 0..<numberOfSections {
      guard let origin = origin(of: section), origin.hasRows else { continue }
      let declared = origin.rows.sections[origin.section]
      if let row = (0..<declared.count).first(where: { isWanted(declared.identity(of: $0)) }) {
        return RowIndex(section: section, row: row)
      }
    }
    return nil
  }

  /// The list that a section is of, where it is there, and whether its rows show.
  private func origin(of section: Int) -> (rows: DeclaredRows, section: Int, hasRows: Bool)? {
    guard contents.indices.contains(section) else { return nil }
    return switch contents[section] {
    case .old(let index): (old, index, true)
    case .new(let index): (new, index, true)
    case .oldWithoutRows(let index): (old, index, false)
    case .newWithoutRows(let index): (new, index, false)
    }
  }
}
