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

  private let cells: CellRegistry

  /// The rows that are shown by another kind of cells than before, by their places in the new list.
  private let remade: Set<RowIndex>

  /// The places in the old list of the sections that have another header or footer, by their places in the new list.
  private let earlierSections: [Int: Int]

  init(from old: ListSource, to new: ListSource, by cells: CellRegistry) {
    var remade: Set<RowIndex> = []
    var earlierSections: [Int: Int] = [:]
    changes = ListChanges(from: old, to: new) { one, other, index in
      if cells.kind(for: one)?.identifier != cells.kind(for: other)?.identifier { remade.insert(index) }
    } updatedSection: { one, other in
      earlierSections[other] = one
    }
    self.old = old
    self.new = new
    self.cells = cells
    self.remade = remade
    self.earlierSections = earlierSections
  }

  /// What is shown after a stage.
  func shown(after stage: Int) -> ShownList {
    let updatesEdges = !changes.stages[stage].updatedSections.isEmpty
    let contents = changes.stages[stage].contents
    return ShownList(from: old, to: new, showing: contents, edgesOf: updatesEdges ? [:] : earlierSections)
  }

  /// Tells the table view the operations of a stage.
  func perform(_ stage: ListChanges.Stage, in tableView: UITableView) {
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
    guard let cell = tableView.cellForRow(at: IndexPath(index)) else { return false }
    // What was registered since may have made another kind of the cells that show the row.
    guard let kind = cells.kind(for: new.row(at: index)) else { return !(cell is PlaceholderCell) }
    return cell.reuseIdentifier != kind.identifier || !kind.includes(cell)
  }

  /// Gives the header and footer of a section their new titles; false where that is not what has changed.
  private func retitle(_ section: Int, in tableView: UITableView) -> Bool {
    let now = new.section(at: section)
    guard let before = earlierSections[section].map(old.section(at:)),
      now.header.differsAtMostInTitle(from: before.header),
      now.footer.differsAtMostInTitle(from: before.footer)
    else { return false }
    tableView.headerView(forSection: section)?.retitle(now.header?.title)
    tableView.footerView(forSection: section)?.retitle(now.footer?.title)
    return true
  }
}

extension UITableViewHeaderFooterView {
  /// Shows another title, if this is the table view's own view for titles.
  fileprivate func retitle(_ title: String?) {
    guard let title, type(of: self) == UITableViewHeaderFooterView.self else { return }
    textLabel?.text = title
    setNeedsLayout()
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
