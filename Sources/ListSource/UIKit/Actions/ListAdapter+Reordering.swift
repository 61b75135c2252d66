internal import Foundation
internal import KitSupport

#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#else
  internal import PortableUIKit
#endif

extension ListAdapter {
  /// Whether the user can move a row. One that is known by its place would be another row elsewhere, which is reported.
  func canMove(_ index: RowIndex) -> Bool {
    guard let row = shown.row(at: index), row.group.isReorderable else { return false }
    if row.group.identity(at: row.index) != nil { return true }
    reportMoveByPlace(of: index)
    return false
  }

  private func reportMoveByPlace(of index: RowIndex) {
    guard !exchange(&progress.hasReportedMoveByPlace, with: true) else { return }
    Reports.report(
      """
      Row \(index.row) of section \(index.section) is reorderable and cannot be moved, because it is known by its place, \
      where another row is then. Give the rows an id by Rows.id(_:), or models that are Identifiable.
      """
    )
  }

  /// Where a row goes that the user drags to a place: there if it may, else back.
  func target(of origin: RowIndex, at proposed: RowIndex) -> RowIndex {
    shown.source.canMove(origin, to: proposed) ? proposed : origin
  }

  /// Whether this is the drag of one of its rows.
  func isDragging(_ session: AnyObject) -> Bool { progress.drag === session }

  /// Takes note that the user has moved a row, which the list view shows where it is now, and emits the event.
  ///
  /// A list that waits does not know of that yet: the row is moved there too. Rows whose cells or heights differ are
  /// shown by a reload.
  ///
  /// - Parameters:
  ///   - origin: where the row was.
  ///   - target: where it is now.
  ///   - show: has the list view show the row there, if it does not yet, as it changes the list.
  func move(
    _ origin: RowIndex,
    to target: RowIndex,
    showing show: (_ change: @escaping () -> Void) -> Void = { change in change() }
  ) {
    guard origin != target else { return }
    guard !progress.isUpdating, let row = shown.row(at: origin), let id = shown.id(of: origin),
      let moved = shown.source.moving(origin, to: target)
    else {
      // A subclass let the row go where the list has no place for it.
      reload()
      return
    }
    show { _ = exchange(&self.shown, with: ShownList(moved)) }
    // It may have rows that do not show, because their section is collapsed.
    let latest = progress.waiting?.source ?? applied.source
    let next = latest.following(moved, to: target)
    progress.waiting?.source = next
    _ = exchange(&applied.source, with: next)
    guard let now = shown.row(at: target), let acted = ActedRow(at: target, in: self) else { return }
    let isInSection = origin.section == target.section
    let isOfOtherHeight = usesDeclaredHeights && now.height != row.height
    if isOfOtherHeight || !now.group.hasCells(of: row.group, inSameSection: isInSection) {
      progress.needsReload = true
      if progress.waiting == nil { reload() }
    }
    // The list that waits may have moved the row, or removed it.
    guard let from = place(of: id, in: latest, near: origin), let to = place(of: id, in: next, near: target)
    else { return }
    acted.emit(Reorder(item: row.model, from: from, to: to))
  }

  private func place(of id: RowIdentity, in source: ListSource, near guess: RowIndex) -> Reorder.Place? {
    let shown = ShownList(withoutHiddenRows(source))
    guard let index = shown.index(of: id, near: guess), let section = shown.section(at: index.section) else {
      return nil
    }
    return Reorder.Place(section: section.id, indexPath: IndexPath(index))
  }

  /// A finger drags a row: lists wait.
  func beginDrag(_ session: AnyObject) { progress.drag = session }

  /// The finger is lifted: what waits is shown. A drag that began under another adapter is not this one's.
  func endDrag(_ session: AnyObject) {
    guard isDragging(session) else { return }
    progress.drag = nil
    lifted = nil
    showWaitingInTurn()
  }
}
