internal import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension TableAdapter {
  /// Shows a list: the first one by a reload, a later one by the smallest set of batch updates from the one that is shown.
  ///
  /// It may be called at any time. Inside a callback of the table view, or while updates run, the list waits for its turn;
  /// of several that wait the last is shown. A table view that is in no window is reloaded, because nobody sees it.
  ///
  /// - Parameters:
  ///   - source: the list.
  ///   - animated: whether the updates are animated.
  /// - Returns: what tells when the list is shown; ignoring that is fine.
  @discardableResult
  public func apply(_ source: ListSource, animated: Bool = true) -> TableUpdate {
    let update = TableUpdate()
    guard let tableView else {
      update.finish(.superseded)
      return update
    }
    guard isInPlace(tableView) else {
      update.finish(.superseded)
      return update
    }
    self.source = source
    progress.waiting?.update.finish(.superseded)
    progress.waiting = (source, animated, update)
    if progress.isIdle {
      showWaiting()
    } else if !progress.isUpdating {
      // A question of the table view is being answered: it must see the same list until it has asked all.
      Task { [weak self] in self?.showWaiting() }
    }
    return update
  }

  /// Whether the table view still asks the adapter; reports it where somebody put something else in the adapter's place.
  private func isInPlace(_ tableView: UITableView) -> Bool {
    if tableView.delegate !== self {
      Reports.report(
        """
        A table view's adapter is not its delegate any more: heights, selection and headers are not what the list says. \
        In place of tableView.delegate = … write tableView.adapter?.delegate = ….
        """
      )
    }
    if tableView.dataSource === self { return true }
    Reports.report(
      """
      A table view's adapter is not its data source any more, so the list was not shown. \
      Remove tableView.dataSource = …: the adapter is the data source.
      """
    )
    return false
  }

  /// Shows what waits, one list after the other.
  private func showWaiting() {
    while progress.isIdle, let (source, animated, update) = progress.waiting {
      progress.waiting = nil
      show(source, animated: animated, update)
    }
  }

  private func show(_ source: ListSource, animated: Bool, _ update: TableUpdate) {
    guard let tableView else { return update.finish(.superseded) }
    progress.isUpdating = true
    defer { progress.isUpdating = false }
    guard progress.hasShown, tableView.window != nil else {
      progress.hasShown = true
      shown = ShownList(source)
      shownSource = source
      useUniformHeight(of: source, in: tableView)
      tableView.reloadData()
      return update.finish(.applied)
    }
    let old = shownSource
    let changes = ListChanges(from: old, to: source)
    shownSource = source
    forgetHeights(of: changes, to: source)
    if animated {
      applyStages(changes, from: old, to: source, in: tableView, update)
    } else {
      UIView.performWithoutAnimation { applyStages(changes, from: old, to: source, in: tableView, update) }
    }
    shown = ShownList(source)
    useUniformHeight(of: source, in: tableView)
  }

  private func applyStages(
    _ changes: ListChanges,
    from old: ListSource,
    to new: ListSource,
    in tableView: UITableView,
    _ update: TableUpdate
  ) {
    guard let last = changes.stages.indices.last else { return update.finish(.applied) }
    for (index, stage) in changes.stages.enumerated() {
      tableView.performBatchUpdates {
        // The table view may have asked for the list before the batch once more: it changes inside, never before.
        self.shown = ShownList(from: old, to: new, after: stage)
        tableView.apply(stage, from: old, to: new)
      } completion: { _ in
        if index == last { update.finish(.applied) }
      }
    }
  }
}

extension UITableView {
  /// Tells the operations of a stage.
  fileprivate func apply(_ stage: ListChanges.Stage, from old: ListSource, to new: ListSource) {
    deleteSections(IndexSet(stage.deletedSections), with: .automatic)
    insertSections(IndexSet(stage.insertedSections), with: .automatic)
    for move in stage.movedSections { moveSection(move.from, toSection: move.to) }
    deleteRows(at: stage.deletedRows.map(IndexPath.init), with: .automatic)
    insertRows(at: stage.insertedRows.map(IndexPath.init), with: .automatic)
    for move in stage.movedRows { moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
    let updated = stage.updatedRows.map(IndexPath.init)
    reconfigureRows(at: updated.filter { !needsOtherCell(at: $0) })
    reloadRows(at: updated.filter { needsOtherCell(at: $0) }, with: .automatic)
    reloadSections(IndexSet(stage.updatedSections), with: .none)
  }

  private func needsOtherCell(at indexPath: IndexPath) -> Bool {
    guard let cell = cellForRow(at: indexPath), let adapter else { return false }
    return adapter.reuseIdentifier(at: indexPath) != cell.reuseIdentifier
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
