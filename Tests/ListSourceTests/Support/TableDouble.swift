import ListSource

/// A model of a table view that performs batches: it keeps and moves existing cells, and asks for new ones.
struct TableDouble {
  struct Section: Equatable {
    var serial: Int
    var id: Int
    var header: Int
    var cells: [Cell]
  }

  struct Cell: Equatable {
    var serial: Int
    var id: Int
    var revision: Int
  }

  private(set) var sections: [Section] = []
  private var serial = 0

  init(showing list: SampleList) {
    sections = list.sections.map { newSection($0) }
  }

  /// Applies a legal batch. The data source already has the sections in `shown`.
  mutating func apply(_ batch: Batch, showing shown: [SampleList.Section]) {
    var after: [Section?] = Array(repeating: nil, count: shown.count)
    for section in batch.insertedSections { after[section] = newSection(shown[section]) }
    for (from, to) in batch.movedSections { after[to] = sections[from] }

    let gone = Set(batch.deletedSections + batch.movedSections.map(\.from))
    var staying = sections.indices.filter { !gone.contains($0) }[...]
    for section in after.indices where after[section] == nil {
      guard let before = staying.popFirst() else { continue }
      after[section] = sections[before]
      after[section]?.cells = cells(of: before, as: section, batch, shown[section].rows)
    }
    for row in batch.updatedRows {
      after[row.section]?.cells[row.row].revision = shown[row.section].rows[row.row].revision
    }
    for section in batch.updatedSections { after[section]?.header = shown[section].header }
    sections = after.compactMap { $0 } + staying.map { sections[$0] }
  }

  private mutating func cells(of before: Int, as section: Int, _ batch: Batch, _ rows: [SampleList.Row])
    -> [Cell]
  {
    let gone = Set(
      (batch.deletedRows + batch.movedRows.map(\.from)).filter { $0.section == before }.map(\.row)
    )
    let come = batch.insertedRows.filter { $0.section == section }
    let moved = batch.movedRows.filter { $0.to.section == section }
    if gone.isEmpty && come.isEmpty && moved.isEmpty { return sections[before].cells }

    var staying = sections[before].cells.indices.filter { !gone.contains($0) }[...]
    var after: [Cell?] = Array(repeating: nil, count: staying.count + come.count + moved.count)
    for row in come where row.row < after.count { after[row.row] = newCell(rows[row.row]) }
    for (from, to) in moved where to.row < after.count {
      after[to.row] = sections[from.section].cells[from.row]
    }
    for row in after.indices where after[row] == nil {
      after[row] = staying.popFirst().map { sections[before].cells[$0] }
    }
    return after.compactMap { $0 } + staying.map { sections[before].cells[$0] }
  }

  private mutating func newSection(_ section: SampleList.Section) -> Section {
    serial += 1
    let number = serial
    return Section(
      serial: number,
      id: section.id,
      header: section.header,
      cells: section.rows.map { newCell($0) }
    )
  }

  private mutating func newCell(_ row: SampleList.Row) -> Cell {
    serial += 1
    return Cell(serial: serial, id: row.id, revision: row.revision)
  }
}
