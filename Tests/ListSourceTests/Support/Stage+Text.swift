import ListSource

extension ListChanges {
  /// A description with one line for each stage: rows as `section.row`, sections as `section`.
  var text: [String] { stages.map(\.text) }
}

extension ListChanges.Stage {
  fileprivate var text: String {
    let moves =
      movedSections.map { "move section \($0.from)→\($0.to)" }
      + movedRows.map { "move \($0.from.text)→\($0.to.text)" }
    let parts =
      deletedSections.map { "delete section \($0)" } + deletedRows.map { "delete \($0.text)" }
      + insertedSections.map { "insert section \($0)" } + insertedRows.map { "insert \($0.text)" } + moves
      + updatedRows.map { "update \($0.text)" } + updatedSections.map { "update section \($0)" }
    return parts.joined(separator: ", ")
  }
}

extension RowIndex {
  fileprivate var text: String { "\(section).\(row)" }
}
