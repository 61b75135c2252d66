extension Comparison {
  /// The batch updates that delete, insert and move sections and rows.
  var stages: [ListChanges.Stage] {
    if old.count == 0, new.count == 0, sections.isIdentity { return [] }
    let route = SectionRoute(self)
    var stages: [ListChanges.Stage] = []
    var rows = rowStage(with: route)
    // Without moves, UIKit can insert and delete both sections and rows in one batch update.
    if route.stage.movedSections.isEmpty && rows.movedRows.isEmpty || rows.isEmpty || route.stage.isEmpty {
      rows.deletedSections = route.stage.deletedSections
      rows.insertedSections = route.stage.insertedSections
      rows.movedSections = route.stage.movedSections
    } else {
      for index in rows.deletedRows.indices {
        rows.deletedRows[index].section = route.placesOfOld[rows.deletedRows[index].section]
      }
      for index in rows.movedRows.indices {
        rows.movedRows[index].from.section = route.placesOfOld[rows.movedRows[index].from.section]
      }
      stages.append(route.stage)
    }
    if !rows.isEmpty { stages.append(rows) }
    if !route.left.isEmpty {
      let contents = (0..<new.numberOfSections).map(ListChanges.Content.new)
      stages.append(ListChanges.Stage(deletedSections: route.left, contents: contents))
    }
    return stages
  }

  /// Returns the stage that deletes, inserts and moves rows, except those that are deleted or inserted with their
  /// section. Old indices are those in the old list, and new indices those in the intermediate list of `route`.
  private func rowStage(with route: SectionRoute) -> ListChanges.Stage {
    var stage = ListChanges.Stage(contents: route.contentsAfter)
    // Closures would copy the comparison.
    var staying: [Int] = []
    for section in 0..<old.numberOfSections where !old.rows(in: section).isEmpty {
      if sections.new(of: section) != nil || isLeft(section) { staying.append(section) }
    }
    for section in staying.sorted(by: { route.placesOfOld[$0] < route.placesOfOld[$1] }) {
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
/// Inserted sections, the targets of moves, and ``left`` are indices in that list.
private final class SectionRoute {
  var stage = ListChanges.Stage()

  /// The sections to delete after their rows have moved away.
  var left: [Int] = []

  /// The content of each intermediate section after rows have moved.
  var contentsAfter: [ListChanges.Content] = []

  /// The intermediate index of each old section, or -1 if the intermediate list does not contain the section.
  var placesOfOld: [Int]
  var placesOfNew: [Int] = []

  init(_ comparison: borrowing Comparison) {
    let old = 0..<comparison.old.numberOfSections
    let new = 0..<comparison.new.numberOfSections
    if comparison.sections.isIdentity {
      (placesOfOld, placesOfNew) = (Array(old), Array(new))
      (stage.contents, contentsAfter) = (old.map(ListChanges.Content.old), new.map(ListChanges.Content.new))
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
        stage.deletedSections.append(section)
      }
    }

    addLeft(leftBelow[-1] ?? [])
    for section in new {
      let place = stage.contents.count
      if let origin = comparison.sections.old(of: section) {
        placesOfOld[origin] = place
        stage.contents.append(.old(origin))
        if movers.contains(section) { stage.movedSections.append(.init(from: origin, to: place)) }
      } else {
        stage.contents.append(comparison.isEntered(section) ? .newWithoutRows(section) : .new(section))
        stage.insertedSections.append(place)
      }
      placesOfNew.append(place)
      contentsAfter.append(.new(section))
      addLeft(leftBelow[section] ?? [])
    }
  }

  private func addLeft(_ sections: [Int]) {
    for section in sections {
      placesOfOld[section] = stage.contents.count
      left.append(stage.contents.count)
      stage.contents.append(.old(section))
      contentsAfter.append(.oldWithoutRows(section))
    }
  }
}
