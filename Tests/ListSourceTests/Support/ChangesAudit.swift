import ListSource

/// Applies changes to a table, stage by stage, and collects everything that is wrong with them.
///
/// It knows UIKit's rules and the two lists, but not how changes are found. PortableUIKit, which implements the rules
/// separately, checks each batch too.
struct ChangesAudit {
  let old: SampleList
  let new: SampleList
  let changes: ListChanges
  private(set) var complaints: [String] = []

  init(from old: SampleList, to new: SampleList) {
    self.old = old
    self.new = new
    changes = old.changes(to: new)

    var table = TableDouble(showing: old)
    let start = table
    for stage in changes.stages {
      let shown = stage.contents.map(section)
      let batch = Batch(stage)
      let (before, after) = (table.sections.map(\.cells.count), shown.map(\.rows.count))
      let violations =
        batch.violations(before: before, after: after) + batch.refusals(before: before, after: after)
      complaints += violations
      if !violations.isEmpty { return }
      expect(batch.isInOrder, "a stage is in disorder")
      checkThatNoMoveIsIdle(in: batch, of: table, showing: shown)
      table.apply(batch, showing: shown)
      expect(stage.isEmpty == false, "a stage is empty")
      expect(
        table.ids == shown.map { $0.rows.map(\.id) },
        "the table has \(table.ids), its data source \(shown)"
      )
      expect(table.sections.map(\.id) == shown.map(\.id), "the table has other sections than its data source")
    }
    expect(table.ids == new.sections.map { $0.rows.map(\.id) }, "the table ends with \(table.ids)")
    expect(table.sections.map(\.id) == new.sections.map(\.id), "the table ends with other sections")
    expect(
      changes.stages.last?.contents ?? [] == (changes.isEmpty ? [] : new.sections.indices.map { .new($0) }),
      "the last stage does not show the new list"
    )
    expect(new.changes(to: new).isEmpty, "equal lists differ")
    guard complaints.isEmpty else { return }
    checkContents(of: table)
    checkSurvivors(from: start, to: table)
    checkThatMovesAreMinimal()
  }

  private mutating func expect(_ condition: Bool, _ complaint: @autoclosure () -> String) {
    if !condition { complaints.append(complaint()) }
  }

  private func section(_ content: ListChanges.Content) -> SampleList.Section {
    switch content {
    case .old(let section): return old.sections[section]
    case .new(let section): return new.sections[section]
    case .oldWithoutRows(let section): return SampleList.Section(old.sections[section], rows: [])
    case .newWithoutRows(let section): return SampleList.Section(new.sections[section], rows: [])
    }
  }

  private mutating func checkContents(of table: TableDouble) {
    let headers = table.sections.map(\.header)
    let revisions = table.sections.map { $0.cells.map(\.revision) }
    expect(headers == new.sections.map(\.header), "a header shows what it did")
    expect(revisions == new.sections.map { $0.rows.map(\.revision) }, "a row shows what it did")
    let updatedRows = changes.stages.reduce(0) { $0 + $1.updatedRows.count }
    let updatedSections = changes.stages.reduce(0) { $0 + $1.updatedSections.count }
    let oldRevisions = old.revisions
    expect(
      updatedRows == new.revisions.count { (oldRevisions[$0] ?? $1) != $1 },
      "a row is updated for nothing"
    )
    let oldHeaders = old.headers
    expect(
      updatedSections == new.headers.count { (oldHeaders[$0] ?? $1) != $1 },
      "a section is updated for nothing"
    )
  }

  private mutating func checkSurvivors(from start: TableDouble, to end: TableDouble) {
    let cells = start.cellSerials
    let sections = start.sectionSerials
    expect(
      end.cellSerials.allSatisfy { (cells[$0] ?? $1) == $1 },
      "a row that survives was deleted and inserted"
    )
    expect(
      end.sectionSerials.allSatisfy { (sections[$0] ?? $1) == $1 },
      "a section that survives was deleted and inserted"
    )
  }

  private mutating func checkThatMovesAreMinimal() {
    let sectionMoves = changes.stages.reduce(0) { $0 + $1.movedSections.count }
    let rowMoves = changes.stages.reduce(0) { $0 + $1.movedRows.count }
    let oldSections = old.sections.map(\.id)
    let newSections = new.sections.map(\.id)
    expect(
      sectionMoves == fewestMoves(from: oldSections, to: newSections),
      "\(sectionMoves) moves of sections are not the fewest"
    )

    let oldRows = Set(old.sections.flatMap { $0.rows.map(\.id) })
    var fewest = 0
    for section in new.sections {
      let ids = section.rows.map(\.id)
      let home = old.sections.first { $0.id == section.id }?.rows.map(\.id) ?? []
      fewest += fewestMoves(from: home, to: ids) + oldRows.subtracting(home).intersection(ids).count
    }
    expect(rowMoves == fewest, "\(rowMoves) moves of rows, and \(fewest) will do")
  }

  /// A move to its own index must have an effect: without it, the table must differ.
  private mutating func checkThatNoMoveIsIdle(
    in batch: Batch,
    of table: TableDouble,
    showing shown: [SampleList.Section]
  ) {
    for (index, move) in batch.movedRows.enumerated() where move.from == move.to {
      var less = batch
      less.movedRows.remove(at: index)
      var (one, other) = (table, table)
      one.apply(batch, showing: shown)
      other.apply(less, showing: shown)
      expect(one.ids != other.ids, "the move of \(move.from) to itself does nothing")
    }
    for (index, move) in batch.movedSections.enumerated() where move.from == move.to {
      var less = batch
      less.movedSections.remove(at: index)
      var (one, other) = (table, table)
      one.apply(batch, showing: shown)
      other.apply(less, showing: shown)
      expect(
        one.sections.map(\.id) != other.sections.map(\.id),
        "the move of section \(move.from) does nothing"
      )
    }
  }
}

/// The minimum number of moves: the common elements without a longest increasing subsequence. Quadratic, but simple.
func fewestMoves(from old: [Int], to new: [Int]) -> Int {
  let places = new.compactMap { old.firstIndex(of: $0) }
  var longest: [Int] = []
  for (index, place) in places.enumerated() {
    let before = (0..<index).filter { places[$0] < place }.map { longest[$0] }.max() ?? 0
    longest.append(before + 1)
  }
  return places.count - (longest.max() ?? 0)
}

extension SampleList.Section {
  fileprivate init(_ section: SampleList.Section, rows: [SampleList.Row]) {
    self.init(id: section.id, header: section.header, rows: rows)
  }
}

extension SampleList {
  fileprivate var revisions: [Int: Int] {
    Dictionary(uniqueKeysWithValues: sections.flatMap(\.rows).map { ($0.id, $0.revision) })
  }

  fileprivate var headers: [Int: Int] {
    Dictionary(uniqueKeysWithValues: sections.map { ($0.id, $0.header) })
  }
}

extension TableDouble {
  fileprivate var ids: [[Int]] { sections.map { $0.cells.map(\.id) } }

  fileprivate var cellSerials: [Int: Int] {
    Dictionary(uniqueKeysWithValues: sections.flatMap(\.cells).map { ($0.id, $0.serial) })
  }

  fileprivate var sectionSerials: [Int: Int] {
    Dictionary(uniqueKeysWithValues: sections.map { ($0.id, $0.serial) })
  }
}
