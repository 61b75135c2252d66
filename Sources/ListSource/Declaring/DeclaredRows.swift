/// The rows of a list, by their places.
struct DeclaredRows {
  let sections: [ListSection]

  /// How high rows are where nothing more particular is said.
  let height: CellHeight?

  func numberOfRows(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  /// A row; nil where there is none.
  func row(at index: RowIndex) -> Row? {
    guard (0..<numberOfRows(inSection: index.section)).contains(index.row) else { return nil }
    return sections[index.section].row(at: index.row, listHeight: height)
  }

  /// What a row is known by; nil where there is none.
  func identity(of index: RowIndex) -> RowIdentity? {
    guard (0..<numberOfRows(inSection: index.section)).contains(index.row) else { return nil }
    return sections[index.section].identity(of: index.row)
  }
}
