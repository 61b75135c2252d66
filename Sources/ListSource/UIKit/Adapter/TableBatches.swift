internal import Foundation

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

/// The batches of updates that take a table view from one list to another.
@MainActor
struct TableBatches {
  let old: ListSource
  let new: ListSource
  let changes: ListChanges

  /// The rows that are shown by another kind of cells than before, by their places in the new list.
  private let remade: Set<RowIndex>

  init(from old: ListSource, to new: ListSource, by cells: CellRegistry) {
    var remade: Set<RowIndex> = []
    changes = ListChanges(from: old, to: new) { one, other, index in
      if cells.kind(for: one)?.identifier != cells.kind(for: other)?.identifier { remade.insert(index) }
    }
    self.old = old
    self.new = new
    self.remade = remade
  }

  /// What is shown after a stage.
  func shown(after stage: Int) -> ShownList {
    ShownList(from: old, to: new, by: changes, after: stage)
  }

  /// Tells the table view the operations of a stage.
  func perform(_ index: Int, in tableView: UITableView) {
    let stage = changes.stages[index]
    tableView.deleteSections(IndexSet(stage.deletedSections), with: .automatic)
    tableView.insertSections(IndexSet(stage.insertedSections), with: .automatic)
    for move in stage.movedSections { tableView.moveSection(move.from, toSection: move.to) }
    tableView.deleteRows(at: stage.deletedRows.map(IndexPath.init), with: .automatic)
    tableView.insertRows(at: stage.insertedRows.map(IndexPath.init), with: .automatic)
    for move in stage.movedRows { tableView.moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
    let needsCell = Set(stage.updatedRows.filter { needsOtherCell($0, in: tableView) })
    let keepsCell = stage.updatedRows.filter { !needsCell.contains($0) }
    tableView.reconfigureRows(at: keepsCell.map(IndexPath.init))
    tableView.reloadRows(at: needsCell.sorted().map(IndexPath.init), with: .automatic)
    let reloaded = stage.updatedSections.filter { !retitle($0, in: tableView) }
    tableView.reloadSections(IndexSet(reloaded), with: .none)
  }

  /// Whether the row cannot be shown by the cell that shows it.
  private func needsOtherCell(_ index: RowIndex, in tableView: UITableView) -> Bool {
    if remade.contains(index) { return true }
    // One that stands for a cell of the wrong class is not the table view's, and cannot be configured again.
    let placeholder = tableView.cellForRow(at: IndexPath(index)) as? PlaceholderCell
    return placeholder.map { $0.reuseIdentifier == nil } ?? false
  }

  /// Gives the header and footer of a section their new titles, for which the batch finds their heights at its end; false
  /// where that is not what has changed, or cannot be done. The section is reloaded then, cells and all: a table view
  /// documents no other way to come by a header.
  private func retitle(_ section: Int, in tableView: UITableView) -> Bool {
    let now = new.section(at: section)
    guard let before = old.section(withID: now.id),
      now.header.differsAtMostInTitle(from: before.header),
      now.footer.differsAtMostInTitle(from: before.footer)
    else { return false }
    let header = tableView.headerView(forSection: section)
    let footer = tableView.footerView(forSection: section)
    return header?.retitle(from: before.header?.title, to: now.header?.title, in: tableView.style) ?? true
      && footer?.retitle(from: before.footer?.title, to: now.footer?.title, in: tableView.style) ?? true
  }
}

extension ListEdge? {
  /// Whether the two are the same, or both titles.
  fileprivate func differsAtMostInTitle(from other: ListEdge?) -> Bool {
    if case (.title, .title) = (self, other) { return true }
    return self == other
  }
}

extension IndexPath {
  /// The index path of a row.
  init(_ index: RowIndex) {
    self.init(row: index.row, section: index.section)
  }
}

extension RowIndex {
  /// The row at an index path.
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, row: indexPath.row)
  }
}
