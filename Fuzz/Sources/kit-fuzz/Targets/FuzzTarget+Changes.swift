@testable import KitSupport
@testable import ListSource

extension FuzzTarget {
  /// What turns one list into another, and that one into a third, checked as in the tests; and a list with rows appended
  /// against the same list made anew.
  static let changes = FuzzTarget("changes") { reader in
    let lists = (0..<3).map { _ in SampleList.list(of: &reader) }
    let altered = lists[0].altered(by: &reader)
    let pairs = [(lists[0], altered), (altered, lists[1]), (lists[1], lists[2]), (lists[2], lists[0])]
    for (old, new) in pairs {
      let (audit, reports) = Reports.collecting { ChangesAudit(from: old, to: new) }
      try require(audit.complaints.isEmpty, "\(audit.complaints)\nfrom \(old)\nto   \(new)")
      try require(
        old.hasDuplicates || new.hasDuplicates || reports.isEmpty,
        "\(reports) of lists without duplicates"
      )
    }
    _ = try Reports.collecting { try checkAppending(to: lists[1], &reader) }
  }

  private static func checkAppending(to list: SampleList, _ reader: inout ByteReader) throws {
    var (anew, appended) = (list.given, list.snapshot)
    let start = appended
    for _ in 0..<reader.number(in: 0...3) where !list.sections.isEmpty {
      let section = reader.choice(of: list.sections).id
      let rows = reader.list(upTo: 5) { SampleList.Row(id: $0.number(in: 0...19)) }
      appended = appended.appending(rows.map(\.id), to: section)
      // As the kit's word is: of two ids the later is left out, in the order in which they came.
      let known = Set(SampleList(anew).sections.flatMap(\.rows).map(\.id))
      if let index = anew.firstIndex(where: { $0.id == section }) {
        anew[index].rows += rows.filter { !known.contains($0.id) }
      }
    }
    let expected = SampleList(anew)
    try requireEqual(appended, expected.snapshot, "\(list) appended to")
    try requireEqual(
      ListChanges(from: start, to: appended),
      ListChanges(from: list.snapshot, to: expected.snapshot),
      "the changes from \(list) to \(expected)"
    )
    for (section, rows) in appended.sectionIDs.indices.map({ ($0, appended.rowIDs(inSection: $0)) }) {
      for (row, id) in rows.enumerated() {
        let index = RowIndex(section: section, row: row)
        try requireEqual(appended.rowID(at: index), id, "the row at \(index)")
        try requireEqual(appended.index(of: id), index, "the place of \(id)")
      }
    }
  }
}

extension SampleList {
  fileprivate static func list(of reader: inout ByteReader) -> SampleList {
    SampleList(
      reader.list(upTo: 5) { reader in
        let (id, header) = (reader.number(in: 0...5), reader.number(in: 0...1))
        return Section(id: id, header: header, rows: reader.list(upTo: 12, Row.row))
      }
    )
  }

  /// The list after some rows and sections were moved, taken away, put in or shown otherwise.
  fileprivate func altered(by reader: inout ByteReader) -> SampleList {
    var sections = given
    for _ in 0..<reader.number(in: 0...12) where !sections.isEmpty {
      let (from, to) = (reader.choice(of: sections.indices), reader.choice(of: sections.indices))
      let row = sections[from].rows.isEmpty ? nil : reader.choice(of: sections[from].rows.indices)
      switch (reader.number(in: 0...6), row) {
      case (0, let row?): sections[from].rows[row].revision += 1
      case (1, let row?): sections[from].rows.remove(at: row)
      case (2...3, let row?):
        let moved = sections[from].rows.remove(at: row)
        sections[to].rows.insert(moved, at: reader.number(in: 0...sections[to].rows.count))
      case (4, _): sections.insert(sections.remove(at: from), at: to)
      case (5, _): sections[from].header += 1
      case (6, _): sections.remove(at: from)
      default: sections[to].rows.append(.row(of: &reader))
      }
    }
    return SampleList(sections)
  }
}

extension SampleList.Row {
  fileprivate static func row(of reader: inout ByteReader) -> SampleList.Row {
    let byte = Int(reader.byte())
    return SampleList.Row(id: byte >> 1 & 15, revision: byte & 1)
  }
}
