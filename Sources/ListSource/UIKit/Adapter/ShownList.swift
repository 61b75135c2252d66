/// What a table shows now: a list, or what lies between two of them while one becomes the other.
struct ShownList {
  private let old: ListSource
  private let new: ListSource
  private let contents: [ListChanges.Content]

  /// The places in the old list of the sections whose headers and footers are the old ones still, by their places in the
  /// new list.
  private let agedSections: [Int: Int]

  /// What is shown once a list is, wholly.
  init(_ source: ListSource) {
    old = ListSource()
    new = source
    contents = source.snapshot.sectionIDs.indices.map { .new($0) }
    agedSections = [:]
  }

  /// What is shown between two lists, with the headers and footers of the old one above and below some sections.
  init(
    from old: ListSource,
    to new: ListSource,
    showing contents: [ListChanges.Content],
    edgesOf agedSections: [Int: Int]
  ) {
    self.old = old
    self.new = new
    self.contents = contents
    self.agedSections = agedSections
  }

  /// The list that is shown, or on its way.
  var source: ListSource { new }

  var numberOfSections: Int { contents.count }

  func numberOfRows(inSection section: Int) -> Int {
    guard let origin = origin(of: section), origin.hasRows else { return 0 }
    return origin.source.snapshot.numberOfRows(inSection: origin.index)
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
    let section = origin.source.section(at: origin.index)
    guard case .new(let place) = contents[index], let earlier = agedSections[place] else { return section }
    return section.withEdges(of: old.section(at: earlier))
  }

  /// The row at a place; nil where there is none.
  func row(at index: RowIndex) -> Row? {
    place(of: index).map { $0.source.row(at: $0.index) }
  }

  /// The identity of the row at a place; nil where there is none.
  func id(of index: RowIndex) -> RowIdentity? {
    place(of: index).map { $0.source.snapshot.rowID(at: $0.index) }
  }

  /// The list that a row is of, and where it is there.
  private func place(of index: RowIndex) -> (source: ListSource, index: RowIndex)? {
    guard let origin = origin(of: index.section),
      (0..<numberOfRows(inSection: index.section)).contains(index.row)
    else { return nil }
    return (origin.source, RowIndex(section: origin.index, row: index.row))
  }

  /// The list that a section is of, where it is there, and whether its rows show.
  private func origin(of section: Int) -> (source: ListSource, index: Int, hasRows: Bool)? {
    guard contents.indices.contains(section) else { return nil }
    return switch contents[section] {
    case .old(let index): (old, index, true)
    case .new(let index): (new, index, true)
    case .oldWithoutRows(let index): (old, index, false)
    case .newWithoutRows(let index): (new, index, false)
    }
  }
}
