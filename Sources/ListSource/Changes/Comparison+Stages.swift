extension Comparison {
  /// The batch updates that delete, insert and move sections and rows. The array can contain empty stages.
  ///
  /// The first two stages, for sections and for rows, are merged if either of them is empty or if nothing moves. Without
  /// moves, UIKit can insert and delete both sections and rows in one batch update.
  var stages: [ListChanges.Stage] {
    if old.count == 0, new.count == 0, sections.isIdentity { return [] }
    let route = SectionRoute(self)
    var sections = ListChanges.Stage(contents: route.contentsBefore)
    sections.deletedSections = route.deleted
    sections.insertedSections = route.inserted
    sections.movedSections = route.moved

    var last = ListChanges.Stage(contents: (0..<new.numberOfSections).map(ListChanges.Content.new))
    last.deletedSections = route.left

    var rows = rowStage(with: route)
    let nothingMoves = route.moved.isEmpty && rows.movedRows.isEmpty
    if nothingMoves || rows.isEmpty || sections.isEmpty {
      rows.deletedSections = route.deleted
      rows.insertedSections = route.inserted
      rows.movedSections = route.moved
      return [rows, last]
    }
    for index in rows.deletedRows.indices {
      rows.deletedRows[index].section = route.placesOfOld[rows.deletedRows[index].section]
    }
    for index in rows.movedRows.indices {
      rows.movedRows[index].from.section = route.placesOfOld[rows.movedRows[index].from.section]
    }
    return [sections, rows, last]
  }

  /// Returns the stage that deletes, inserts and moves rows.
  ///
  /// Deletions and the origins of moves are indices in the old list. Insertions and the targets of moves are indices in
  /// the intermediate list of `route`. The stage does not list rows that are deleted or inserted with their section.
  private func rowStage(with route: SectionRoute) -> ListChanges.Stage {
    var stage = ListChanges.Stage(contents: route.contentsAfter)
    let staying = (0..<old.numberOfSections).filter {
      !old.rows(in: $0).isEmpty && (sections.new(of: $0) != nil || isLeft($0))
    }
    for section in staying.sorted(by: { route.placesOfOld[$0] < route.placesOfOld[$1] }) {
      // A closure would copy the comparison.
      for number in old.rows(in: section) where rows.new(of: number) == nil {
        stage.deletedRows.append(RowIndex(section: section, row: old.row(of: number, in: section)))
      }
    }
    for section in 0..<new.numberOfSections {
      let numbers = new.rows(in: section)
      if numbers.isEmpty || sections.old(of: section) == nil && !isEntered(section) { continue }
      func place(of number: Int) -> RowIndex {
        RowIndex(section: route.placesOfNew[section], row: new.row(of: number, in: section))
      }
      let home = sections.old(of: section).map(old.rows) ?? 0..<0
      for number in numbers where rows.old(of: number) == nil { stage.insertedRows.append(place(of: number)) }
      for mover in rows.movers(from: home, to: numbers) {
        stage.movedRows.append(ListChanges.Move(from: old.index(of: mover.old), to: place(of: mover.new)))
      }
    }
    return stage
  }
}

/// The section changes that lead from the old list to an intermediate list, and from there to the new list.
///
/// Rows move in the intermediate list. It contains the new sections in order. It also contains the old sections whose
/// rows have yet to move to other sections. Each of these old sections follows the nearest section above it that stays
/// in place. If there is none, the old section comes first.
///
/// Inserted sections, the targets of moves, and ``left`` are indices in the intermediate list.
private struct SectionRoute {
  var deleted: [Int] = []
  var inserted: [Int] = []
  var moved: [ListChanges.Move<Int>] = []

  /// The sections to delete after their rows have moved away.
  var left: [Int] = []

  /// The content of each intermediate section before rows move, and after that.
  var contentsBefore: [ListChanges.Content] = []
  var contentsAfter: [ListChanges.Content] = []

  /// The intermediate index of each old section, or -1 if the intermediate list does not contain the section.
  var placesOfOld: [Int]
  var placesOfNew: [Int] = []

  init(_ comparison: Comparison) {
    let old = 0..<comparison.old.numberOfSections
    let new = 0..<comparison.new.numberOfSections
    if comparison.sections.isIdentity {
      (placesOfOld, placesOfNew) = (Array(old), Array(new))
      (contentsBefore, contentsAfter) = (old.map(ListChanges.Content.old), new.map(ListChanges.Content.new))
      return
    }
    let movers = Set(comparison.sections.movers(from: old, to: new).map(\.new))
    placesOfOld = Array(repeating: -1, count: old.count)

    var below = -1
    var leftBelow: [Int: [Int]] = [:]
    for section in old {
      if let survivor = comparison.sections.new(of: section) {
        if !movers.contains(survivor) { below = survivor }
      } else if comparison.isLeft(section) {
        leftBelow[below, default: []].append(section)
      } else {
        deleted.append(section)
      }
    }

    addLeft(leftBelow[-1] ?? [])
    for section in new {
      let place = contentsBefore.count
      if let origin = comparison.sections.old(of: section) {
        placesOfOld[origin] = place
        contentsBefore.append(.old(origin))
        if movers.contains(section) { moved.append(ListChanges.Move(from: origin, to: place)) }
      } else {
        contentsBefore.append(comparison.isEntered(section) ? .newWithoutRows(section) : .new(section))
        inserted.append(place)
      }
      placesOfNew.append(place)
      contentsAfter.append(.new(section))
      addLeft(leftBelow[section] ?? [])
    }
  }

  private mutating func addLeft(_ sections: [Int]) {
    for section in sections {
      placesOfOld[section] = contentsBefore.count
      left.append(contentsBefore.count)
      contentsBefore.append(.old(section))
      contentsAfter.append(.oldWithoutRows(section))
    }
  }
}
