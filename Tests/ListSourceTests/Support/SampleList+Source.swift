import ListSource

extension SampleList {
  /// The list source, with a title for each section and a text for each row.
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

  /// The title and texts that show for each section.
  var shown: [[String]] {
    sections.map { ["header \($0.id).\($0.header)"] + $0.rows.map(\.text) }
  }
}

extension SampleList.Row {
  fileprivate var text: String { "row \(id).\(revision)" }
}
