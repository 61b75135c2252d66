internal import Foundation
internal import PlatformUIKit

/// The batch updates that turn one list into another in a list view.
@MainActor
struct ListBatches {
  let changes: ListChanges
  let new: ListSource
  private let comparison: Comparison
  private let rowsWithOtherCells: Set<RowIndex>

  /// The old indices of the sections whose header, footer or collapsing event has changed, by new index.
  private let earlierSections: [Int: Int]

  init(from old: ListSource, to new: ListSource, by cells: CellRegistry) {
    self.new = new
    let comparison = new.distinct.compared(to: old.distinct)
    changes = ListChanges(comparison)
    rowsWithOtherCells = Set(
      comparison.changedRows.lazy.filter { row in
        let (before, after) = (comparison.one.row(at: row.old), comparison.other.row(at: row.new))
        guard let kind = after.flatMap(cells.kind) else { return before.flatMap(cells.kind) != nil }
        return !kind.isSame(as: before.flatMap(cells.kind))
      }.map(\.new)
    )
    earlierSections = (changes.stages.last?.updatedSections ?? []).reduce(into: [:]) {
      $0[$1] = comparison.sections.old(of: $1)
    }
    self.comparison = comparison
  }

  /// Calls `body` with the old identity of each deleted or updated row, and whether the row is deleted.
  func forEachStaleRow(_ body: (_ id: RowIdentity, _ isDeleted: Bool) -> Void) {
    for number in 0..<comparison.old.count where comparison.rows.new(of: number) == nil {
      comparison.one.identity(of: comparison.old.index(of: number)).map { body($0, true) }
    }
    for row in comparison.changedRows { comparison.one.identity(of: row.old).map { body($0, false) } }
  }

  func shown(after stage: Int) -> ShownList {
    let updatesSupplements = !changes.stages[stage].updatedSections.isEmpty
    return ShownList(
      source: new,
      old: comparison.one,
      new: comparison.other,
      contents: changes.stages[stage].contents,
      sectionsWithOldSupplements: updatesSupplements ? [:] : earlierSections
    )
  }

  /// The old and new headers and footers of the sections whose header, footer or collapsing event has changed.
  var changedSupplements: [(old: Supplement?, new: Supplement?)] {
    earlierSections.flatMap { section, earlier in
      let (before, now) = (comparison.one.sections[earlier], comparison.other.sections[section])
      return [(before.header, now.header), (before.footer, now.footer)]
    }
  }

  var changesSupplements: Bool {
    !earlierSections.isEmpty || changes.stages.contains { !$0.deletedSections.isEmpty }
  }

  var count: Int { changes.stages.reduce(0) { $0 + $1.count } }

  func mayChange(above row: RowIndex) -> Bool { changes.stages.contains { $0.mayChange(above: row) } }

  func perform(
    _ index: Int,
    in listView: any ListView,
    of adapter: ListAdapter,
    with animation: UITableView.RowAnimation
  ) {
    var stage = changes.stages[index]
    let needsCell = Set(
      stage.updatedRows.filter {
        rowsWithOtherCells.contains($0) || adapter.needsOtherCell(at: $0, in: listView)
      }
    )
    let keepsCell = stage.updatedRows.filter { !needsCell.contains($0) }
    listView.reconfigureRows(at: keepsCell.map(IndexPath.init))
    stage.updatedRows = needsCell.sorted()
    stage.updatedSections.removeAll { section in
      guard let earlier = earlierSections[section] else { return false }
      let (old, new) = (comparison.one.sections[earlier], comparison.other.sections[section])
      return listView.replaceSupplements(ofSection: section, old, by: new)
    }
    listView.perform(stage, with: animation)
  }
}

extension ListAdapter {
  /// Returns whether the current cell of a row may be unable to show its model now.
  func needsOtherCell(at index: RowIndex, in listView: any ListView) -> Bool {
    guard let row = shown.row(at: index) else { return false }
    guard let cell = listView.shownCell(at: IndexPath(index)) else {
      // UIKit may have prepared a cell that is not accessible, and an object may return a different identifier by now.
      return registered.count > 1 && type(of: row.model) is AnyClass
    }
    // A substitute for a cell of the wrong class has no reuse identifier, and cannot be reconfigured.
    guard let identifier = cell.reuseIdentifier else { return cell is ContentCell }
    // If an object has changed in place, the old row also returns the new identifier. Only the cell shows the
    // difference.
    guard registered.contains(identifier), let kind = cells.kind(for: row).flatMap(listView.ownKind) else {
      return false
    }
    return kind.identifier != identifier
  }
}
