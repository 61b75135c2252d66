import ListSource

/// A list with numbers as ids and with a revision of each row and header.
struct SampleList: CustomStringConvertible {
  struct Section {
    var id: Int
    var header = 0
    var rows: [Row]
  }

  struct Row {
    var id: Int
    var revision = 0
  }

  /// The sections as given, perhaps with repeated ids.
  let given: [Section]

  /// The sections without repeated ids.
  let sections: [Section]

  init(_ given: [Section]) {
    self.given = given
    var sectionIDs: Set<Int> = []
    var rowIDs: Set<Int> = []
    sections = given.filter { sectionIDs.insert($0.id).inserted }.map { section in
      let rows = section.rows.filter { rowIDs.insert($0.id).inserted }
      return Section(id: section.id, header: section.header, rows: rows)
    }
  }

  /// Whether ids repeat.
  var hasDuplicates: Bool {
    given.count > sections.count || zip(given, sections).contains { $0.rows.count > $1.rows.count }
  }

  init(_ sections: KeyValuePairs<Int, [Int]>) {
    self.init(sections.map { Section(id: $0, rows: $1.map { Row(id: $0) }) })
  }

  var snapshot: ListSnapshot<Int, Int> {
    ListSnapshot(given.map { (id: $0.id, rows: $0.rows.map(\.id)) })
  }

  /// The snapshot without repeated ids.
  var distinct: ListSnapshot<Int, Int> {
    ListSnapshot(sections.map { (id: $0.id, rows: $0.rows.map(\.id)) })
  }

  /// The changes to another list. Rows and headers with another revision count as updated.
  func changes(to other: SampleList) -> ListChanges {
    ListChanges(from: snapshot, to: other.snapshot) { old, new in
      row(at: old).revision != other.row(at: new).revision
    } sectionChanged: { old, new in
      sections[old].header != other.sections[new].header
    }
  }

  func row(at index: RowIndex) -> Row {
    sections[index.section].rows[index.row]
  }

  var description: String {
    let sections = given.map { section in
      "\(section.id).\(section.header): \(section.rows.map { "\($0.id).\($0.revision)" })"
    }
    return "[\(sections.joined(separator: ", "))]"
  }
}
