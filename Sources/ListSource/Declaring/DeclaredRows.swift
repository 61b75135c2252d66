/// The sections of a list and its default row height.
struct DeclaredRows {
  let sections: [ListSection]

  /// The default row height of the list, or nil if the list declares none.
  let height: CellHeight?

  func numberOfRows(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  /// Returns the row at an index, or nil if the list has no such row.
  func row(at index: RowIndex) -> Row? {
    guard (0..<numberOfRows(inSection: index.section)).contains(index.row) else { return nil }
    return sections[index.section].row(at: index.row, listHeight: height)
  }

  /// Returns the identity of the row at an index, or nil if the list has no such row.
  func identity(of index: RowIndex) -> RowIdentity? {
    guard (0..<numberOfRows(inSection: index.section)).contains(index.row) else { return nil }
    return sections[index.section].identity(of: index.row)
  }
}
