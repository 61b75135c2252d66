internal import KitSupport

/// The positions of what stands in a list already: of the first, as the snapshot counts, and of the later as given.
struct Duplicates {
  var sections: [(first: Int, later: Int)] = []
  var rows: [(first: Int, later: RowIndex)] = []
}

extension ListSnapshot {
  /// Where the row stands in what the snapshot was made from.
  ///
  /// It is the same place, unless duplicates above it were left out.
  public func givenIndex(of index: RowIndex) -> RowIndex {
    RowIndex(
      section: givenSection(index.section),
      row: given(index.row, without: rowsLeftOut[index.section] ?? [])
    )
  }

  /// Where the section stands in what the snapshot was made from.
  ///
  /// It is the same place, unless duplicates above it were left out.
  public func givenSection(_ section: Int) -> Int {
    given(section, without: sectionsLeftOut)
  }

  private func given(_ kept: Int, without leftOut: [Int]) -> Int {
    kept + leftOut.indices.partitioningIndex { leftOut[$0] - $0 > kept }
  }

  /// Reports each of the first few duplicates, and how many more there are.
  func report(_ duplicates: Duplicates) {
    let limit = 10
    for (first, later) in duplicates.sections.prefix(limit) {
      Reports.report(
        """
        A list has the section '\(sections.ids[first])' twice, as section \(givenSection(first)) and as \
        section \(later). The later one is left out with its rows. Give each section an id of its own.
        """
      )
    }
    for (first, later) in duplicates.rows.prefix(limit) {
      Reports.report(
        """
        A list has the id '\(rowID(of: first))' twice, in \(givenIndex(of: index(ofNumber: first))) and in \(later). \
        The later row is left out. Give each row an id of its own, whatever its section.
        """
      )
    }
    let more = max(0, duplicates.sections.count - limit) + max(0, duplicates.rows.count - limit)
    if more > 0 {
      Reports.report(
        "A list has \(more) more sections and rows with the id of an earlier one. They are left out."
      )
    }
  }
}
