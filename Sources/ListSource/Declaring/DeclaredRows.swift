/// The rows of a list, by position.
struct DeclaredRows {
  let sections: [ListSection]

  /// The height of rows without a more specific one.
  let height: CellHeight?

  func numberOfRows(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  /// Returns the row at an index, or nil if there is none.
  func row(at index: RowIndex) -> Row? {
    guard (0..<numberOfRows(inSection: index.section)).contains(index.row) else { return nil }
    return sections[index.section].row(at: index.row, listHeight: height)
  }

  /// Returns the identity of the row at an index, or nil if there is none.
  func identity(of index: RowIndex) -> RowIdentity? {
    guard (0..<numberOfRows(inSection: index.section)).contains(index.row) else { return nil }
    return sections[index.section].identity(of: index.row)
  }
}
