import ListSource

extension SampleList {
  /// The list as a screen shows it: a title for each section, and a text for each row.
  @MainActor
  var source: ListSource {
    ListSource(
      sections: given.map { section in
        ListSection(section.id, title: "header \(section.id).\(section.header)") {
          Rows(section.rows.map { Item($0.id, $0.text) }, cell: ItemCell.self)
        }
      }
    )
  }

  /// What shows then, section by section.
  var shown: [[String]] {
    sections.map { ["header \($0.id).\($0.header)"] + $0.rows.map(\.text) }
  }
}

extension SampleList.Row {
  fileprivate var text: String { "row \(id).\(revision)" }
}
