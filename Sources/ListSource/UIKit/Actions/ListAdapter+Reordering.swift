internal import Foundation
internal import KitSupport
internal import PlatformUIKit

extension ListAdapter {
  /// Returns whether the user can move a row. One without an id cannot: its identity depends on its position.
  func canMove(_ index: RowIndex) -> Bool {
    shown.row(at: index)?.group.isReorderable == true && hasID(index, "reorderable but cannot move")
  }

  private func hasID(_ index: RowIndex, _ problem: ReportText) -> Bool {
    if shown.row(at: index)?.id != nil { return true }
    reports.report(
      .moveByPosition,
      """
      Row \(index.row) of section \(index.section) is \(problem), because it is identified by its position. Give the \
      rows an id by Rows.id(_:), or use models that are Identifiable.
      """
    )
    return false
  }

  /// Returns the index to which a dragged row moves: `proposed` if the list accepts the move, or else `origin`.
  func target(of origin: RowIndex, at proposed: RowIndex) -> RowIndex {
    shown.source.canMove(origin, to: proposed) ? proposed : origin
  }

  func isDragging(_ session: AnyObject) -> Bool { progress.drag === session }

  /// Moves a row in the shown list and in the applied list, and emits the row's event.
  ///
  /// The positions in the event are those in the applied list, including the hidden rows of collapsed sections. If that
  /// list no longer contains the row, or already has it there, the method emits no event. If the row needs a different
  /// cell or height, the list view is also reloaded. If the event is not handled, or a strategy refuses it by an error,
  /// the row returns, unless the app has applied another list.
  ///
  /// If the list does not accept the target, or an update is running, the method only reloads the list view. Does
  /// nothing if both indices are equal. `show` calls `change` and moves the row in the list view. Its default is for a
  /// list view that has already moved the row.
  func move(
    _ origin: RowIndex,
    to target: RowIndex,
    showing show: (_ change: @escaping () -> Void) -> Void = { change in change() }
  ) {
    guard origin != target else { return }
    guard !progress.isUpdating, let row = shown.row(at: origin), let id = shown.id(of: origin),
      let moved = shown.source.moving(origin, to: target)
    else {
      // A subclass allowed a target that the list does not accept.
      reload()
      return
    }
    show { self.change { $0.show(ShownList(moved)) } }
    // Includes the hidden rows of collapsed sections, as the app's models do.
    let (latest, next) = (source, repeating(moved, of: row, to: target))
    change { $0.source = next }
    // Without a drag session, the children have stayed behind.
    collapse(at: target)
    guard let now = shown.row(at: target), let acted = RowInteraction(at: target, in: self) else { return }
    let isInSection = origin.section == target.section
    let isOfOtherHeight = usesDeclaredHeights && now.height != row.height
    if isOfOtherHeight || !now.group.hasCells(of: row.group, inSameSection: isInSection) {
      progress.needsReload = true
      if list.waiting == nil { reload() }
    }
    // An applied list that waits may have removed the row, or the section to which it moves.
    guard let from = place(of: id, in: latest, near: origin)?.place,
      let to = place(of: id, in: next, near: target)?.place,
      from.indexPath != to.indexPath || from.parent != to.parent
    else { return }
    let isAccepted = acted.emit(Reorder(item: row.model, id: id.idOfRow, from: from, to: to))
    guard !isAccepted, source.distinct === next.distinct else { return }
    change { $0.source = latest }
    if list.waiting == nil { applyAgain() }
  }

  /// Moves a row in the list view too.
  func moveShownRow(_ origin: RowIndex, to target: RowIndex) {
    duringCallback {
      move(origin, to: target) { change in
        let update = { [listView] in
          change()
          listView?.moveRow(at: IndexPath(origin), to: IndexPath(target))
        }
        listView?.performBatchUpdates(update, completion: nil)
      }
    }
  }

  /// Returns the applied list with a move that `moved`, the shown list, already contains.
  ///
  /// A node of an outline comes after its nearest earlier sibling that is still there. Nothing moves if the node now
  /// has another parent than before the drag, or if the list lacks the new parent.
  private func repeating(_ moved: ListSource, of row: Row, to target: RowIndex) -> ListSource {
    let section = moved.distinct.rows.sections[target.section]
    guard let id = row.group.identity(at: row.index), let shown = section.group(of: target.row).rows.branch
    else { return source.following(moved, to: target) }
    let all = everything
    guard let now = all.index(of: id, near: target).flatMap(all.row), let old = now.group.branch,
      old.parent == row.group.branch?.parent,
      let new = all.source.sections.lazy.compactMap({ declared in
        // At the top, the drop was in one of the outlines of its section.
        let number = shown.parent == nil ? section.outlines.firstIndex { $0 === shown.declared } : nil
        if shown.parent == nil, !declared.hasID(of: section) { return nil as Branch? }
        let outlines = declared.outlines
        return declared.groups.first { group in
          guard let branch = group.branch, branch.parent == shown.parent, group.accepts(now) else {
            return false
          }
          return number.map { $0 < outlines.count && outlines[$0] === branch.declared } ?? true
        }?.branch
      }).first,
      !new.path.contains(id)
    else { return source }
    let siblings = (0..<target.row).reversed().filter { section.group(of: $0).rows.branch === shown }
    let drop = (now, siblings.map(section.identity))
    let sections = source.sections.map { declared in
      declared.with(
        declared.groups.map { group in
          let rest = group.isChanged(by: old) ? group.replacing(id, in: old, by: nil) : group
          return group.isChanged(by: new) ? rest.replacing(id, in: new, by: drop) : rest
        }
      )
    }
    return source.with(sections: sections)
  }

  /// Returns the place of a row in a list in which only the expanded nodes and those above the row are open.
  func place(of id: RowIdentity, in source: ListSource, near guess: RowIndex)
    -> (place: Reorder.Place, row: Row)?
  {
    var list = ShownList(disclosures.allRows(of: source))
    if source.hasOutlines {
      let path = list.index(of: id, near: guess).flatMap(list.row)?.group.branch?.path ?? []
      list = ShownList(
        disclosures.allRows(of: source) { [disclosures] in path.contains($0) || disclosures.isExpanded($0) }
      )
    }
    guard let index = list.index(of: id, near: guess), let row = list.row(at: index),
      let section = list.section(at: index.section)
    else { return nil }
    let place = Reorder.Place(
      section: section.id,
      indexPath: IndexPath(index),
      parent: row.group.branch?.parent?.idOfRow,
      index: row.group.start + row.index
    )
    return (place, row)
  }

  /// Returns the items of a drag. UIKit asks for the items of all selected rows, but a drag moves one row.
  func dragItems(
    of indexPath: IndexPath,
    canMove: Bool,
    in listView: any ListView,
    for session: any UIDragSession
  ) -> [UIDragItem] {
    let selected = listView.selectedIndexPaths
    let rows = selected.contains(indexPath) ? selected : [indexPath]
    guard progress.drag == nil, let row = shown.row(at: RowIndex(indexPath)),
      listView.pressedRow(among: rows, at: session.location(in: listView)) == indexPath,
      canMove || row.group.moves(.departure), hasID(RowIndex(indexPath), "draggable but cannot be dragged")
    else { return [] }
    lift(RowIndex(indexPath), moves: canMove)
    return [UIDragItem(itemProvider: NSItemProvider())]
  }

  func lift(_ index: RowIndex, moves: Bool) {
    guard let row = shown.row(at: index), let id = shown.id(of: index) else { return }
    dragged = DraggedRow(row: row, id: id, moves: moves, cell: listView?.shownCell(at: IndexPath(index)))
  }

  /// Collapses the dragged row, so that it takes its children along.
  func beginDrag(_ session: AnyObject) {
    // The cell may show another row by now.
    if let dragged, let index = dragged.cell.flatMap({ listView?.indexPath(ofCell: $0) }).map(RowIndex.init),
      dragged.id == shown.id(of: index)
    {
      collapse(at: index)
    }
    (progress.drag, progress.source) = (session, nil)
  }

  func collapse(at index: RowIndex) {
    guard let node = shown.row(at: index)?.node, disclosures.isExpanded(node) else { return }
    RowInteraction(at: index, in: self)?.toggle()
  }

  /// Shows the waiting list, if there is one. Ignores a drag that began with another adapter.
  func endDrag(_ session: AnyObject) {
    guard isDragging(session) else { return }
    (progress.drag, progress.source, dragged) = (nil, nil, nil)
    showWaitingWhenIdle()
    measuringView?.setNeedsLayout()
    for end in exchange(&dragEnds, with: []) { end() }
  }
}

extension AnyRows {
  /// Returns whether the rows change if a branch gets other siblings. All outlines know the children of a node, because
  /// the user may drag it from one to another.
  fileprivate func isChanged(by branch: Branch) -> Bool {
    branch.parent == nil ? self === branch.declared : isOutline
  }
}

extension ListSection {
  /// The rows that declare the outlines of the section, in order.
  fileprivate var outlines: [AnyRows] {
    groups.reduce(into: []) { outlines, group in
      if let declared = group.branch?.declared, outlines.last !== declared { outlines.append(declared) }
    }
  }
}
