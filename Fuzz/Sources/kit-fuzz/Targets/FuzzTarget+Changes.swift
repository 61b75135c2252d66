@testable import KitSupport
@testable import ListSource

extension FuzzTarget {
  /// The changes between several lists, checked by the audit of the tests. A snapshot that follows another one must have
  /// the same changes as one created from scratch.
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
    _ = try Reports.collecting { try checkFollowing([lists[0], altered, lists[1], lists[2], lists[0]]) }
  }

  /// Checks that what a snapshot takes over from the previous one does not change the result.
  private static func checkFollowing(_ lists: [SampleList]) throws {
    var shown = lists[0].snapshot
    for (last, next) in zip(lists, lists.dropFirst()) {
      let list = next.snapshot
      try requireEqual(
        ListChanges(from: shown, to: list),
        ListChanges(from: last.distinct, to: next.distinct),
        "the changes from \(last) to \(next)"
      )
      try requireEqual(list, next.distinct, "\(next) without duplicates")
      shown = list
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

  /// Returns the list after random moves, removals, insertions and updates of rows and sections.
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
