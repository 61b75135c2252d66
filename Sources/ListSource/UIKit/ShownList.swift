/// What a table shows now: a list, or what lies between two of them while one becomes the other.
struct ShownList {
  private let old: ListSource
  private let new: ListSource
  private let contents: [ListChanges.Content]

  /// What is shown once a list is, wholly.
  init(_ source: ListSource) {
    old = ListSource()
    new = source
    contents = source.snapshot.sectionIDs.indices.map { .new($0) }
  }

  /// What is shown after a stage between two lists.
  init(from old: ListSource, to new: ListSource, after stage: ListChanges.Stage) {
    self.old = old
    self.new = new
    contents = stage.contents
  }

  var numberOfSections: Int { contents.count }

  func numberOfRows(inSection section: Int) -> Int {
    let origin = origin(of: section)
    return origin.hasRows ? origin.source.snapshot.numberOfRows(inSection: origin.index) : 0
  }

  /// The section at a place; nil where there is none.
  func section(at index: Int) -> ListSection? {
    guard contents.indices.contains(index) else { return nil }
    let origin = origin(of: index)
    return origin.source.sections[origin.source.snapshot.givenSection(origin.index)]
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
    guard contents.indices.contains(index.section), index.row < numberOfRows(inSection: index.section) else {
      return nil
    }
    let origin = origin(of: index.section)
    return (origin.source, RowIndex(section: origin.index, row: index.row))
  }

  /// The list that a section is of, where it is there, and whether its rows show.
  private func origin(of section: Int) -> (source: ListSource, index: Int, hasRows: Bool) {
    switch contents[section] {
    case .old(let index): (old, index, true)
    case .new(let index): (new, index, true)
    case .oldWithoutRows(let index): (old, index, false)
    case .newWithoutRows(let index): (new, index, false)
    }
  }
}

extension ListSource {
  /// The row that the snapshot has at a place.
  func row(at index: RowIndex) -> Row {
    let given = snapshot.givenIndex(of: index)
    return sections[given.section].row(at: given.row)
  }
}
