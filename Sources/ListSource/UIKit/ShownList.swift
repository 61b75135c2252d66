/// What a table shows now: a list, or what lies between two of them while one becomes the other.
struct ShownList {
  private var old: ListSource
  private var new: ListSource
  private var contents: [ListChanges.Content]

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
    switch contents[section] {
    case .old(let index): old.snapshot.numberOfRows(inSection: index)
    case .new(let index): new.snapshot.numberOfRows(inSection: index)
    case .empty: 0
    }
  }

  /// The section at a place; nil where there is none.
  ///
  /// A section that is empty for a while is none: nothing is asked of it but how many rows it has.
  func section(at index: Int) -> ListSection? {
    guard contents.indices.contains(index) else { return nil }
    switch contents[index] {
    case .old(let index): return old.sections[old.snapshot.givenSection(index)]
    case .new(let index): return new.sections[new.snapshot.givenSection(index)]
    case .empty: return nil
    }
  }

  /// The row at a place; nil where there is none.
  func row(at index: RowIndex) -> Row? {
    guard contents.indices.contains(index.section), index.row < numberOfRows(inSection: index.section) else { return nil }
    switch contents[index.section] {
    case .old(let section): return old.row(at: RowIndex(section: section, row: index.row))
    case .new(let section): return new.row(at: RowIndex(section: section, row: index.row))
    case .empty: return nil
    }
  }

  /// The id of a row; nil where there is none.
  func id(of index: RowIndex) -> RowIdentity? {
    guard contents.indices.contains(index.section), index.row < numberOfRows(inSection: index.section) else { return nil }
    switch contents[index.section] {
    case .old(let section): return old.snapshot.rowID(at: RowIndex(section: section, row: index.row))
    case .new(let section): return new.snapshot.rowID(at: RowIndex(section: section, row: index.row))
    case .empty: return nil
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
