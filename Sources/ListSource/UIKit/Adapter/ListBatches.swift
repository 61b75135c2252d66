internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The batches of updates that take a list view from one list to another.
@MainActor
struct ListBatches {
  let changes: ListChanges
  private let old: ListSource
  let new: ListSource
  private let comparison: Comparison
  private let cells: CellRegistry

  /// The rows that are shown by another kind of cells than before, by their places in the new list.
  private let remade: Set<RowIndex>

  /// The places in the old list of the sections that have another header or footer, by their places in the new list.
  private let earlierSections: [Int: Int]

  init(from old: ListSource, to new: ListSource, by cells: CellRegistry) {
    (self.old, self.new, self.cells) = (old, new, cells)
    let comparison = new.distinct.compared(to: old.distinct)
    changes = ListChanges(comparison)
    remade = Set(
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

  /// Calls a closure with each row that goes or shows something else, as it is known.
  func forEachStaleRow(_ body: (RowIdentity) -> Void) {
    for number in 0..<comparison.old.count where comparison.rows.new(of: number) == nil {
      comparison.one.identity(of: comparison.old.index(of: number)).map(body)
    }
    for row in comparison.changedRows { comparison.one.identity(of: row.old).map(body) }
  }

  /// What is shown after a stage.
  func shown(after stage: Int) -> ShownList {
    let updatesEdges = !changes.stages[stage].updatedSections.isEmpty
    let contents = changes.stages[stage].contents
    return ShownList(from: old, to: new, showing: contents, edgesOf: updatesEdges ? [:] : earlierSections)
  }

  /// The headers and footers of sections that have another one, before and after.
  var changedEdges: [(old: ListEdge?, new: ListEdge?)] {
    earlierSections.flatMap { section, earlier in
      let (before, now) = (comparison.one.sections[earlier], comparison.other.sections[section])
      return [(before.header, now.header), (before.footer, now.footer)]
    }
  }

  /// Whether headers or footers go with their sections, or change.
  var changesEdges: Bool {
    !earlierSections.isEmpty || changes.stages.contains { !$0.deletedSections.isEmpty }
  }

  /// How many sections and rows come, go, move or show something else.
  var count: Int { changes.stages.reduce(0) { $0 + $1.count } }

  /// Whether anything may change above a row.
  func changeWhatIsAbove(_ row: RowIndex) -> Bool { changes.stages.contains { $0.concernsWhatIsAbove(row) } }

  /// Tells a list view the operations of a stage, given the identifiers that the adapter has cells for.
  func perform(
    _ index: Int,
    in listView: any ListView,
    registered: Set<String>,
    with animation: UITableView.RowAnimation
  ) {
    let stage = changes.stages[index]
    listView.deleteSections(IndexSet(stage.deletedSections), with: animation)
    listView.insertSections(IndexSet(stage.insertedSections), with: animation)
    for move in stage.movedSections { listView.moveSection(move.from, toSection: move.to) }
    listView.deleteRows(at: stage.deletedRows.map(IndexPath.init), with: animation)
    listView.insertRows(at: stage.insertedRows.map(IndexPath.init), with: animation)
    for move in stage.movedRows { listView.moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
    let needsCell = Set(stage.updatedRows.filter { needsOtherCell($0, in: listView, registered) })
    let keepsCell = stage.updatedRows.filter { !needsCell.contains($0) }
    listView.reconfigureRows(at: keepsCell.map(IndexPath.init))
    listView.reloadRows(at: needsCell.sorted().map(IndexPath.init), with: animation)
    let reloaded = stage.updatedSections.filter { section in
      guard let earlier = earlierSections[section] else { return true }
      return !listView.replaceEdges(
        ofSection: section,
        comparison.one.sections[earlier],
        by: comparison.other.sections[section]
      )
    }
    listView.reloadSections(IndexSet(reloaded), with: .none)
  }

  /// Whether the row cannot be shown by the cell that shows it.
  private func needsOtherCell(
    _ index: RowIndex,
    in listView: any ListView,
    _ registered: Set<String>
  ) -> Bool {
    if remade.contains(index) { return true }
    guard let cell = listView.shownCell(at: IndexPath(index)) else {
      // UIKit prepares cells that nobody can ask for, and an object may call for another one since.
      guard registered.count > 1, let row = comparison.other.row(at: index) else { return false }
      return type(of: row.model) is AnyClass
    }
    // One that stands for a cell of the wrong class is not the list view's, and cannot be configured again.
    guard let identifier = cell.reuseIdentifier else { return cell is PlaceholderCell }
    // An object that changed in place calls its cell something else, and so it does as the row before.
    guard registered.contains(identifier),
      let kind = comparison.other.row(at: index).flatMap(cells.kind).flatMap(listView.ownKind)
    else { return false }
    return kind.identifier != identifier
  }
}
